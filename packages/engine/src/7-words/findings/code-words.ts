import type { FlagCode } from '../../2-targets/flags.ts'
import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../../foods/exclusions/food-families.ts'
import { findFood } from '../../foods/foods.ts'
import { readIsoDay } from '../../plain-day.ts'
import type { PlanDay, PlanMealName, PlanRow } from '../../plan.ts'
import type { PlanRunWorking, PlanWorking } from '../../plan-working.ts'
import { dayInWords } from '../amounts/days.ts'
import { mealName } from '../menus/meal-words.ts'

/** A code of the plan in words; texts that a runner typed stay as they are. */
export function codeWords(path: string, code: string): string {
  if (path.startsWith('runner.answers.')) return code
  if (path === 'race_day.rows') return phaseAtMinute(code)
  if (readIsoDay(code)) return dayInWords(code)
  if (path.endsWith('.items') || path.includes('.swaps.')) return findFood(code)?.name.toLowerCase() ?? code
  const last = path.slice(path.lastIndexOf('.') + 1)
  return wordsOf[last]?.(code) ?? code
}

const wordsOf: Readonly<Record<string, ((code: string) => string | undefined) | undefined>> = {
  meals: (code) => (isMealName(code) ? mealName({ name: code }).toLowerCase() : undefined),
  kind: (code) => table(dayKinds)[code],
  key: (code) => code.replaceAll('-', ' '),
  flags: (code) => table(flagWords)[code],
  settled_by: (code) => table(settledBy)[code],
  if_then: (code) => code.replaceAll('-', ' '),
  capped_by: (code) => table(cappedBy)[code],
  groups: (code) => allergenGroups.find(({ group }) => group === code)?.label.toLowerCase(),
  families: (code) => foodFamilies.find(({ family }) => family === code)?.label.toLowerCase(),
}

const table = (words: Readonly<Record<string, string>>) => words

const mealNames: Readonly<Record<PlanMealName, true>> = {
  breakfast: true,
  'morning-snack': true,
  lunch: true,
  'afternoon-snack': true,
  dinner: true,
  'evening-snack': true,
  'late-morning-snack': true,
  'late-afternoon-snack': true,
  recovery: true,
}

const isMealName = (code: string): code is PlanMealName => Object.hasOwn(mealNames, code)

const dayKinds: Readonly<Record<PlanDay['kind'], string>> = {
  rest: 'a rest day',
  run: 'a run day',
  'long-run': 'the long-run day',
  'easy-week': 'an easy day',
  loading: 'a loading day',
  'day-before': 'the day before',
  'race-morning': 'race morning',
}

/** Of the finding on when each phase is: "caffeine -60". */
function phaseAtMinute(code: string): string {
  const [phase = '', minute = '0'] = code.split(' ')
  const at = Number(minute)
  return `${table(phases)[phase] ?? phase} ${Math.abs(at)} minutes ${at < 0 ? 'before' : 'after'} the start`
}

const phases: Readonly<Record<PlanRow['phase'], string>> = {
  breakfast: 'breakfast',
  caffeine: 'caffeine',
  'top-up': 'the last fuel',
  during: 'fuel',
  recovery: 'recovery',
}

const flagWords: Readonly<Record<FlagCode, string>> = {
  TARGET_ELITE_CHECK: 'very fast target',
  MINOR: 'under 18',
  MINOR_MARATHON: 'marathon under 18',
  AGE_65_PLUS: '65 or older',
  BMI_LOW: 'low weight',
  BMI_HIGH: 'high weight',
  EA_BELOW_45: 'little energy besides running',
  EAH_NOTE: 'more than two hours to drink in',
  EAH_SLOW: 'many hours to drink in',
  EAH_HIGH_VOLUME: 'more than 3 liters to drink',
  HEAT: 'heat',
  HEAT_EXTREME: 'extreme heat',
  LOSS_GT_3PCT: 'more than 3% of weight lost',
  SWEAT_HIGH: 'high sweat rate',
  SWEAT_EXTREME: 'extreme sweat rate',
  LOW_VOLUME: 'short weekly distance',
  VEGAN_B12_IRON: 'vitamin B12 and iron',
  GUT_PRACTICE: 'gut practice',
  HEALTH_PREGNANCY: 'pregnancy',
  HEALTH_BREASTFEEDING: 'breastfeeding',
  HEALTH_DIABETES: 'diabetes',
  HEALTH_BLOOD_PRESSURE: 'blood pressure',
  HEALTH_HEART: 'heart',
  HEALTH_STIMULANT: 'anxiety or stimulants',
  HEALTH_KIDNEY: 'kidneys',
  HEALTH_EATING_DISORDER: 'eating and energy',
  HEALTH_CELIAC: 'celiac disease',
  HEALTH_IBS: 'IBS',
  HEALTH_REFLUX: 'reflux',
  HEALTH_SEVERE_ALLERGY: 'severe allergy',
  HEALTH_OTHER_HEALTH: 'another condition or medicine',
}

type SettledBy =
  | PlanWorking['daily']['settled_by']
  | PlanRunWorking[('carbs' | 'sodium' | 'fluids') & keyof PlanRunWorking]['settled_by']

const settledBy: Readonly<Record<SettledBy, string>> = {
  'what-is-left': 'what carbs and protein leave',
  'most-fat': 'the most fat',
  'least-fat': 'the least fat',
  'least-carbohydrate': 'the least carbs',
  'most-carbohydrate': 'the most carbs',
  duration: 'the duration',
  'least-share-of-energy': 'the least share of the energy burned',
  'most-share-of-energy': 'the most of the energy burned',
  'most-an-hour': 'the most an hour',
  drink: 'the drink',
  'least-an-hour': 'the least an hour',
  'share-of-loss': 'a share of what you sweat',
  'two-percent-loss': 'a loss of 2% of your weight',
  'half-the-sweat': 'half of what you sweat',
  sips: 'sips',
  'share-of-sweat': 'a share of what you sweat',
  'no-added-salt': 'no added salt',
}

const cappedBy: Readonly<Record<NonNullable<PlanRunWorking['carbs']['capped_by']>, string>> = {
  age: 'your age',
  'one-source': 'a single kind of sugar',
}
