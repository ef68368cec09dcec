import { type Amount, readAmounts } from './read-amounts.ts'

/** What a list of texts says of a whole day. */
export interface DayRead {
  readonly carbs: number
  /** Null where the same line does not say. */
  readonly energy: number | null
  readonly fat: number | null
}

/** The days that a list of the race week states in grams: "Each day: 2,170 kcal, 315 g carbs", "aim for 10 g/kg". */
export function readDays(texts: readonly string[], referenceMass: number): DayRead[] {
  const lines = texts.flatMap((text) => text.split('\n'))
  const days = lines
    .filter((line) => !isMeal(line) && speaksOfADay(line))
    .flatMap((line) => dayOf(line, referenceMass))
  if (days.length > 0) return days
  const meals = lines.filter(isMeal).flatMap((line) => dayOf(line, referenceMass))
  if (meals.length > 1) return [sumOf(meals)]
  return lines.flatMap((line) => dayOf(line, referenceMass)).slice(0, 1)
}

/** "Breakfast: …", "Late-afternoon snack: …", "7:00 am - lunch". */
const isMeal = (line: string) =>
  /^[^:·.]{0,30}\b(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert|meal \d)\b[^:·.]{0,20}:|^\W*(?:\d{1,2}(?::\d{2})?\s*(?:am|pm)?\W*)?(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert|mid-?(?:morning|afternoon)|afternoon|evening|before bed|bedtime)/iu.test(
    line,
  )

const speaksOfADay = (line: string) =>
  /\bda(?:y|ys|ily)\b|\btotal|\btarget|\baim|\bgoal|\/ ?kg|\bper kg|\bper kilo|day\b|\bkcal|\b24 h/iu.test(
    line,
  )

function dayOf(line: string, referenceMass: number): DayRead[] {
  const amounts = readAmounts(line)
  const carbs = amounts.find((each) => each.unit === 'g' && each.of === 'carbs' && each.per !== 'hour')
  if (!carbs) return []
  return [
    {
      carbs: carbs.per === 'kg' ? middle(carbs) * referenceMass : middle(carbs),
      energy: middleOf(amounts.find(({ unit }) => unit === 'kcal')),
      fat: middleOf(amounts.find(({ unit, of, per }) => unit === 'g' && of === 'fat' && per === null)),
    },
  ]
}

const middle = ({ low, high }: Amount) => (low + high) / 2
const middleOf = (amount: Amount | undefined) => (amount ? middle(amount) : null)

function sumOf(meals: readonly DayRead[]): DayRead {
  const all = (figure: (meal: DayRead) => number | null) =>
    meals.every((meal) => figure(meal) !== null)
      ? meals.reduce((sum, meal) => sum + (figure(meal) ?? 0), 0)
      : null
  return {
    carbs: meals.reduce((sum, { carbs }) => sum + carbs, 0),
    energy: all((meal) => meal.energy),
    fat: all((meal) => meal.fat),
  }
}
