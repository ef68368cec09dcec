import type { CountedFood, Part } from '../../6-audit/finding.ts'
import { withUnit } from '../amounts/format-measures.ts'
import { type FindingRenderers, plainFigure } from './finding-renderers.ts'
import { measures } from './measure-words.ts'
import { checkTitles } from './check-titles.ts'
import { placeWords, valueWords } from './path-words.ts'
import { carbDays } from './race-findings.ts'

type Differing = (place: string, value: string, other: string) => string

/** By the check that found it. */
const differing: { readonly other: Differing } & Readonly<Record<string, Differing | undefined>> = {
  'meals-hold-what-they-say': (place, value, other) => `${place} says ${value}, and its foods hold ${other}.`,
  'days-add-up': (place, value, other) => `${place} says ${value}, and its meals add up to ${other}.`,
  'totals-add-up': (place, value, other) => `${place}: the total is ${value}, and the rows sum to ${other}.`,
  'gels-counted': (_place, value, other) => `The summary counts ${value} gels, and the rows name ${other}.`,
  'rows-hold-their-servings': (place, value, other) =>
    `${place} says ${value}, and its servings hold ${other}.`,
  'same-runner': (place, value, other) =>
    `${place} is ${value} in the plan, and your answers make it ${other}.`,
  other: (place, value, other) => `${place}: the plan says ${value}, and it should be ${other}.`,
}

/** Findings on numbers that are out of range, or do not add up. */
export const numberFindings = {
  'nothing-read': (_facts, _plan, { id }) =>
    `Not checked, for there is nothing to look at: “${checkTitles[id]}”.`,
  'out-of-range': ({ of, value, is, limit }, _plan, { id }) => {
    const measure = measures[of === null ? id : `${id} ${of}`]
    const { name, unit, because } = measure ?? { name: checkTitles[id], unit: '', because: '' }
    const [figure, most] = apartFrom(value, limit)
    return `${name}: ${withUnit(figure, unit)} is ${is} than ${withUnit(most, unit)}. ${because}`
  },
  differs: ({ path, stated, made }, plan, { id }) => {
    const [value, other] = [valueWords(path, stated), valueWords(path, made)]
    const place = placeWords(plan, path)
    const render = differing[id] ?? differing.other
    return render(place, value, other)
  },
  'out-of-place': ({ path }, plan) => `${placeWords(plan, path)} does not fit the rest of the plan.`,
  'part-missing': ({ part }) => `There is no ${partWords[part]}.`,
  'example-days': ({ different }) => `The plan shows ${different} different example days instead of three.`,
  'too-much-of': ({ path, of, value, most }, plan) =>
    `${placeWords(plan, path)}: ${counted[of].render(plainFigure(value))} is much for one ${of in ofAMeal ? 'meal' : 'day'}. ${plainFigure(most)} ${counted[of].unit} is the most that menus plan.`,
  'meal-size': ({ path, of, value, is, limit }, plan) =>
    `${placeWords(plan, path)} comes to ${valueWords(of === 'kcal' ? 'kcal' : 'carbs_g', value)}, ${is} than ${plainFigure(limit)} ${of === 'kcal' ? 'kcal' : 'g'}.`,
  'dish-again': ({ path }, plan) => `${placeWords(plan, path)}: this dish was on the table shortly before.`,
  'too-little-left': () =>
    'After your running, this day leaves the body less energy than is planned for anyone. Eat more.',
  'off-target': ({ path, value, target }, plan) =>
    `${placeWords(plan, path)} comes to ${valueWords(path, value)}, and ${plainFigure(target)} are planned.`,
  'carbs-step-down': ({ from, to, before, after }) =>
    `Carbs of ${carbDays[to]} (${plainFigure(after)} g) are fewer than those of ${carbDays[from]} (${plainFigure(before)} g).`,
} satisfies Partial<FindingRenderers>

/** As whole figures, or with as many decimals as tell the two apart: nothing is "25 g, less than 25 g". */
function apartFrom(value: number, limit: number): readonly [string, string] {
  const plain = [plainFigure(value), plainFigure(limit)] as const
  if (plain[0] !== plain[1]) return plain
  const digits = [1, 2, 3].find((count) => value.toFixed(count) !== limit.toFixed(count)) ?? 3
  return [value.toFixed(digits), plain[1]]
}

/** What is counted at one meal; the rest over a day. */
const ofAMeal = { bread: true, cooked: true, potatoes: true } as const

const inGrams = (food: string) => ({ unit: 'g', render: (figure: string) => `${figure} g of ${food}` })
const inMeals = (food: string) => ({
  unit: 'meals',
  render: (figure: string) => `${food} at ${figure} meals`,
})

const counted: Readonly<
  Record<CountedFood, { readonly unit: string; readonly render: (figure: string) => string }>
> = {
  bread: inGrams('bread'),
  cooked: inGrams('cooked rice, pasta or other grains'),
  potatoes: inGrams('potatoes'),
  oil: inGrams('oil'),
  seeds: inGrams('nuts and seeds'),
  juice: { unit: 'ml', render: (figure) => `${figure} ml of juice` },
  eggs: inGrams('eggs'),
  milk: inGrams('milk'),
  tuna: inGrams('canned tuna'),
  legumes: inMeals('legumes'),
  soy: inMeals('soy'),
}

/** The names of missing parts of the plan. */
const partWords: Readonly<Record<Part, string>> = {
  'race week': 'plan for race week',
  rows: 'row in the race-day table',
  breakfasts: 'meal to choose before the long run',
  pantry: 'pantry list',
  fridge: 'fridge and freezer list',
  kit: 'gel or drink in the race kit',
  'long-run schedule': 'schedule for the long run',
  recovery: 'meal for after the long run',
}
