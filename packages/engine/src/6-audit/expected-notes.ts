import { fastestTime } from '../1-runner/answers/plausible-times.ts'
import { raceDistances } from '../1-runner/race-distances.ts'
import {
  eliteTarget,
  longRunShare,
  lowMarathonVolume,
  medicalCheckAge,
  medicalClearance,
  slowMarathonRisk,
} from '../evidence/race-time.ts'
import { gutTraining } from '../evidence/carbohydrate.ts'
import { bodyMassIndexClasses, enoughEnergyAvailable, ironCheckUpTo } from '../evidence/energy.ts'
import { bodyMassLossNote, highDrinkingVolume, sweatRateDoubts } from '../evidence/fluids.ts'
import { recoveryMealTolerances } from '../evidence/recovery.ts'
import { familiesNamed } from '../foods/exclusions/food-families.ts'
import { mayHoldGelatin } from '../foods/products.ts'
import type { HealthCode } from '../health.ts'
import { type NoteCode, type NoteFacts, groupsToWarnOf } from '../note.ts'
import type { Plan } from '../plan.ts'
import type { Given } from './audit.ts'
import { isWarnedOfHeat } from './conditions.ts'

/**
 * The notes that this runner needs, by code. The conditions
 * are recomputed from the runner, the targets and the plan; no flag is used. One entry per note, with its facts.
 */
export type ExpectedNotes = { readonly [Code in NoteCode]: readonly NoteFacts[Code][] }

export function expectedNotes(given: Given): ExpectedNotes {
  return {
    ...forEveryone,
    ...byHealth(given),
    ...byRunner(given),
    ...byTargets(given),
    ...byExclusions(given),
    ...byPlan(given),
  }
}

const when = (isSo: boolean): readonly null[] => (isSo ? [null] : [])

const forEveryone = {
  'not-medical-advice': [null],
  'see-a-doctor': [null],
  'test-fueling': [null],
  'drink-to-thirst': [null],
  'read-labels': [null],
  'recovery-drinks': [null],
  'no-painkillers': [null],
  'no-risky-supplements': [null],
  'assumed-race': [null],
  'sweat-rate': [null],
  'average-energy': [null],
  'food-figures': [null],
  groceries: [null],
} as const satisfies Partial<ExpectedNotes>

/** The first notes in their order, each with the codes that ask for it. */
const codesOfHealthNote = {
  'health-pregnancy': ['pregnancy'],
  'health-breastfeeding': ['breastfeeding'],
  'health-diabetes': ['diabetes'],
  'health-blood-pressure': ['blood_pressure'],
  'health-heart': ['heart'],
  'health-stimulant': ['stimulant'],
  'health-kidney': ['kidney'],
  'health-eating-disorder': ['eating_disorder'],
  'health-celiac': ['celiac'],
  'health-ibs': ['ibs', 'low_fodmap'],
  'health-reflux': ['reflux'],
  'health-severe-allergy': ['severe_allergy'],
  'health-other': ['other_health'],
} as const satisfies Partial<Record<NoteCode, readonly HealthCode[]>>

type HealthNote = keyof typeof codesOfHealthNote

export const healthNotesInOrder = Object.keys(codesOfHealthNote) as HealthNote[]

function byHealth({ runner }: Given) {
  const notes = healthNotesInOrder.map(
    (note) => [note, when(wrote(runner, ...codesOfHealthNote[note]))] as const,
  )
  const isRead = notes.some(([, facts]) => facts.length > 0)
  return {
    ...(Object.fromEntries(notes) as Record<HealthNote, readonly null[]>),
    'read-as-health': when(isRead),
  }
}

function byRunner({ runner, targets }: Given) {
  const { age, race, sex, diet, sweatRate, weight, height } = runner
  const { forecast } = runner.preferences
  const massIndex = weight / (height / 100) ** 2
  const { high, extreme } = sweatRateDoubts.value
  return {
    'marathon-under-18': when(age < 18 && race === 'Marathon'),
    'under-18': when(age < 18),
    'from-65': when(age >= medicalCheckAge.value),
    'check-target': when(runner.targetTime < eliteTarget.value * fastestTime(race, sex)),
    'low-weight': when(massIndex < bodyMassIndexClasses.value.lean),
    'high-weight': when(massIndex >= bodyMassIndexClasses.value.heavy),
    heat: when(isWarnedOfHeat(runner)),
    'extreme-heat': when(forecast !== undefined && forecast.temp_c >= 32),
    forecast: when(forecast !== undefined),
    'high-sweat-rate': when(sweatRate !== null && sweatRate > high && sweatRate <= extreme),
    'extreme-sweat-rate': when(sweatRate !== null && sweatRate > extreme),
    'low-mileage': when(race === 'Marathon' && runner.weeklyDistance < lowMarathonVolume.value),
    'vegan-supplements': when(diet === 'Vegan'),
    alcohol: when(age >= 18 && !wrote(runner, 'pregnancy') && !wrote(runner, 'halal')),
    caffeine: when(age >= 18 && targets.caffeine > 0),
    'medical-clearance': medicalClearanceOf(runner),
    'long-run-share': when(
      runner.daysToGo >= 7 && runner.longRun > longRunShare.value * runner.weeklyDistance,
    ),
    'iron-and-periods': when(
      !wrote(runner, 'pregnancy') && (age < 18 || (sex !== 'Male' && age <= ironCheckUpTo.value)),
    ),
    calcium: when(diet !== 'Vegan' && runner.exclusions.groups.includes('milk')),
    'sodium-and-cramps': when(!wrote(runner, 'blood_pressure', 'heart', 'kidney')),
    'between-the-sexes': when(sex === 'Other'),
  } satisfies Partial<ExpectedNotes>
}

/** Age comes before training, and from 65 on its own note replaces it. */
function medicalClearanceOf({ age, race, weeklyDistance }: Given['runner']) {
  const { fromAge, weekOverRace } = medicalClearance.value
  const isLittle = weeklyDistance < weekOverRace * raceDistances[race]
  const by = age >= fromAge ? 'age' : 'weekly-distance'
  return age >= 18 && age < medicalCheckAge.value && (by === 'age' || isLittle) ? [{ by } as const] : []
}

function byTargets({ runner, targets: { race, longRun, energyAvailability } }: Given) {
  const isGuarded = runner.sex !== 'Male' || runner.age < 18
  const isSlow = race.time >= slowMarathonRisk.value
  const longest = Math.max(race.time, longRun.time)
  // Evidence: overdrinking.
  const isUnsalted = wrote(runner, 'blood_pressure', 'heart', 'kidney')
  const isStrong = longest >= 4 || (longest >= 3 && runner.weight < 55) || (longest >= 2 && isUnsalted)
  const liters = (race.perHour.fluids * race.time) / 1000
  return {
    // A plan made to leave exactly 45 is not below it, whatever the division lost on the way.
    'lean-energy': when(isGuarded && energyAvailability < enoughEnergyAvailable.value - 1e-9),
    'drink-no-more-than-thirst': when(!isStrong && longest >= 2),
    'drinking-too-much': when(isStrong),
    'much-to-drink': when(isSlow && liters > highDrinkingVolume.value),
    'sweat-loss': when(race.predictedLossPercent > bodyMassLossNote.value),
    'gut-practice': when(Math.max(race.gutTraining.target, longRun.goal) >= gutTraining.value.fromRate),
  } satisfies Partial<ExpectedNotes>
}

const wrote = ({ health }: Given['runner'], ...codes: readonly HealthCode[]) =>
  health.some(({ code }) => codes.includes(code))

function byExclusions({ plan, runner }: Given) {
  const { exclusions, diet } = runner
  // Fructose is limited rather than excluded: its own note gives the limit.
  const groups = exclusions.groups.filter((group) => group !== 'fodmap')
  return {
    'groups-excluded': groups.length > 0 ? [{ groups }] : [],
    'family-excluded': familiesNamed(exclusions.families).map(({ family }) => ({ family })),
    'near-miss': (exclusions.nearMisses ?? []).map(({ typed, readAs }) => ({ typed, read_as: readAs })),
    'excluded-by-name': exclusions.unknown.map((words) => ({ words })),
    'not-excluded': (exclusions.unread ?? []).map((words) => ({ words })),
    'about-group': groupsToWarnOf
      .filter((group) => exclusions.groups.includes(group))
      .filter((group) => group !== 'gluten' || !wrote(runner, 'celiac'))
      .filter((group) => group !== 'tree_nut' || !exclusions.groups.includes('nuts'))
      .map((group) => ({ group })),
    'about-celiac': when(wrote(runner, 'celiac')),
    'way-of-eating': (['halal', 'kosher', 'no_beef', 'pescatarian', 'jain', 'alpha_gal'] as const)
      .filter((way) => wrote(runner, way))
      .map((way) => ({ way })),
    'not-about-food': when(wrote(runner, 'not_food')),
    'brand-named': when(wrote(runner, 'brand')),
    'brand-left-out': when(wrote(runner, 'unwanted_brand')),
    'honey-and-gelatin': when(diet === 'Vegan' && mayBuyGelatin(plan)),
    gelatin: when(diet === 'Vegetarian' && mayBuyGelatin(plan)),
  } satisfies Partial<ExpectedNotes>
}

/** Whether a kit names a bought gel, chew or capsule, to take or to take instead. */
const mayBuyGelatin = ({ race_day: race, long_run: longRun }: Plan) =>
  [...race.kit, ...longRun.kit].some(
    ({ product, instead }) =>
      mayHoldGelatin(product) || (instead && 'product' in instead && mayHoldGelatin(instead.product)),
  ) || [race, longRun].some(({ change }) => change && mayHoldGelatin(change.product))

function byPlan(given: Given) {
  const { plan } = given
  const days = [...plan.training_days, ...plan.race_week]
  const short = days.filter(({ far_short_of: of }) => of.length > 0).map(({ key }) => key)
  return {
    'too-few-foods': short.length > 0 ? [{ days: short }] : [],
    'caffeine-not-as-chosen': when((plan.race_day.caffeine?.because ?? null) !== null),
    'own-fuel-not-kept': plan.race_day.not_kept.map(({ product }) => ({ product })),
    'course-filled-in': fromAPreset(given),
    'far-stations': outOfReach(given),
    'course-not-taken': barredOnTheCourse(plan),
    'kitchen-not-kept': (plan.kitchen_not_kept ?? []).map((each) => ({
      of: each.of,
      what: each.of === 'dislike' ? each.id : each.of === 'swap' ? each.meal : '',
    })),
    shortfall: [
      ...plan.race_day.shortfalls.map(({ of }) => ({ run: 'race' as const, of })),
      ...plan.long_run.shortfalls.map(({ of }) => ({ run: 'long-run' as const, of })),
    ],
    'little-recovery-protein': littleProtein(given),
  } satisfies Partial<ExpectedNotes>
}

function fromAPreset({ runner: { preferences } }: Given): NoteFacts['course-filled-in'][] {
  const { stations, preset, checked } = preferences.course ?? {}
  return stations && preset !== undefined ? [{ checked: checked === true }] : []
}

/** More than an hour from the start, from a station or to the finish, or none in time. */
function outOfReach({ plan, runner }: Given): NoteFacts['far-stations'][] {
  const { preset, checked } = runner.preferences.course ?? {}
  const { on_course: course, rows } = plan.race_day
  if (!course || (preset !== undefined && checked !== true)) return []
  const places = [0, ...course.stations.map(({ km }) => km), runner.raceDistance]
  const hourKm = runner.raceDistance / runner.targetTime
  const stretches = places
    .flatMap((to, at) => (at === 0 ? [] : [{ from_km: places[at - 1] ?? 0, to_km: to }]))
    .filter(({ from_km: from, to_km: to }) => to - from > hourKm)
  if (course.counts && stretches.length === 0) return []
  const drunkAt = rows.filter((row) => row.phase === 'during' && row.fluids_ml > 0).map(({ km }) => km)
  return [
    { stretches, drinks_between: drunkAt.some((km) => km === null || !places.slice(1, -1).includes(km)) },
  ]
}

function barredOnTheCourse({ race_day: { on_course: course } }: Plan): NoteFacts['course-not-taken'][] {
  const handedOut = course ? [...(course.drink ? [course.drink] : []), ...course.gels] : []
  const barred = handedOut.filter(({ because }) => because !== null)
  return [...new Set(barred.map(({ product }) => product))].map((product) => ({ product }))
}

function littleProtein({ plan, targets }: Given): NoteFacts['little-recovery-protein'][] {
  const runs = [
    { run: 'race', meal: plan.race_day.recovery_meal, wanted: targets.race.recovery.protein },
    { run: 'long-run', meal: plan.long_run.recovery_meal, wanted: targets.longRun.recovery.protein },
  ] as const
  return runs.flatMap(({ run, meal, wanted }) =>
    meal && meal.protein_g < (1 - recoveryMealTolerances.value.protein) * wanted ? [{ run }] : [],
  )
}
