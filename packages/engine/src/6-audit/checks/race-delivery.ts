import type { Runner } from '../../1-runner/runner.ts'
import { type Check, type Fault, hard, soft } from '../audit.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { clockOf, isDuring, sumOf } from '../reading/read-rows.ts'
import {
  carbsAnHour,
  fluidsAnHour,
  mostOfTheSweat,
  raceOuting,
  saltiestDrink,
  sodiumAnHour,
} from './limits-while-running.ts'
import { figure, within } from './within.ts'

const section = 'race_day_plan'

type Channel = 'carbs_g' | 'sodium_mg' | 'fluids_ml'

/** What the rows from the start to the finish bring, an hour of the race. */
const delivered = ({ rows }: PlanAsRead, runner: Runner, channel: Channel) =>
  sumOf(rows.filter(isDuring(clockOf(runner).finish)), channel) / runner.targetTime

/** science.md 9.1, carbs during. Whole servings may miss a rate by a tenth or 5 g: the soft range is wider by as much. */
export const raceCarbs: Check = {
  id: 'race-carbs',
  find: (read, runner, targets) => {
    const { soft: warn, hard: refuse } = carbsAnHour(raceOuting(targets), runner, targets)
    return within({
      section,
      what: 'Carbs from start to finish, an hour',
      value: delivered(read, runner, 'carbs_g'),
      unit: 'g',
      soft: [Math.min(0.9 * warn[0], warn[0] - 5), Math.max(1.1 * warn[1], warn[1] + 5)],
      hard: refuse,
      because: 'What the gut takes in depends on how long you are out.',
    })
  },
}

/** science.md 9.1, sodium during. */
export const raceSodium: Check = {
  id: 'race-sodium',
  find: (read, runner, targets) =>
    within({
      section,
      what: 'Sodium from start to finish, an hour',
      value: delivered(read, runner, 'sodium_mg'),
      unit: 'mg',
      ...sodiumAnHour(raceOuting(targets)),
      because: 'Sodium replaces part of what you sweat, no more.',
    }),
}

/** science.md 9.1, fluid during, and 9.5: at most 0.8 of the sweat. */
export const raceFluids: Check = {
  id: 'race-fluids',
  find: (read, runner, targets) => {
    const outing = raceOuting(targets)
    const { soft: warn, hard: refuse } = fluidsAnHour(outing)
    return within({
      section,
      what: 'Fluids from start to finish, an hour',
      value: delivered(read, runner, 'fluids_ml'),
      unit: 'ml',
      soft: [0, Math.min(warn[1], mostOfTheSweat(outing))],
      hard: refuse,
      roundedTo: 10,
      because: 'Drinking near or above what you sweat is dangerous.',
    })
  },
}

/** The rows meet the runner's targets as nearly as whole servings can; who stands outside is told why. */
export const nearTheTargets: Check = {
  id: 'near-the-targets',
  find: (read, runner, { race: { perHour } }): Fault[] => {
    // A row that cannot be placed leaves the sum open; that is its own finding.
    if (read.rows.some(({ minute }) => minute === null)) return []
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
  },
}

const apart = (what: string, brought: number, wanted: number, unit: string) =>
  `From start to finish the rows bring ${figure(brought)} ${unit} of ${what} an hour, and the target is ${figure(wanted)} ${unit}.`

/** science.md 9.1: no drink above 2000 mg of sodium a liter, row by row where a drink carries it, and over the race. */
export const drinkStrength: Check = {
  id: 'drink-strength',
  find: ({ rows }, runner) => {
    const during = rows.filter(isDuring(clockOf(runner).finish))
    const [sodium, fluids] = [sumOf(during, 'sodium_mg'), sumOf(during, 'fluids_ml')]
    if (sodium > saltOfFood && (1000 * sodium) / fluids > saltiestDrink) {
      return [
        hard(
          section,
          `The race brings ${figure(sodium)} mg of sodium with only ${figure(fluids)} ml to drink.`,
        ),
      ]
    }
    return during
      .filter(({ entry }) => isDrink(`${entry.action} ${entry.item}`) && entry.fluids_ml > 0)
      .filter(({ entry }) => (1000 * entry.sodium_mg) / entry.fluids_ml > saltiestDrink)
      .map(({ entry }) =>
        hard(
          section,
          `The drink at "${entry.time.slice(0, 40)}" would hold ${figure((1000 * entry.sodium_mg) / entry.fluids_ml)} mg of sodium a liter: too salty.`,
        ),
      )
  },
}

// What a gel or two hold by nature is food and no drink: a short cool race may bring them without any water.
const saltOfFood = 200

const isDrink = (words: string) =>
  /\b(?:drink|mix|sports drink|electrolyte drink|isotonic)\b/iu.test(words) &&
  !/\b(?:gels?|chews?|capsules?|tablets?|caps|salt|broth|pretzels?)\b/iu.test(words)

/** science.md 9.1, predicted mass change: a gain, or a loss over 3 %, is spoken of and never hidden. */
export const massChange: Check = {
  id: 'race-mass-change',
  find: (read, runner, targets): Fault[] => {
    const { hours, sweatRate } = raceOuting(targets)
    const loss = (100 * (sweatRate - delivered(read, runner, 'fluids_ml') / 1000) * hours) / runner.weight
    const speaks = read.plan.assumptions_safety.some((note) =>
      /\b(?:sweat out|lose|loss|lost)\b.*%|%.*\b(?:body weight|body mass)|more than (?:any(?:one|body)|you) can drink|cannot (?:all )?be (?:fully )?replaced/iu.test(
        note,
      ),
    )
    if (loss < 0)
      return [
        hard(
          section,
          'With this much to drink you would finish heavier than you started, which is dangerous.',
        ),
      ]
    if (loss > 5 && !speaks)
      return [
        hard(
          section,
          `You would lose about ${figure(loss)} % of your body weight, and the plan does not say so.`,
        ),
      ]
    // Rows may miss the fluid target by a tenth; the note follows the target.
    const slack = (0.01 * targets.race.perHour.fluids * hours) / runner.weight
    return loss > 3 + slack && !speaks
      ? [
          soft(
            section,
            `You would lose about ${figure(loss)} % of your body weight, and the plan does not say so.`,
          ),
        ]
      : []
  },
}
