import { nutrientUnits, rowTime } from '../amounts/format-amounts.ts'
import { plainDay, shortMonthDay } from '../amounts/days.ts'
import type { CarbDays, Run } from '../../6-audit/finding.ts'
import type { Plan, PlanShortfall } from '../../plan.ts'
import { shortfallCause } from '../race-day/shortfall-cause.ts'
import { type FindingRenderers, plainFigure } from './finding-renderers.ts'
import { placeWords } from './path-words.ts'

/** Findings on race day and the long run. */
export const raceFindings = {
  'rate-off-target': ({ of, value, target }, plan) =>
    `From start to finish the rows bring ${plainFigure(value)} ${nutrientUnits[of]} of ${of} an hour, and the target is ${plainFigure(target)} ${nutrientUnits[of]}.${remedyOf(of, plan)}`,
  'row-too-early': ({ row }) => `Row ${row} of the race-day table is earlier than the row above it.`,
  'outside-the-day': ({ minute, finish }) =>
    `The time ${rowTime(minute)} lies outside the day of a race of ${Math.round(finish)} minutes.`,
  'no-breakfast': () => 'No breakfast is planned 2 to 4 hours before the start.',
  'no-recovery': () => 'Nothing to eat is planned within 2 hours after the finish.',
  'off-pace': ({ path }, plan) =>
    `${placeWords(plan, path)}: at your pace, its time and its distance do not fit together.`,
  'fuel-too-late': ({ minute }) =>
    `Fuel at ${rowTime(minute)} comes too late to help: the finish is less than ten minutes away.`,
  'feed-too-big': ({ run, minute, carbs }) =>
    `${plainFigure(carbs)} g of carbs at once, ${placeOf(minute)}${ofRun[run]}, is more than most stomachs take while running.`,
  'feed-too-soon': ({ run, minute, gap }) =>
    `Fuel ${placeOf(minute)}${ofRun[run]} comes only ${plainFigure(gap)} minutes after the last.`,
  'capsule-too-soon': ({ run, minute, gap }) =>
    `The salt capsule ${placeOf(minute)}${ofRun[run]} comes only ${plainFigure(gap)} minutes after the last.`,
  'too-many-capsules': ({ run, count, most }) =>
    `${plainFigure(count)} salt capsules${ofRun[run]} are more than ${plainFigure(most)} a day.`,
  'stop-too-soon': ({ run, minute, gap }) =>
    `The stop ${placeOf(minute)}${ofRun[run]} comes only ${plainFigure(gap)} minutes after the last.`,
  'hour-too-full': ({ of, amount }) => `One hour of the race holds ${plainFigure(amount)} ${tooFull[of]}`,
  'schedule-above-limit': ({ of, value, limit }) =>
    `The long-run schedule comes to ${plainFigure(value)} ${nutrientUnits[of]} of ${of} an hour, more than ${plainFigure(limit)}.`,
  'practice-above-limit': ({ week, of, value, limit }) =>
    `Practice in the week of ${shortMonthDay(plainDay(week))} comes to ${plainFigure(value)} ${nutrientUnits[of]} of ${of} an hour, more than ${plainFigure(limit)}.`,
  'salt-without-drink': ({ sodium }) =>
    `The long run has ${plainFigure(sodium)} mg of sodium an hour and nothing to drink with it.`,
  'too-salty': ({ minute, mg_per_liter: strength }) =>
    minute === null
      ? `Long-run sodium of ${plainFigure(strength)} mg a liter is saltier than anyone should drink.`
      : `The drink at ${rowTime(minute)} would hold ${plainFigure(strength)} mg of sodium a liter: too salty.`,
  'salty-race': ({ sodium, fluids }) =>
    `The race brings ${plainFigure(sodium)} mg of sodium with only ${plainFigure(fluids)} ml to drink.`,
  'gains-weight': () =>
    'With this much to drink you would finish heavier than you started, which is dangerous.',
  'loss-not-mentioned': ({ run, percent }) =>
    run === 'race'
      ? `You would lose about ${plainFigure(percent)}% of your body weight, and the plan does not say so.`
      : `The long run is likely to cost ${plainFigure(percent)}% of your body weight, and no note says so.`,
  'much-in-the-last-hour': () =>
    'The last hour before the start holds more carbs than a stomach empties in that time.',
  'much-caffeine': ({ mg }) =>
    `The rows of race day come to ${plainFigure(mg)} mg of caffeine, more than 400 mg a day.`,
  'caffeine-row-counts': () =>
    'The caffeine row counts carbs, sodium or fluids of its own: its drink is part of the breakfast fluid.',
  'needs-fructose': ({ run, g_per_hr: rate }) =>
    `The ${run === 'race' ? 'race' : 'long run'} brings ${plainFigure(rate)} g of carbs an hour: above 60 g that needs fructose.`,
} satisfies Partial<FindingRenderers>

/** Why the race falls short and what would meet it, as its note says; empty where no shortfall is stated. */
function remedyOf(of: PlanShortfall['of'], plan: Plan): string {
  const shortfall = plan.race_day.shortfalls.find((each) => each.of === of)
  return shortfall ? ` ${shortfallCause(shortfall, plan)}` : ''
}

const tooFull = {
  carbs: 'g of carbs, more than the gut takes in.',
  sodium: 'mg of sodium, which is too much.',
  fluids: 'ml to drink, which is dangerous.',
} as const

const ofRun: Readonly<Record<Run, string>> = { race: '', 'long-run': ' of the long run' }

const placeOf = (minute: number) =>
  minute < 0 ? `${plainFigure(-minute)} minutes before the start` : `at minute ${Math.round(minute)}`

export const carbDays: Readonly<Record<CarbDays, string>> = {
  'monday-to-wednesday': 'Monday to Wednesday',
  'thursday-and-friday': 'Thursday and Friday',
  'day-before': 'the day before',
}
