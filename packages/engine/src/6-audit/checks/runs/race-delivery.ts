import { type Check, doesNotApply, type Given, type Look, lookAt, type Reading, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { delivered, duringRace } from '../../rows.ts'
import {
  carbsAnHour,
  fluidsAnHour,
  isPlanned,
  mostOfTheSweat,
  raceConditions,
  sodiumAnHour,
} from './limits-while-running.ts'
import { within } from '../bounds.ts'

const section = 'race_day_plan'

/** The amount of a nutrient in the rows is checked if it is planned, and if there are rows. */
function ofTheRows(given: Given, planned: number, reading: Reading): Look {
  const { length } = duringRace(given)
  if (planned === 0 && length === 0) return doesNotApply
  return length === 0 ? { ...reading, read: 0, faults: [] } : reading
}

/** Evidence: carbohydrate-while-running, hard-carbohydrate-an-hour. Whole servings may miss a rate by a tenth or 5 g: the soft range is wider by as much. */
const raceCarbs: Check = {
  id: 'race-carbs',
  look: (given) => {
    const { runner, targets } = given
    const { soft: warn, hard: refuse } = carbsAnHour(raceConditions(targets), runner, targets)
    const reading = within({
      section,
      value: delivered(given, 'carbs_g'),
      soft: [Math.min(0.9 * warn[0], warn[0] - 5), Math.max(1.1 * warn[1], warn[1] + 5)],
      hard: refuse,
    })
    return ofTheRows(given, targets.race.perHour.carbs, reading)
  },
}

/** Evidence: sodium-while-running, hard-sodium. */
const raceSodium: Check = {
  id: 'race-sodium',
  look: (given) => {
    const value = delivered(given, 'sodium_mg')
    const reading = within({ section, value, ...sodiumAnHour(raceConditions(given.targets)) })
    return ofTheRows(given, given.targets.race.perHour.sodium, reading)
  },
}

/** At most 0.8 of the sweat, or 0.6 of an estimate. Evidence: drinking-share-of-sweat, hard-fluid-an-hour. */
const raceFluids: Check = {
  id: 'race-fluids',
  look: (given) => {
    const conditions = raceConditions(given.targets)
    const { soft: warn, hard: refuse } = fluidsAnHour(conditions)
    const reading = within({
      section,
      value: delivered(given, 'fluids_ml'),
      soft: [0, Math.min(warn[1], mostOfTheSweat(conditions, given.runner))],
      hard: refuse,
      roundedTo: 10,
    })
    return ofTheRows(given, given.targets.race.perHour.fluids, reading)
  },
}

/** The rows meet the runner's targets as closely as whole servings can; if they do not, the plan has the reason. */
const nearTheTargets: Check = {
  id: 'near-the-targets',
  look: (given) => {
    const during = duringRace(given)
    if (!isPlanned(given.targets.race) && during.length === 0) return doesNotApply
    return lookAt(section, 'soft', during, (rows) => (rows.length === 0 ? [] : offTargets(given)))
  },
}

const off = (of: 'carbs' | 'sodium' | 'fluids', value: number, target: number, isOff: boolean): Fault[] =>
  isOff ? [soft(section, 'rate-off-target', { of, value, target })] : []

function offTargets(given: Given): Fault[] {
  const { carbs, sodium, fluids } = given.targets.race.perHour
  const brought = {
    carbs: delivered(given, 'carbs_g'),
    sodium: delivered(given, 'sodium_mg'),
    fluids: delivered(given, 'fluids_ml'),
  }
  const carbsOff = Math.abs(brought.carbs - carbs) - Math.max(0.1 * carbs, 5)
  // A tenth, or half a cup over the whole race.
  const fluidsOff = Math.abs(brought.fluids - fluids) - Math.max(0.1 * fluids, 25 / given.targets.race.time)
  return [
    ...off('carbs', brought.carbs, carbs, carbs === 0 ? brought.carbs > 0 : carbsOff > 1e-6),
    ...off('fluids', brought.fluids, fluids, fluidsOff > 5),
    ...off('sodium', brought.sodium, sodium, brought.sodium < 0.8 * sodium - 5),
  ]
}

export const deliveryChecks: readonly Check[] = [raceCarbs, raceSodium, raceFluids, nearTheTargets]
