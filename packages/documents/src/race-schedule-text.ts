import {
  nameOfAllRows,
  type AmountWords,
  dayAmounts,
  doseAmounts,
  hourlyAmounts,
  type IfThenCode,
  type PlanRow,
  type RaceRowWords,
  shortStops,
  topUpOf,
} from '@race-nutrition/engine'
import { chosenBy, fuelByModel, ifThensByModel, linesAt, modelOfChoices, writtenBy } from './model-part.ts'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import { type RenderedPlan, zipFactsAndWords } from './rendered-plan.ts'
import { line } from './spreadsheet-cell.ts'
import { stopLine, takesText } from './take-along/stop-line.ts'

/** The race as it reads in a chat: rates, dose, then a short line for each row. */
export function raceScheduleText(plan: RenderedPlan): string {
  const { facts, words } = plan
  return [
    planTitle('Race schedule', raceHeading(plan)),
    // A race that takes nothing on its course has no rates.
    ...(shortStops(facts).length > 0
      ? [amountsLine('Per hour', hourlyAmounts(facts)), amountsLine('Start to finish', doseAmounts(facts))]
      : []),
    ...words.raceDose.map((text) => line(text)),
    '',
    ...otherMeals(plan),
    ...rowLines(plan),
    '',
    amountsLine(nameOfAllRows(facts), dayAmounts(facts)),
    ...modelLinesOfRace(plan),
    '',
    ...ifThenLines(plan),
  ].join('\n')
}

/** Before an evening race the day has meals besides the first row of the table. */
export function otherMeals({ words: { raceDayMeals: meals } }: RenderedPlan): string[] {
  const all = [...meals.before, ...meals.after]
  return all.length === 0
    ? []
    : [...all.map(({ when, dish, items }) => line(`${when}: ${dish} — ${items.join(', ')}`)), '']
}

/** `Per hour: 60 g carbs, 13 oz (380 ml) fluids, 260 mg sodium` */
const amountsLine = (name: string, { carbs, fluids, sodium }: AmountWords) =>
  line(`${name}: ${carbs} carbs, ${fluids} fluids, ${sodium} sodium`)

function rowLines({ facts, words }: RenderedPlan): string[] {
  const stops = shortStops(facts, facts.race_day.rows, { namesWater: true }).values()
  return zipFactsAndWords(facts.race_day.rows, words.raceRows).map((row) => {
    const stop = row.facts.phase === 'during' ? stops.next().value : undefined
    return line(stop ? stopLine(stop) : besideTheCourse(facts, row))
  })
}

/** `3:00 before · 6:00 – Breakfast: Porridge`; a top-up as short as a stop. */
function besideTheCourse(
  plan: RenderedPlan['facts'],
  { facts, words }: { facts: PlanRow; words: RaceRowWords },
): string {
  const takes = facts.phase === 'top-up' ? takesText(topUpOf(plan, { namesWater: true })?.takes ?? []) : ''
  return `${words.when} – ${words.action}: ${takes || words.itemByName}`
}

/** What a model chose and wrote under the table. */
export const modelLinesOfRace = (plan: RenderedPlan): string[] => [
  ...fuelChosen(plan),
  ...linesAt(plan, 'race_day_plan.note').map((each) => line(`${each.text} (${writtenBy(each.by)})`)),
]

function fuelChosen({ facts }: RenderedPlan): string[] {
  const [by, fuel] = [modelOfChoices(facts), fuelByModel(facts)]
  return by === null || fuel === null ? [] : [line(`${fuel} (${chosenBy(by)})`)]
}

export function ifThenLines({ facts, words: { ifThen } }: RenderedPlan): string[] {
  const by = modelOfChoices(facts)
  const chosen = ifThensByModel(facts)
  const mark = (code: IfThenCode) => (by !== null && chosen.has(code) ? ` (${chosenBy(by)})` : '')
  return [
    'If something goes wrong',
    ...ifThen.lines.map(({ code, trigger, action }) => line(`${trigger}: ${action}${mark(code)}`)),
    ...(ifThen.footnote === null ? [] : [line(ifThen.footnote)]),
  ]
}
