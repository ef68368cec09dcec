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
import { type NoteCode, type NoteFacts, groupsToWarnOf } from '../note.ts'
import type { Plan, PlanMeal } from '../plan.ts'
import type { Given } from './audit.ts'
import { isBeans } from '../foods/foods.ts'

/**
 * The notes that this runner needs, by code. The conditions
 * are recomputed from the runner, the targets and the plan; no flag is used. One entry per note, with its facts.
 */
export type ExpectedNotes = { readonly [Code in NoteCode]: readonly NoteFacts[Code][] }

export function expectedNotes(given: Given): ExpectedNotes {
  return { ...forEveryone, ...byRunner(given), ...byTargets(given), ...byExclusions(given), ...byPlan(given) }
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
  'sodium-and-cramps': [null],
  'assumed-race': [null],
  'sweat-rate': [null],
  'average-energy': [null],
  'food-figures': [null],
  groceries: [null],
} as const satisfies Partial<ExpectedNotes>

function byRunner({ runner, targets }: Given) {
  const { age, race, sex, diet, climate, sweatRate, weight, height } = runner
  const massIndex = weight / (height / 100) ** 2
  const { high, extreme } = sweatRateDoubts.value
  return {
    'marathon-under-18': when(age < 18 && race === 'Marathon'),
    'under-18': when(age < 18),
    'from-65': when(age >= medicalCheckAge.value),
    'check-target': when(runner.targetTime < eliteTarget.value * fastestTime(race, sex)),
    'low-weight': when(massIndex < bodyMassIndexClasses.value.lean),
    'high-weight': when(massIndex >= bodyMassIndexClasses.value.heavy),
    heat: when(climate === 'Hot & Humid'),
    'high-sweat-rate': when(sweatRate !== null && sweatRate > high && sweatRate <= extreme),
    'extreme-sweat-rate': when(sweatRate !== null && sweatRate > extreme),
    'low-mileage': when(race === 'Marathon' && runner.weeklyDistance < lowMarathonVolume.value),
    'vegan-supplements': when(diet === 'Vegan'),
    alcohol: when(age >= 18),
    caffeine: when(age >= 18 && targets.caffeine > 0),
    'medical-clearance': medicalClearanceOf(runner),
    'long-run-share': when(runner.longRun > longRunShare.value * runner.weeklyDistance),
    'iron-and-periods': when(age < 18 || (sex !== 'Male' && age <= ironCheckUpTo.value)),
    calcium: when(diet !== 'Vegan' && runner.exclusions.groups.includes('milk')),
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
  const isStrong = longest >= 4 || (longest >= 3 && runner.weight < 55)
  const liters = (race.perHour.fluids * race.time) / 1000
  return {
    // A plan made to leave exactly 45 is not below it, whatever the division lost on the way.
    'lean-energy': when(isGuarded && energyAvailability < enoughEnergyAvailable.value - 1e-9),
    'drink-no-more-than-thirst': when(!isStrong && longest >= 2),
    'drinking-too-much': when(isStrong),
    'much-to-drink': when(isSlow && liters > highDrinkingVolume.value),
    'sweat-loss': when(race.predictedLossPercent > bodyMassLossNote.value),
    'gut-practice': when(
      Math.max(race.gutTraining.target, longRun.perHour.carbs) >= gutTraining.value.fromRate,
    ),
  } satisfies Partial<ExpectedNotes>
}

function byExclusions({ plan, runner: { exclusions, diet } }: Given) {
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
      .map((group) => ({ group })),
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
    shortfall: [
      ...plan.race_day.shortfalls.map(({ of }) => ({ run: 'race' as const, of })),
      ...plan.long_run.shortfalls.map(({ of }) => ({ run: 'long-run' as const, of })),
    ],
    'little-recovery-protein': littleProtein(given),
    'safe-beans': safeBeans(given),
  } satisfies Partial<ExpectedNotes>
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

/** Wherever a menu has dry beans; today's cannot soak overnight. */
function safeBeans({ plan }: Given): NoteFacts['safe-beans'][] {
  const after = plan.race_day.recovery_meal ? [plan.race_day.recovery_meal] : []
  const week = plan.race_week.map(({ date, meals }, at) => ({
    date,
    meals: at === plan.race_week.length - 1 ? [...meals, ...after] : meals,
  }))
  if (week.some(({ date, meals }) => date === plan.runner.today && eats(meals)))
    return [{ when: 'today', eaten: [] }]
  if (week.some(({ meals }) => eats(meals))) return [{ when: 'race-week', eaten: [] }]
  const { breakfasts, recovery_meal: recovery } = plan.long_run
  const eaten = [
    ...(eats(plan.training_days.flatMap(({ meals }) => meals)) ? (['training-days'] as const) : []),
    ...(eats([...breakfasts, ...(recovery ? [recovery] : [])]) ? (['long-run'] as const) : []),
  ]
  return eaten.length > 0 ? [{ when: 'examples', eaten }] : []
}

const eats = (meals: readonly PlanMeal[]) =>
  meals.some(({ items }) => items.some(({ food_id: id }) => isBeans(id)))
