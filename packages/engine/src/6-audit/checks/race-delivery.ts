import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, doesNotApply, type Fault, type Look, lookAt, type Reading, soft } from '../audit.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { clockOf, duringRace, type PlacedRow, sumOf } from '../reading/read-rows.ts'
import {
  carbsAnHour,
  fluidsAnHour,
  isPlanned,
  mostOfTheSweat,
  raceOuting,
  sodiumAnHour,
} from './limits-while-running.ts'
import { figure, within } from './within.ts'

const section = 'race_day_plan'

type Channel = 'carbs_g' | 'sodium_mg' | 'fluids_ml'

/** What the rows from the start to the finish bring, an hour of the race. */
export const delivered = ({ rows }: PlanAsRead, runner: Runner, channel: Channel) =>
  sumOf(duringRace(rows, clockOf(runner).finish), channel) / runner.targetTime

/** What the rows bring of a channel is looked at where it is planned, and wherever there are rows. */
function ofTheRows({ rows }: PlanAsRead, runner: Runner, planned: number, reading: Reading): Look {
  const { length } = duringRace(rows, clockOf(runner).finish)
  if (planned === 0 && length === 0) return doesNotApply
  return length === 0 ? { ...reading, read: 0, faults: [] } : reading
}

/** science.md 9.1, carbs during. Whole servings may miss a rate by a tenth or 5 g: the soft range is wider by as much. */
export const raceCarbs: Check = {
  id: 'race-carbs',
  look: (read, runner, targets) => {
    const { soft: warn, hard: refuse } = carbsAnHour(raceOuting(targets), runner, targets)
    const reading = within({
      section,
      what: 'Carbs from start to finish, an hour',
      value: delivered(read, runner, 'carbs_g'),
      unit: 'g',
      soft: [Math.min(0.9 * warn[0], warn[0] - 5), Math.max(1.1 * warn[1], warn[1] + 5)],
      hard: refuse,
      because: 'What the gut takes in depends on how long you are out.',
    })
    return ofTheRows(read, runner, targets.race.perHour.carbs, reading)
  },
}

/** science.md 9.1, sodium during. */
export const raceSodium: Check = {
  id: 'race-sodium',
  look: (read, runner, targets) => {
    const reading = within({
      section,
      what: 'Sodium from start to finish, an hour',
      value: delivered(read, runner, 'sodium_mg'),
      unit: 'mg',
      ...sodiumAnHour(raceOuting(targets)),
      because: 'Sodium replaces part of what you sweat, no more.',
    })
    return ofTheRows(read, runner, targets.race.perHour.sodium, reading)
  },
}

/** science.md 9.1, fluid during, and 9.5: at most 0.8 of the sweat. */
export const raceFluids: Check = {
  id: 'race-fluids',
  look: (read, runner, targets) => {
    const outing = raceOuting(targets)
    const { soft: warn, hard: refuse } = fluidsAnHour(outing)
    const reading = within({
      section,
      what: 'Fluids from start to finish, an hour',
      value: delivered(read, runner, 'fluids_ml'),
      unit: 'ml',
      soft: [0, Math.min(warn[1], mostOfTheSweat(outing))],
      hard: refuse,
      roundedTo: 10,
      because: 'Drinking near or above what you sweat is dangerous.',
    })
    return ofTheRows(read, runner, targets.race.perHour.fluids, reading)
  },
}

/** The rows meet the runner's targets as nearly as whole servings can; who stands outside is told why. */
export const nearTheTargets: Check = {
  id: 'near-the-targets',
  look: (read, runner, { race }) => {
    const during = duringRace(read.rows, clockOf(runner).finish)
    if (!isPlanned(race) && during.length === 0) return doesNotApply
    // A row that cannot be placed, or has no number, leaves the sums open.
    const areOpen = read.rows.some(({ minute }) => minute === null) || !during.every(isNumbered)
    return lookAt(
      { section, what: 'what the rows bring from start to finish', unread: 'soft' },
      areOpen ? [] : during,
      (rows) => (rows.length === 0 ? [] : offTargets(read, runner, race.perHour)),
    )
  },
}

const isNumbered = ({ entry: { carbs_g, sodium_mg, fluids_ml } }: PlacedRow) =>
  [carbs_g, sodium_mg, fluids_ml].every(Number.isFinite)

function offTargets(read: PlanAsRead, runner: Runner, perHour: Targets['race']['perHour']): Fault[] {
  const [carbs, sodium, fluids] = [
    delivered(read, runner, 'carbs_g'),
    delivered(read, runner, 'sodium_mg'),
    delivered(read, runner, 'fluids_ml'),
  ]
  const carbsOff = Math.abs(carbs - perHour.carbs) - Math.max(0.1 * perHour.carbs, 5)
  return [
    ...((perHour.carbs === 0 ? carbs > 0 : carbsOff > 1e-6)
      ? [soft(section, apart('carbs', carbs, perHour.carbs, 'g'))]
      : []),
    ...(Math.abs(fluids - perHour.fluids) > 0.1 * perHour.fluids + 5
      ? [soft(section, apart('fluids', fluids, perHour.fluids, 'ml'))]
      : []),
    ...(sodium < 0.8 * perHour.sodium - 5
      ? [soft(section, apart('sodium', sodium, perHour.sodium, 'mg'))]
      : []),
  ]
}

const apart = (what: string, brought: number, wanted: number, unit: string) =>
  `From start to finish the rows bring ${figure(brought)} ${unit} of ${what} an hour, and the target is ${figure(wanted)} ${unit}.`
