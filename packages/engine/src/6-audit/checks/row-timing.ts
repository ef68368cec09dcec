import { type Check, type Fault, hard, soft } from '../audit.ts'
import { clockOf, isDuring } from '../reading/read-rows.ts'

const section = 'race_day_plan'

/** A time that cannot be read is a row that nothing here can vouch for. */
export const readableTimes: Check = {
  id: 'readable-times',
  find: ({ rows }) =>
    rows
      .filter(({ minute }) => minute === null)
      .map(({ entry }) =>
        hard(
          section,
          `The time "${entry.time.slice(0, 40)}" cannot be placed before, in or after your race.`,
        ),
      ),
}

export const rowsInOrder: Check = {
  id: 'rows-in-order',
  find: ({ rows }) => {
    const minutes = rows.flatMap(({ minute }) => (minute === null ? [] : [minute]))
    const late = minutes.findIndex((minute, index) => minute < (minutes[index - 1] ?? minute) - 1e-9)
    return late === -1
      ? []
      : [soft(section, `Row ${late + 1} of the race-day table is earlier than the row above it.`)]
  },
}

/** From breakfast, at most five hours before, to recovery, at most four hours after. */
export const rowsOfTheDay: Check = {
  id: 'rows-of-the-day',
  find: ({ rows }, runner) => {
    const { finish } = clockOf(runner)
    return rows
      .filter(({ minute }) => minute !== null && (minute < -300 || minute > finish + 240))
      .map(({ entry }) =>
        hard(
          section,
          `The time "${entry.time.slice(0, 40)}" lies outside the day of a race of ${Math.round(finish)} minutes.`,
        ),
      )
  },
}

/** Breakfast 2 to 4 hours before, recovery begun within 2 hours after (specification section 9). */
export const breakfastAndRecovery: Check = {
  id: 'breakfast-and-recovery',
  find: ({ rows }, runner): Fault[] => {
    if (rows.length === 0 || rows.some(({ minute }) => minute === null)) return []
    const { finish } = clockOf(runner)
    const eats = rows.filter(({ entry }) => entry.carbs_g > 0)
    const breakfast = eats.some(({ minute }) => minute !== null && minute <= -120 && minute >= -240)
    const recovery = eats.some(({ minute }) => minute !== null && minute >= finish && minute <= finish + 120)
    return [
      ...(breakfast ? [] : [soft(section, 'No breakfast is planned 2 to 4 hours before the start.')]),
      ...(recovery ? [] : [soft(section, 'Nothing to eat is planned within 2 hours after the finish.')]),
    ]
  },
}

/** Where a row names a kilometer or mile, it is where the runner is at that minute at target pace. */
export const rowDistances: Check = {
  id: 'row-distances',
  find: ({ rows }, runner) => {
    const clock = clockOf(runner)
    return rows
      .filter(isDuring(clock.finish))
      .filter(({ minute, kilometer }) => {
        if (minute === null || kilometer === null) return false
        const off = Math.abs(minute / clock.minutesPerKilometer - kilometer)
        return off > Math.max(0.3, 0.03 * runner.raceDistance)
      })
      .map(({ entry }) =>
        soft(
          section,
          `At your pace, the time and the distance of "${entry.time.slice(0, 40)}" do not fit together.`,
        ),
      )
  },
}

/** science.md 9.5. */
export const noFuelAtTheEnd: Check = {
  id: 'no-fuel-at-the-end',
  find: ({ rows }, runner) => {
    const { finish } = clockOf(runner)
    return rows
      .filter(isDuring(finish))
      .filter(({ minute, entry }) => minute !== null && minute > finish - 10 + 1e-6 && entry.carbs_g > 0)
      .map(({ entry }) =>
        soft(
          section,
          `Fuel at "${entry.time.slice(0, 40)}" comes too late to help: the finish is less than ten minutes away.`,
        ),
      )
  },
}
