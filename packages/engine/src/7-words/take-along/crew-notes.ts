import type { Plan } from '../../plan.ts'
import { startText } from '../amounts/clock-times.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { isCarried, sparesOf } from '../race-day/carried.ts'
import { raceDoseInShort } from '../race-day/race-dose.ts'
import { isUnfueled, unfueledRaceSentence } from '../race-day/unfueled-race.ts'
import { carriedFuel } from './carried-fuel.ts'
import { type CrewStop, crewStops } from './crew-stops.ts'
import { drinkToThirst } from './picture-words.ts'
import { shortIfThen } from './short-if-then.ts'
import { fuelInShort, shortStops } from './short-stops.ts'

/** What a crew has to know besides the stops: nothing of it is about the runner's body. */
export function crewNotes(plan: Plan): string[] {
  if (isUnfueled(plan)) return [unfueledRaceSentence(plan.targets.race.hours), ...stopSigns(plan)]
  return [
    timesNote(plan),
    'Stand where the race allows it, and hand over only what its rules allow.',
    ...carriedNotes(plan, crewStops(plan)),
    ...lighterDoseNote(plan),
    `If your runner comes late: one serving, never two at once. ${drinkToThirst}.`,
    ...stopSigns(plan),
  ]
}

function timesNote({ runner }: Plan): string {
  const start = startText(runner)
  return start === null
    ? 'Times count from the moment your runner crosses the start line.'
    : `Times of day are for a start at ${start}. If your runner crosses the line later, add those minutes.`
}

/** The plan relies on no crew. */
function carriedNotes(plan: Plan, stops: readonly CrewStop[]): string[] {
  const { kit } = plan.race_day
  const spares = kit
    .filter((item) => item.unit === 'count' && sparesOf(item) > 0)
    .map((item) => `${sparesOf(item)} × ${fuelInShort(item, kit)}`)
  return [
    stops.every(({ handOver }) => handOver.length === 0)
      ? 'The race hands out everything: there is nothing to hand over.'
      : kit.some(isCarried)
        ? `Your runner carries it: ${joinList(carriedFuel(plan))}. What you hand over takes its place and is not extra.`
        : 'The plan has nothing to carry: all that you can hand over is water.',
    ...(spares.length > 0 ? [`Spares you can hold, for fuel that gets lost: ${joinList(spares)}.`] : []),
  ]
}

/** By places: a crew does not see the runner's watch. */
function lighterDoseNote(plan: Plan): string[] {
  const { lighter } = plan.race_day
  if (raceDoseInShort(plan) === null || !lighter) return []
  const places = shortStops(
    plan,
    plan.race_day.rows.filter(({ minute }) => lighter.leave_out_minutes.includes(minute)),
  ).map(({ mark, time }) => mark ?? time)
  return [`On the lighter dose your runner takes no fuel at ${joinList(places)}.`]
}

/** The line of the card that anybody beside the course can act on. */
const stopSigns = (plan: Plan) =>
  shortIfThen(plan)
    .filter(({ code }) => code === 'stop-signs')
    .map(({ trigger, action }) => `${trigger}: ${action}.`)
