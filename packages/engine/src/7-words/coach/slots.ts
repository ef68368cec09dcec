import type { Plan, PlanRow } from '../../plan.ts'
import { longRunCarbs, raceRates } from '../../race-rates.ts'
import { clockText } from '../amounts/clock-times.ts'
import {
  asClock,
  inGrams,
  inMilligrams,
  inMilliliters,
  inOwnDistance,
  inOwnVolume,
} from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { recipeName } from '../menus/dish-words.ts'
import { feedInWords } from '../race-day/feed-words.ts'
import { placeOf } from '../race-day/race-day-plan.ts'
import { targetText } from '../race-day/race-words.ts'
import { nameOfSlotFood, slotFoods } from './food-slots.ts'
import type { LineLanguage } from './line-places.ts'
import { slotWords } from './slot-words.ts'

/** What a slot stands for: it decides in which sentences a model may use it. */
export type SlotKind = 'rate' | 'amount' | 'time' | 'taking' | 'food' | 'meal' | 'name'

/** A fact of the plan that a model may name, as `{race.carbs_per_hour}`. */
export interface Slot {
  readonly kind: SlotKind
  /** The row of the race that it names, or the time of. */
  readonly row?: number
  /** The fact in words, in the runner's own units; undefined if this plan does not have it. */
  readonly fill: (plan: Plan, lang: LineLanguage) => string | undefined
}

/** The slot of this name, without its braces; undefined if no plan has one. */
export function readSlot(name: string): Slot | undefined {
  const fixed = fixedSlots.get(name)
  if (fixed) return fixed
  const [, row, time] = /^row\.(0|[1-9]\d{0,2})(\.time)?$/.exec(name) ?? []
  if (row !== undefined) {
    const index = Number(row)
    return time === undefined
      ? { kind: 'taking', row: index, fill: (plan, lang) => takenAtRow(plan, index, lang) }
      : { kind: 'time', row: index, fill: (plan) => timeOfRow(plan, index) }
  }
  const [, food] = /^food:([a-z0-9-]{1,60})$/.exec(name) ?? []
  if (food !== undefined) return { kind: 'food', fill: (plan, lang) => foodOf(plan, food, lang) }
  const [, day, meal] = /^meal:([a-z0-9-]{1,40})\.([a-z-]{1,40})$/.exec(name) ?? []
  return day === undefined || meal === undefined
    ? undefined
    : { kind: 'meal', fill: (plan, lang) => dishOf(plan, { day, meal, lang }) }
}

/** The names of all slots that this plan can fill. */
export function slotsOf(plan: Plan): readonly string[] {
  const rows = plan.race_day.rows.flatMap((_, index) => [`row.${index}`, `row.${index}.time`])
  const foods = slotFoods(plan).map(({ slot }) => `food:${slot}`)
  const meals = [...plan.training_days, ...plan.race_week].flatMap(({ key, meals: served }) =>
    served.map(({ name }) => `meal:${key}.${name}`),
  )
  return [...fixedSlots.keys(), ...rows, ...foods, ...new Set(meals)].filter(
    (name) => readSlot(name)?.fill(plan, 'en') !== undefined,
  )
}

const fixedSlots: ReadonlyMap<string, Slot> = new Map<string, Slot>([
  [
    'race.carbs_per_hour',
    rate((plan, lang) => [raceRates(plan).carbs.amount, grams(lang), slotWords[lang].carbsPerHour]),
  ],
  [
    'race.fluids_per_hour',
    rate((plan, lang) => [
      raceRates(plan).fluids.amount,
      (amount) => inMilliliters(plan.runner, amount),
      slotWords[lang].fluidsPerHour,
    ]),
  ],
  [
    'race.sodium_per_hour',
    rate((plan, lang) => [raceRates(plan).sodium.amount, milligrams(lang), slotWords[lang].sodiumPerHour]),
  ],
  [
    'long_run.carbs_per_hour',
    rate((plan, lang) => [longRunCarbs(plan), grams(lang), slotWords[lang].carbsPerHour]),
  ],
  [
    'race.carbs',
    {
      ...rate((plan, lang) => [
        plan.race_day.start_to_finish.carbs_g,
        grams(lang),
        slotWords[lang].carbsOfTheRace,
      ]),
      kind: 'amount',
    },
  ],
  ['race.start', { kind: 'time', fill: ({ runner }, lang) => clockOf(runner, 0, lang) }],
  [
    'race.finish',
    {
      kind: 'time',
      fill: ({ runner }, lang) => clockOf(runner, Math.floor(runner.target_minutes + 0.5), lang),
    },
  ],
  ['climate', { kind: 'name', fill: ({ runner }, lang) => slotWords[lang].climates[runner.climate] }],
  ['course', { kind: 'name', fill: ({ runner }, lang) => slotWords[lang].courses[runner.course] }],
  ['distance', { kind: 'name', fill: ({ runner }) => inOwnDistance(runner, runner.race_km) }],
  ['target', { kind: 'name', fill: ({ runner, targets }) => targetText(runner, targets.race.hours) }],
])

type Measured = readonly [
  amount: number,
  inUnit: (amount: number) => string,
  inWords: (amount: string) => string,
]

/** A rate of zero is not worth a line. */
function rate(measure: (plan: Plan, lang: LineLanguage) => Measured): Slot {
  return {
    kind: 'rate',
    fill: (plan, lang) => {
      const [amount, inUnit, inWords] = measure(plan, lang)
      return amount > 0 ? inWords(inUnit(amount)) : undefined
    },
  }
}

/** Without a separator in the other languages, where "1,050" would be a little more than one. */
const grams = (lang: LineLanguage) =>
  lang === 'en' ? inGrams : (amount: number) => `${decimals(amount, 0)} g`
const milligrams = (lang: LineLanguage) =>
  lang === 'en' ? inMilligrams : (amount: number) => `${decimals(amount, 0)} mg`

/** What is taken at a stop, and when; what is taken before the start and after the finish has lines of its own. */
function takenAtRow(plan: Plan, index: number, lang: LineLanguage): string | undefined {
  const row = plan.race_day.rows[index]
  const time = timeOfRow(plan, index)
  if (!row || time === undefined) return undefined
  const { kit, on_course: course } = plan.race_day
  const taken = feedInWords(
    plan.runner,
    kit,
    { ...row, reminds_of_thirst: false },
    { volumeInWords: inOwnVolume, course },
  )
  return taken === '' ? undefined : slotWords[lang].takenAt(taken, time)
}

/** "7:30 am"; in the other languages "07:30", and nothing for another day or one o'clock, which needs another article. */
function clockOf(runner: Plan['runner'], minute: number, lang: LineLanguage): string | undefined {
  if (lang === 'en') return clockText(runner, minute) ?? undefined
  const clock = clockText({ ...runner, units: { ...runner.units, distance: 'km', mass: 'kg' } }, minute)
  return clock !== null && /^(?!01:)\d\d:\d\d$/.test(clock) ? clock : undefined
}

/** "0:25 (3.1 mi)": of a stop, since no other row is taken while running. */
function timeOfRow({ runner, race_day: { rows } }: Plan, index: number): string | undefined {
  const row: PlanRow | undefined = rows[index]
  if (row?.phase !== 'during') return undefined
  const place = placeOf(runner, row)
  return place === null ? asClock(row.minute) : `${asClock(row.minute)} (${place})`
}

/** The engine's name for a fuel, in American English; in quotation marks in a Spanish or German line. */
function foodOf(plan: Plan, slot: string, lang: LineLanguage): string | undefined {
  const food = slotFoods(plan).find((each) => each.slot === slot)
  const name = food && nameOfSlotFood(plan, food)
  return name === undefined || lang === 'en' ? name : slotWords[lang].dish(name)
}

/**
 * In quotation marks: it is the name that stands above its foods, in American English. What is ordered, and what is
 * eaten before the race, is not a model's to name.
 */
function dishOf({ training_days, race_week }: Plan, { day, meal, lang }: NamedMeal): string | undefined {
  const served = [...training_days, ...race_week].find(
    ({ key, kind }) => key === day && kind !== 'race-morning',
  )?.meals
  const found = served?.find(({ name }) => name === meal)
  return found && !found.is_ordered ? slotWords[lang].dish(recipeName(found)) : undefined
}

interface NamedMeal {
  readonly day: string
  readonly meal: string
  readonly lang: LineLanguage
}
