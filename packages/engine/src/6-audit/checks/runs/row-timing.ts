import type { PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt, lookAtEach, soft } from '../../audit.ts'
import { startsEarly } from '../../conditions.ts'
import { differences } from '../../differences.ts'
import { duringRace, finishOf, longRunRows, type PlacedRow, raceRows } from '../../rows.ts'
import { isPlanned } from './limits-while-running.ts'

const section = 'race_day_plan'

const rowsInOrder: Check = {
  id: 'rows-in-order',
  look: (given) =>
    lookAt(section, 'soft', raceRows(given), (rows) => {
      const early = rows.findIndex(({ minute }, at) => minute < (rows[at - 1]?.minute ?? minute))
      return early === -1 ? [] : [soft(section, 'row-too-early', { row: early + 1 })]
    }),
}

/** From breakfast, at most five hours before, to recovery, at most four hours after, each phase at its time. */
const rowsOfTheDay: Check = {
  id: 'rows-of-the-day',
  look: (given) => {
    const finish = finishOf(given)
    return lookAt(section, 'hard', raceRows(given), (rows) => [
      ...rows.flatMap(({ minute }) =>
        minute >= -300 && minute <= finish + 240
          ? []
          : [hard(section, 'outside-the-day', { minute, finish })],
      ),
      ...differences(section, [
        { path: 'race_day.rows', stated: aroundTheRace(rows), made: phasesFor(given) },
        ...rows.map((row) => ({
          path: `${row.path}.phase`,
          stated: row.phase === 'during',
          made: row.minute > 0 && row.minute <= finish,
        })),
      ]),
    ])
  },
}

const aroundTheRace = (rows: readonly PlanRow[]) =>
  rows.filter(({ phase }) => phase !== 'during').map(({ phase, minute }) => `${phase} ${minute}`)

/** Minutes from the start. */
function phasesFor({ plan, targets, runner }: Given): string[] {
  const finish = Math.floor(60 * runner.targetTime + 0.5)
  return [
    `breakfast ${startsEarly(runner) ? -120 : -180}`,
    // A gel with caffeine takes the place of the feed before the start.
    ...(targets.caffeine > 0 && !plan.race_day.caffeine?.product ? ['caffeine -60'] : []),
    ...(targets.race.time >= 0.75 ? ['top-up -15'] : []),
    `recovery ${finish + 30}`,
  ]
}

/** Breakfast 2 to 4 hours before, recovery begun within 2 hours after. */
const breakfastAndRecovery: Check = {
  id: 'breakfast-and-recovery',
  look: (given) => {
    const finish = finishOf(given)
    const eats = raceRows(given).filter(({ carbs_g: carbs }) => carbs > 0)
    return lookAt(section, 'soft', eats, (all) => [
      ...(all.some(({ minute }) => minute <= -120 && minute >= -240)
        ? []
        : [soft(section, 'no-breakfast', null)]),
      ...(all.some(({ minute }) => minute >= finish && minute <= finish + 120)
        ? []
        : [soft(section, 'no-recovery', null)]),
    ])
  },
}

const offPace =
  (place: 'race_day_plan' | 'long_run_fueling', speed: number, stations: ReadonlySet<number> = new Set()) =>
  (row: PlacedRow) =>
    row.km !== null && Math.abs((row.minute / 60) * speed - row.km) <= slackOf(row.km, speed, stations)
      ? []
      : [soft(place, 'off-pace', { path: row.path, minute: row.minute, km: row.km })]

/** A station stands where it stands: its minute is the nearest whole one. */
const slackOf = (km: number, speed: number, stations: ReadonlySet<number>) =>
  stations.has(km) ? (0.5 / 60) * speed + 1e-6 : 0.05

const stationsIn = ({ plan }: Given) => new Set(plan.race_day.on_course?.stations.map(({ km }) => km))

/** The kilometer of a row is the distance at that minute at target pace; on the long run at its own. */
const rowDistances: Check = {
  id: 'row-distances',
  look: (given) => {
    const { race, longRun, trainingSpeed } = given.targets
    const [rows, long] = [duringRace(given), longRunRows(given)]
    const elsewhere = raceRows(given).filter(
      ({ minute, km }) => (minute < 0 || minute > finishOf(given)) && km !== null,
    )
    return [
      isPlanned(race) || rows.length > 0
        ? lookAtEach(section, 'soft', rows, offPace(section, race.speed, stationsIn(given)))
        : doesNotApply,
      isPlanned(longRun) || long.length > 0
        ? lookAtEach('long_run_fueling', 'soft', long, offPace('long_run_fueling', trainingSpeed))
        : doesNotApply,
      elsewhere.length > 0
        ? lookAtEach(section, 'soft', elsewhere, ({ path, minute, km }) => [
            soft(section, 'off-pace', { path, minute, km }),
          ])
        : doesNotApply,
    ]
  },
}

/** Fuel in the last minutes comes too late to help. */
const noFuelAtTheEnd: Check = {
  id: 'no-fuel-at-the-end',
  look: (given) => {
    const during = duringRace(given)
    if (given.targets.race.perHour.carbs === 0 && !during.some(({ carbs_g: carbs }) => carbs > 0))
      return doesNotApply
    return lookAtEach(section, 'soft', during, ({ minute, carbs_g: carbs }) =>
      minute <= finishOf(given) - 10 + 1e-6 || !(carbs > 0)
        ? []
        : [soft(section, 'fuel-too-late', { minute })],
    )
  },
}

export const timingChecks: readonly Check[] = [
  rowsInOrder,
  rowsOfTheDay,
  breakfastAndRecovery,
  rowDistances,
  noFuelAtTheEnd,
]
