import fc from 'fast-check'
import { plausibleSeconds } from '../src/1-runner/answers/plausible-times.ts'
import { weeklyLoadLimit } from '../src/1-runner/limits.ts'
import { budgets, climates, courses, diets, raceTypes, sexes } from '../src/1-runner/questionnaire.ts'
import type { Runner } from '../src/1-runner/runner.ts'
import { allergenGroupIds } from '../src/foods/exclusions/allergen-groups.ts'
import { centimetersPerInch, kilogramsPerPound, kilometersPerMile } from '../src/units.ts'
import { type RunnerWishes, someRunner } from './some-runner.ts'

/** One or more for each code, as runners write them. */
const healthWords = [
  ...'pregnant 20 weeks|breastfeeding|type 2 diabetes, metformin|insulin|high blood pressure|diuretic'.split(
    '|',
  ),
  ...'heart disease|ADHD medication|one kidney|was anorexic|celiac disease|IBS|acid reflux|EpiPen'.split('|'),
  ...'asthma|lithium|latex|halal|kosher|no beef|pescatarian|Jain|alpha-gal|I use SiS gels|no Maurten'.split(
    '|',
  ),
]

const wordsForAdults: ReadonlySet<string> = new Set([
  'type 2 diabetes, metformin',
  'insulin',
  'heart disease',
  'one kidney',
  'was anorexic',
])

// `fc.double` is uniform over floats, most of which are next to zero: nearly every runner would run at the record.
const shareUpTo = (most: number) => fc.integer({ min: 0, max: 10_000 }).map((part) => (most * part) / 10_000)

/** Any runner whose answers are accepted, in round metric or US units. */
export const anyWishes: fc.Arbitrary<RunnerWishes> = fc
  .record({
    race: fc.constantFrom(...raceTypes),
    /** The place between the fastest and the slowest valid target, 0 to 1: half of all runners are in the fast third. */
    slowness: fc.oneof(shareUpTo(0.35), shareUpTo(1)),
    sex: fc.constantFrom(...sexes),
    age: fc.oneof(fc.integer({ min: 18, max: 70 }), fc.integer({ min: 12, max: 95 })),
    inches: fc.integer({ min: 52, max: 86 }),
    centimeters: fc.integer({ min: 130, max: 220 }),
    massIndex: fc.oneof(
      fc.double({ min: 18.5, max: 28, noNaN: true }),
      fc.double({ min: 14.05, max: 49.9, noNaN: true }),
    ),
    week: fc.oneof(fc.integer({ min: 10, max: 120 }), fc.integer({ min: 0, max: 280 })),
    longRunShare: shareUpTo(1),
    sweatTenths: fc.option(fc.integer({ min: 2, max: 40 }), { freq: 2 }),
    practicedRate: fc.option(fc.integer({ min: 0, max: 120 }), { freq: 1 }),
    diet: fc.constantFrom(...diets),
    allergies: fc.subarray([...allergenGroupIds], { maxLength: 2 }),
    budget: fc.constantFrom(...budgets),
    course: fc.constantFrom(...courses),
    climate: fc.constantFrom(...climates),
    units: fc.constantFrom('metric' as const, 'imperial' as const),
    /** About one runner in eight writes about health. */
    healthWords: fc.oneof(
      { weight: 7, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...healthWords], { minLength: 1, maxLength: 3 }) },
    ),
    daysToGo: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 700 })),
  })
  .map(({ slowness, inches, centimeters, massIndex, week, longRunShare, sweatTenths, ...wish }) => {
    const imperial = wish.units === 'imperial'
    const heightCm = imperial ? inches * centimetersPerInch : centimeters
    const weeklyKm = imperial ? Math.floor(week / kilometersPerMile) * kilometersPerMile : week
    const [fastest, slowest] = plausibleSeconds(wish.race, wish.sex)
    return {
      ...wish,
      targetSeconds: Math.ceil(fastest + slowness * (slowest - Math.ceil(fastest))),
      pacePerMileSeconds: null,
      heightCm,
      weightKg: weightFor(heightCm, massIndex, imperial),
      weeklyKm,
      longRunKm: longRunOf(weeklyKm, longRunShare, imperial),
      sweatRate: sweatTenths === null ? null : sweatTenths / 10,
      today: { year: 2027, month: 3, day: 1 },
      preferences: {},
    }
  })
  .filter(isAccepted)

export const anyRunner = anyWishes.map((wishes) => someRunner(wishes))

/** The first runners that every law draws, so that they are planned once; `fc.sample` would draw others. */
export function drawnRunners(count: number): readonly Runner[] {
  const runners: Runner[] = []
  fc.assert(
    fc.property(anyRunner, (runner) => void runners.push(runner)),
    { numRuns: count },
  )
  return runners
}

function weightFor(heightCm: number, massIndex: number, imperial: boolean): number {
  const kg = massIndex * (heightCm / 100) ** 2
  return imperial ? Math.round(kg / kilogramsPerPound) * kilogramsPerPound : Math.round(kg * 10) / 10
}

function longRunOf(weeklyKm: number, share: number, imperial: boolean): number {
  const km = share * Math.min(weeklyKm, 60)
  return imperial ? Math.floor(km / kilometersPerMile) * kilometersPerMile : Math.floor(km)
}

/** The bounds that rounding to whole pounds or kilograms may have exceeded. */
function isAccepted(wishes: RunnerWishes): boolean {
  const { heightCm, weightKg, weeklyKm, race, age } = wishes
  if (age < (race === 'Marathon' ? 16 : 12)) return false
  if (age < 18 && wishes.healthWords.some((word) => wordsForAdults.has(word))) return false
  const massIndex = weightKg / (heightCm / 100) ** 2
  if (weightKg * weeklyKm > weeklyLoadLimit.value) return false
  return weightKg >= 35 && weightKg <= 180 && massIndex >= 14 && massIndex <= 50
}
