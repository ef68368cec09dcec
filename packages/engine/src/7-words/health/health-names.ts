import type { HealthCode, HealthMention, WayOfEating } from '../../health.ts'

/** Codes that name a condition or a medicine. */
export type ConditionCode = Exclude<HealthCode, WayOfEating | 'not_food' | 'brand' | 'unwanted_brand'>

/** What a word was read as. Other conditions have no name but the runner's own word. */
const conditionNames: Readonly<Record<Exclude<ConditionCode, 'other_health'>, string>> = {
  pregnancy: 'pregnancy',
  breastfeeding: 'breastfeeding',
  diabetes: 'diabetes',
  blood_pressure: 'blood pressure',
  heart: 'heart',
  stimulant: 'anxiety or stimulants',
  kidney: 'kidneys',
  eating_disorder: 'eating and energy',
  celiac: 'celiac disease',
  ibs: 'IBS',
  low_fodmap: 'low-FODMAP',
  reflux: 'reflux',
  severe_allergy: 'severe allergy',
}

const nameOf = (code: ConditionCode, typed: string): string =>
  code === 'other_health' ? `“${typed}”` : conditionNames[code]

/** What each changes, in a few words. */
export const conditionEffects: Readonly<Record<ConditionCode, string>> = {
  pregnancy: 'no caffeine',
  breastfeeding: '400 kcal a day more',
  diabetes: 'no carb load',
  blood_pressure: 'no caffeine, no added salt',
  heart: 'no caffeine, no added salt',
  stimulant: 'no caffeine',
  kidney: 'no caffeine, no added salt, less protein',
  eating_disorder: 'enough energy every day, no caffeine',
  celiac: 'care against traces of gluten',
  ibs: 'at most 60 g of carbs an hour',
  low_fodmap: 'at most 60 g of carbs an hour',
  reflux: 'no sour fruit, chili or mint, and a note',
  severe_allergy: 'your auto-injector on the list',
  other_health: 'not taken into account',
}

/** What each way of eating leaves out. */
export const wayWords: Readonly<Record<WayOfEating, { readonly name: string; readonly leavesOut: string }>> =
  {
    halal: { name: 'Halal', leavesOut: 'pork, alcohol and gelatin' },
    kosher: { name: 'Kosher', leavesOut: 'pork, shellfish and gelatin' },
    no_beef: { name: 'No beef', leavesOut: 'beef, its broth and gelatin' },
    pescatarian: { name: 'Pescatarian', leavesOut: 'meat, poultry, broth made of them, and gelatin' },
    jain: { name: 'Jain', leavesOut: 'meat, fish, eggs, honey, gelatin, mushrooms and root vegetables' },
    alpha_gal: { name: 'Alpha-gal', leavesOut: 'meat of mammals, broth made of it, lard and gelatin' },
  }

const isCondition = (code: HealthCode): code is ConditionCode => code in conditionEffects

/** Each condition once, with the words that name it: its own name, or the runner's word. */
export const conditionsIn = (health: readonly HealthMention[]): { code: ConditionCode; name: string }[] => {
  const named = health.flatMap(({ code, typed }) =>
    isCondition(code) ? [{ code, name: nameOf(code, typed) }] : [],
  )
  return [...new Map(named.map((each) => [each.name, each])).values()]
}
