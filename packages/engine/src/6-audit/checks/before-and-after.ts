import { type Check, type Fault, soft } from '../audit.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import { clockOf, isAfter, type RowRead, sumOf } from '../reading/read-rows.ts'
import { within } from './within.ts'

const section = 'race_day_plan'

const isMeal = ({ minute }: RowRead) => minute !== null && minute <= -75 && minute >= -300
const isLastHour = ({ minute }: RowRead) => minute !== null && minute > -75 && minute < 0

/** science.md 9.1, meal before the race. */
export const raceBreakfast: Check = {
  id: 'race-breakfast',
  find: ({ rows }, _runner, { referenceMass }) =>
    rows.some(isMeal)
      ? within({
          section,
          what: 'Carbs at breakfast',
          value: sumOf(rows.filter(isMeal), 'carbs_g'),
          unit: 'g',
          soft: [referenceMass, Math.min(4 * referenceMass, 250)],
          hard: [0.3 * referenceMass, Math.min(4.5 * referenceMass, 350)],
          roundedTo: 5,
          because: 'A meal 3 to 4 hours before holds 1 to 4 g for each kilogram.',
        })
      : [],
}

/** science.md 3.1: less time means less, at most 1 g/kg in the last hour. */
export const lastHourCarbs: Check = {
  id: 'last-hour-carbs',
  find: ({ rows }, _runner, { referenceMass }) =>
    sumOf(rows.filter(isLastHour), 'carbs_g') > referenceMass
      ? [
          soft(
            section,
            'The last hour before the start holds more carbs than a stomach empties in that time.',
          ),
        ]
      : [],
}

/**
 * science.md 9.1, pre-race fluid of the last 4 hours. Section 3.1 gives everybody 300 to 600 ml at breakfast and section 11
 * up to 150 ml before the start: the band never asks a heavy runner for more nor warns a light one of less.
 */
export const preRaceFluid: Check = {
  id: 'pre-race-fluid',
  find: ({ rows }, { weight }) => {
    const before = rows.filter(({ minute }) => minute !== null && minute < 0 && minute >= -240)
    return before.length === 0
      ? []
      : within({
          section,
          what: 'Fluids in the four hours before the start',
          value: sumOf(before, 'fluids_ml'),
          unit: 'ml',
          soft: [Math.min(5 * weight, 600), Math.max(10 * weight, 450)],
          hard: [0, Math.min(15 * weight, 1200)],
          roundedTo: 50,
          because: '5 to 10 ml for each kilogram leave time to empty the bladder and start with enough.',
        })
  },
}

/** science.md 9.1, within 2 h after: carbs, fluids, sodium of the rows after the finish. */
export const raceRecovery: Check = {
  id: 'race-recovery',
  find: ({ rows }, runner, { referenceMass }): Fault[] => {
    const after = rows.filter(isAfter(clockOf(runner).finish))
    if (after.length === 0) return []
    return [
      ...within({
        section,
        what: 'Carbs after the race',
        value: sumOf(after, 'carbs_g'),
        unit: 'g',
        soft: [0.8 * referenceMass, 2.4 * referenceMass],
        hard: [0.3 * referenceMass, 2.6 * referenceMass],
        roundedTo: 5,
        because: 'Enough to refill, in one serving.',
      }),
      ...within({
        section,
        what: 'Fluids after the race',
        value: sumOf(after, 'fluids_ml'),
        unit: 'ml',
        soft: [0, 1500],
        hard: [0, 2000],
        because: 'More than that in two hours is not safe.',
      }),
      ...within({
        section,
        what: 'Sodium after the race',
        value: sumOf(after, 'sodium_mg'),
        unit: 'mg',
        soft: [300, 1500],
        hard: [0, 2500],
        because: 'Food counts toward it.',
      }),
    ]
  },
}

/** science.md 9.1, protein after the race, where the row says it. */
export const raceRecoveryProtein: Check = {
  id: 'race-recovery-protein',
  find: ({ rows }, runner, { referenceMass }) =>
    rows.filter(isAfter(clockOf(runner).finish)).flatMap(({ entry }) =>
      readAmounts(`${entry.action} ${entry.item}`)
        .filter(({ of, unit, per }) => of === 'protein' && unit === 'g' && per === null)
        .flatMap(({ high }) =>
          within({
            section,
            what: 'Protein after the race',
            value: high,
            unit: 'g',
            // Whole portions meet protein to 7 %.
            soft: [0.93 * 15, 1.07 * 40],
            hard: [10, Math.max(50, 0.6 * referenceMass)],
            because: 'One serving repairs; more does not repair more.',
          }),
        ),
    ),
}

/** Clarification to science.md 9.1: recovery drinks are to thirst, and none for whom drinking is dangerous. */
export const recoveryWords: Check = {
  id: 'recovery-words',
  find: ({ rows }, runner) =>
    rows
      .filter(isAfter(clockOf(runner).finish))
      .filter(({ entry }) => entry.fluids_ml > 0)
      .filter(({ entry }) => {
        const words = `${entry.action} ${entry.item}`
        return !/thirst/iu.test(words) || !/headache|nausea|confus|gained/iu.test(words)
      })
      .map(() =>
        soft(
          section,
          'The recovery row does not say that its drink is to thirst, and none for whoever gained weight or has a headache, nausea or confusion.',
        ),
      ),
}
