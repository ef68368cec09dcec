import { type BehindPace, behindPace } from '../../4-race-day/behind-pace.ts'
import { takesCapsule } from '../../4-race-day/drinking-at-most.ts'
import type { Plan, PlanKitItem, PlanRow, PlanServing, PlanSlowerRace } from '../../plan.ts'
import { asClock, countText, inGrams, inOwnVolume, joinList, type Reader } from '../amounts/format-amounts.ts'
import type { RaceRowWords } from '../plan-words.ts'
import { fuelName } from './fuel-words.ts'
import { nameInTheKit } from './feed-words.ts'
import { raceRowWords } from './race-day-plan.ts'

/** The table of a slower day in facts and in words. */
export interface SlowerDay {
  readonly facts: BehindPace
  /** "+10%" */
  readonly label: string
  /** "3:51" */
  readonly finish: string
  readonly notes: readonly string[]
  /** In the order of its rows. */
  readonly rows: readonly RaceRowWords[]
  /** What is taken after its later finish. */
  readonly afterwards: { readonly facts: readonly PlanRow[]; readonly rows: readonly RaceRowWords[] }
}

/** For a day 5, 10 or 15 percent behind pace; none for a race without a stop. */
export const slowerDays = (plan: Plan): SlowerDay[] =>
  plan.race_day.slower.map((slower) => {
    const facts = behindPace(plan, slower)
    return {
      facts,
      label: `+${slower.percent}%`,
      finish: asClock(slower.minutes),
      notes: notesOf(plan, facts),
      rows: raceRowWords({ ...plan, race_day: { ...plan.race_day, rows: facts.rows } }),
      afterwards: afterwards(plan, slower),
    }
  })

function afterwards(plan: Plan, { minutes: finish }: PlanSlowerRace): SlowerDay['afterwards'] {
  const later = finish - plan.runner.target_minutes
  const facts = plan.race_day.rows
    .filter(({ phase }) => phase === 'recovery')
    .map((row) => ({ ...row, minute: Math.round(row.minute + later) }))
  const runner = { ...plan.runner, target_minutes: finish }
  return { facts, rows: raceRowWords({ ...plan, runner, race_day: { ...plan.race_day, rows: facts } }) }
}

const notesOf = (plan: Plan, slower: BehindPace) => {
  const { runner, race_day: day } = plan
  const { extra, drinks_less: drinksLess, stops } = slower
  return [
    whereStops[stops],
    ...fewerCarbs(plan, slower),
    ...(extra.length > 0
      ? [`Also takes ${joinList(extra.map((each) => moreOf(runner, day.kit, each)))}.`]
      : []),
    ...fewerCapsules(day.rows, slower.rows),
    ...(drinksLess ? ['Some stops have less to drink: running slower, you sweat less.'] : []),
  ]
}

/** Where the slower race brings so much less an hour, g, that a runner should know. */
const noticed = 5

function fewerCarbs({ targets, race_day: day }: Plan, { totals, minutes }: BehindPace): string[] {
  const planned = day.start_to_finish.carbs_g / targets.race.hours
  const rate = (60 * totals.carbs_g) / minutes
  return planned - rate > noticed
    ? [`${inGrams(Math.round(rate))} carbs an hour in place of ${inGrams(Math.round(planned))}.`]
    : []
}

/** Each needs half a cup to drink, and a slower runner may have less. */
function fewerCapsules(planned: readonly PlanRow[], slower: readonly PlanRow[]): string[] {
  const [before, now] = [planned, slower].map(
    (rows) => rows.filter((row) => row.phase === 'during' && takesCapsule(row)).length,
  )
  return (now ?? 0) < (before ?? 0)
    ? [
        `${countText(now ?? 0, 'salt capsule')} in place of ${before}: there is too little to drink with more.`,
      ]
    : []
}

const whereStops: Readonly<Record<BehindPace['stops'], string>> = {
  'by-the-watch': 'The same fuel at the same minutes, sooner on the course.',
  'at-stations': 'About as many minutes apart, at the stations that then come.',
  'same-places': 'The same at the same places, later by the watch.',
}

/** "1 gel", "150 ml sports drink", "0.4 g salt": beyond the plan. */
function moreOf(reader: Reader, kit: readonly PlanKitItem[], { id, amount, unit }: PlanServing): string {
  if (unit === 'ml') return `${inOwnVolume(reader, amount)} ${fuelName(id)}`
  if (unit === 'g') return `${Math.round(10 * amount) / 10} g ${fuelName(id)}`
  return `${amount} more ${nameInTheKit(id, kit)}`
}
