import { type Check, doesNotApply, hard, lookAt, lookAtEach, soft } from '../audit.ts'
import { clockOf, duringRace, placed } from '../reading/read-rows.ts'
import { isPlanned } from './limits-while-running.ts'

const section = 'race_day_plan'

/** Within a finding. */
const theTimes = { section, what: 'the times of the race-day table' } as const

/** A time that cannot be read is a row that nothing here can vouch for. */
export const readableTimes: Check = {
  id: 'readable-times',
  look: ({ rows }) =>
    lookAt({ ...theTimes, unread: 'hard' }, placed(rows), () =>
      rows
        .filter(({ minute }) => minute === null)
        .map(({ entry }) =>
          hard(
            section,
            `The time "${entry.time.slice(0, 40)}" cannot be placed before, in or after your race.`,
          ),
        ),
    ),
}

export const rowsInOrder: Check = {
  id: 'rows-in-order',
  look: ({ rows }) =>
    lookAt({ ...theTimes, unread: 'soft' }, placed(rows), (all) => {
      const late = all.findIndex(({ minute }, index) => minute < (all[index - 1]?.minute ?? minute) - 1e-9)
      return late === -1
        ? []
        : [soft(section, `Row ${late + 1} of the race-day table is earlier than the row above it.`)]
    }),
}

/** From breakfast, at most five hours before, to recovery, at most four hours after. */
export const rowsOfTheDay: Check = {
  id: 'rows-of-the-day',
  look: ({ rows }, runner) => {
    const { finish } = clockOf(runner)
    return lookAtEach({ ...theTimes, unread: 'hard' }, placed(rows), ({ minute, entry }) =>
      minute >= -300 && minute <= finish + 240
        ? []
        : [
            hard(
              section,
              `The time "${entry.time.slice(0, 40)}" lies outside the day of a race of ${Math.round(finish)} minutes.`,
            ),
          ],
    )
  },
}

/** Breakfast 2 to 4 hours before, recovery begun within 2 hours after (specification section 9). */
export const breakfastAndRecovery: Check = {
  id: 'breakfast-and-recovery',
  look: ({ rows }, runner) => {
    const { finish } = clockOf(runner)
    const eats = placed(rows).filter(({ entry }) => entry.carbs_g > 0)
    return lookAt({ ...theTimes, unread: 'soft' }, eats, (all) => {
      const breakfast = all.some(({ minute }) => minute <= -120 && minute >= -240)
      const recovery = all.some(({ minute }) => minute >= finish && minute <= finish + 120)
      return [
        ...(breakfast ? [] : [soft(section, 'No breakfast is planned 2 to 4 hours before the start.')]),
        ...(recovery ? [] : [soft(section, 'Nothing to eat is planned within 2 hours after the finish.')]),
      ]
    })
  },
}

/** The kilometer or mile of a row is where the runner is at that minute at target pace. */
export const rowDistances: Check = {
  id: 'row-distances',
  look: ({ rows }, runner, { race }) => {
    const clock = clockOf(runner)
    const during = duringRace(rows, clock.finish)
    if (!isPlanned(race) && during.length === 0) return doesNotApply
    return lookAtEach(
      { section, what: 'the kilometers and miles of the race-day table', unread: 'soft' },
      during.flatMap(({ kilometer, ...row }) => (kilometer === null ? [] : [{ ...row, kilometer }])),
      ({ minute, kilometer, entry }) => {
        const off = Math.abs(minute / clock.minutesPerKilometer - kilometer)
        return off <= Math.max(0.3, 0.03 * runner.raceDistance)
          ? []
          : [
              soft(
                section,
                `At your pace, the time and the distance of "${entry.time.slice(0, 40)}" do not fit together.`,
              ),
            ]
      },
    )
  },
}

/** science.md 9.5. */
export const noFuelAtTheEnd: Check = {
  id: 'no-fuel-at-the-end',
  look: ({ rows }, runner, { race }) => {
    const { finish } = clockOf(runner)
    const during = duringRace(rows, finish)
    if (race.perHour.carbs === 0 && !during.some(({ entry }) => entry.carbs_g > 0)) return doesNotApply
    return lookAtEach(
      { section, what: 'the carbs from the start to the finish', unread: 'soft' },
      during.filter(({ entry }) => Number.isFinite(entry.carbs_g)),
      ({ minute, entry }) =>
        minute <= finish - 10 + 1e-6 || !(entry.carbs_g > 0)
          ? []
          : [
              soft(
                section,
                `Fuel at "${entry.time.slice(0, 40)}" comes too late to help: the finish is less than ten minutes away.`,
              ),
            ],
    )
  },
}
