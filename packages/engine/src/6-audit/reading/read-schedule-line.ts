import type { NutritionPlan } from '../../nutrition-plan.ts'
import { type Amount, readAmounts, spelledOut } from './read-amounts.ts'

/** What a line of the long-run schedule has the runner take, and how often. */
export interface ScheduleLine {
  /** Minutes between two feeds, where the line repeats. */
  readonly every: number | null
  /** Minutes from the start, where the line names one moment. */
  readonly minute: number | null
  /** True for "on the way, in all". */
  readonly isTotal: boolean
  /** False where a drink with sugar is named without its grams. */
  readonly isCounted: boolean
  readonly carbs: number
  readonly fluids: number
  /** Rates that the line itself states an hour. */
  readonly carbsAnHour: readonly number[]
  readonly fluidsAnHour: readonly number[]
  readonly sodiumAnHour: readonly number[]
}

/** Every line of the long run's schedule that is of the run itself. */
export const readSchedule = ({ long_run_fueling: { during } }: NutritionPlan): ScheduleLine[] =>
  during.schedule.flatMap((text) => text.split('\n').flatMap((line) => readScheduleLine(line) ?? []))

/** An ordinary gel, as in the sports products. */
const gramsInAGel = 25

/** Undefined for what is taken before or after the run, and for how to build up to it over weeks. */
export function readScheduleLine(line: string): ScheduleLine | undefined {
  const text = spelledOut(line)
  if (
    /\bbefore (?:the |your |you )?(?:start|run)|\bafter(?:wards)? (?:the |your )?(?:run|finish)|\bwithin \S+ (?:h|hours?|min\w*) (?:after|of)|\bafterwards\b|\bover the next\b|\brecovery\b|\bpractic|\bpractis|\bbuild up|\beach week|\bper week|\brace day/u.test(
      text,
    )
  ) {
    return undefined
  }
  const amounts = readAmounts(text)
  const rates = amounts.filter(({ per }) => per === 'hour')
  const once = amounts.filter(({ per }) => per === null)
  const carbs = sumOf(once.filter((each) => isCarbs(each, text)))
  const isRateOf = (of: Amount['of']) => rates.filter((each) => each.of === of).map(({ high }) => high)
  return {
    every: everyIn(text),
    minute: momentIn(text),
    isTotal: /\bin all\b|\bin total\b|\btotals?\b|\baltogether\b|\bwhole run\b/u.test(text),
    isCounted: !drinks.test(text) && !namedDrink.test(text) && (carbs > 0 || !fuels.test(text)),
    carbs: carbs > 0 ? carbs : gelsIn(text) * gramsInAGel,
    fluids: sumOf(once.filter(({ unit }) => unit === 'ml')),
    carbsAnHour: rates
      .filter((each) => each.of === 'carbs' || (each.unit === 'g' && each.of === null))
      .map(({ high }) => high),
    fluidsAnHour: isRateOf('fluid'),
    sodiumAnHour: isRateOf('sodium'),
  }
}

const drinks = /\b(?:sports? drink|sport|drink mix|mix|isotonic|cola|juice|hydration)\b/u
/** "300 ml (10 oz) Gatorade Endurance drink": anything poured that is not water. */
const namedDrink = /(?:ml|oz|\bl)\)?\s+(?:of\s+)?(?:(?!to\b|water\b)[a-z\d!'’-]+\s+){1,4}(?:drink|fuel)\b/u
const fuels =
  /\b(?:chews?|bananas?|dates?|gumm(?:y|ies)|candy|beans|sandwich|rice|potato(?:es)?|waffles?|bars?|syrup|honey|raisins|fruit|fuel)\b/u

/**
 * "25 g of carbs"; also bare grams: "30g", "(23 g, about 50 mg sodium)". Grams of a food ("30 g raisins") are none, nor those
 * of salt ("a pinch of salt in it (0.5 g)").
 */
function isCarbs({ unit, of, index }: Amount, text: string): boolean {
  if (unit !== 'g') return false
  if (of === 'carbs') return true
  return (
    of === null &&
    !/\bsalt\b[^,;+\d]*$/u.test(text.slice(0, index)) &&
    /^[\d.\s-]*(?:to\s*[\d.]+\s*)?(?:g|gr|grams?)\s*(?:[),;.:+·]|$|from\b|each\b|per\b|every\b)/u.test(
      text.slice(index),
    )
  )
}

const sumOf = (amounts: readonly Amount[]) => amounts.reduce((sum, { high }) => sum + high, 0)

function everyIn(text: string): number | null {
  const match =
    /\bevery (?:(\d+(?:\.\d+)?)(?:\s*(?:-|to)\s*(\d+(?:\.\d+)?))?\s*-?\s*)?(h|hours?|hrs?|min\w*|half[- ]hour)\b/u.exec(
      text,
    )
  if (!match) return /\bevery 0\.5 hours?\b|\bhalf-hourly\b/u.test(text) ? 30 : null
  const [low, high] = [Number(match[1] ?? 1), Number(match[2] ?? match[1] ?? 1)]
  if (match[3]?.startsWith('half')) return 30
  return ((low + high) / 2) * (match[3]?.startsWith('h') ? 60 : 1)
}

function momentIn(text: string): number | null {
  if (/\bevery\b/u.test(text)) return null
  const clock = /^\W*(?:at )?(\d{1,2}):(\d{2})/u.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const minute =
    /^\W*(?:at |minute |min )*(\d{1,3})\s*(?:min(?:utes?)?)?\b\s*[:·-]/u.exec(text) ??
    /^\W*(?:at )?(?:minute|min)\s*(\d{1,3})\b/u.exec(text)
  if (minute) return Number(minute[1])
  const hour = /^\W*(?:at )?(\d(?:\.\d+)?)\s*h(?:ours?|r)?\b/u.exec(text)
  return hour ? Number(hour[1]) * 60 : null
}

function gelsIn(text: string): number {
  const match = /(?:(\d{1,2})\s*(?:x|×)?\s*(?:[a-z-]+\s+){0,3}?)?\bgels?\b/u.exec(text)
  if (!match) return 0
  return Number(match[1] ?? (/\bno gels?\b|without (?:a )?gels?/u.test(text) ? 0 : 1))
}
