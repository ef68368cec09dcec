import { type Check, lookAt, lookAtEach, soft } from '../audit.ts'
import { readAmounts } from '../reading/read-amounts.ts'
import { afterRace, clockOf, placed, sumOf } from '../reading/read-rows.ts'
import { mealBefore, proteinAfter, recoveryAfter } from './around-a-run.ts'
import { outside } from './within.ts'

const section = 'race_day_plan'

/** science.md 9.1, meal before the race. */
export const raceBreakfast: Check = {
  id: 'race-breakfast',
  look: ({ rows }, _runner, targets) =>
    lookAt(
      { section, what: 'the race breakfast', unread: 'hard' },
      placed(rows).filter(
        ({ minute, entry }) => minute <= -75 && minute >= -300 && Number.isFinite(entry.carbs_g),
      ),
      (meals) =>
        meals.length === 0
          ? []
          : mealBefore({ section, what: 'Carbs at breakfast', value: sumOf(meals, 'carbs_g') }, targets)
              .faults,
    ),
}

/** science.md 3.1: less time means less, at most 1 g/kg in the last hour. */
export const lastHourCarbs: Check = {
  id: 'last-hour-carbs',
  look: ({ rows }, _runner, { referenceMass }) =>
    lookAt(
      { section, what: 'the carbs before the start', unread: 'soft' },
      placed(rows).filter(({ minute, entry }) => minute < 0 && Number.isFinite(entry.carbs_g)),
      (before) =>
        sumOf(
          before.filter(({ minute }) => minute > -75),
          'carbs_g',
        ) > referenceMass
          ? [
              soft(
                section,
                'The last hour before the start holds more carbs than a stomach empties in that time.',
              ),
            ]
          : [],
    ),
}

/**
 * science.md 9.1, pre-race fluid of the last 4 hours. Section 3.1 gives everybody 300 to 600 ml at breakfast and section 11
 * up to 150 ml before the start: the band never asks a heavy runner for more nor warns a light one of less.
 */
export const preRaceFluid: Check = {
  id: 'pre-race-fluid',
  look: ({ rows }, { weight }) =>
    lookAt(
      { section, what: 'the fluids before the start', unread: 'hard' },
      placed(rows).filter(
        ({ minute, entry }) => minute < 0 && minute >= -240 && Number.isFinite(entry.fluids_ml),
      ),
      (before) =>
        before.length === 0
          ? []
          : outside({
              section,
              what: 'Fluids in the four hours before the start',
              value: sumOf(before, 'fluids_ml'),
              unit: 'ml',
              soft: [Math.min(5 * weight, 600), Math.max(10 * weight, 450)],
              hard: [0, Math.min(15 * weight, 1200)],
              roundedTo: 50,
              because: '5 to 10 ml for each kilogram leave time to empty the bladder and start with enough.',
            }),
    ),
}

/** science.md 9.1, within 2 h after: carbs, fluids, sodium of the rows after the finish. */
export const raceRecovery: Check = {
  id: 'race-recovery',
  look: ({ rows }, runner, targets) => {
    const after = afterRace(rows, clockOf(runner).finish)
    if (after.length === 0) return nothingAfter
    const [carbs, fluids, sodium] = [
      sumOf(after, 'carbs_g'),
      sumOf(after, 'fluids_ml'),
      sumOf(after, 'sodium_mg'),
    ]
    return recoveryAfter({ section, run: 'the race', carbs, fluids, sodium }, targets)
  },
}

const nothingAfter = lookAt({ section, what: 'the recovery after the race', unread: 'hard' }, [], () => [])

// Whole portions meet protein to 7 %.
const slackOfPortions = 0.07

/** science.md 9.1, protein after the race, as the row says it. */
export const raceRecoveryProtein: Check = {
  id: 'race-recovery-protein',
  look: ({ rows }, runner, targets) =>
    lookAtEach(
      { section, what: 'the protein after the race', unread: 'hard' },
      afterRace(rows, clockOf(runner).finish)
        .flatMap(({ entry }) => readAmounts(`${entry.action} ${entry.item}`))
        .filter(({ of, unit, per }) => of === 'protein' && unit === 'g' && per === null),
      ({ high }) =>
        proteinAfter({ section, what: 'Protein after the race', value: high }, targets, slackOfPortions)
          .faults,
    ),
}

/** Clarification to science.md 9.1: recovery drinks are to thirst, and none for whom drinking is dangerous. */
export const recoveryWords: Check = {
  id: 'recovery-words',
  look: ({ rows }, runner) =>
    lookAtEach(
      { section, what: 'the drink after the race', unread: 'soft' },
      afterRace(rows, clockOf(runner).finish).filter(({ entry }) => entry.fluids_ml > 0),
      ({ entry }) => {
        const words = `${entry.action} ${entry.item}`
        return /thirst/iu.test(words) && /headache|nausea|confus|gained/iu.test(words)
          ? []
          : [
              soft(
                section,
                'The recovery row does not say that its drink is to thirst, and none for whoever gained weight or has a headache, nausea or confusion.',
              ),
            ]
      },
    ),
}
