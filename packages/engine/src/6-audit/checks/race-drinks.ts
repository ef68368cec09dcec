import { type Check, doesNotApply, type Fault, hard, lookAt, soft } from '../audit.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { clockOf, duringRace, placed, type PlacedRow, sumOf } from '../reading/read-rows.ts'
import { isPlanned, raceOuting, saltiestDrink } from './limits-while-running.ts'
import { delivered } from './race-delivery.ts'
import { figure } from './within.ts'

const section = 'race_day_plan'

/** science.md 9.1: no drink above 2000 mg of sodium a liter, row by row where a drink carries it, and over the race. */
export const drinkStrength: Check = {
  id: 'drink-strength',
  look: ({ rows }, runner, { race }) => {
    const during = duringRace(rows, clockOf(runner).finish)
    if (!isPlanned(race) && during.length === 0) return doesNotApply
    return lookAt(
      { section, what: 'the sodium and the fluids of the race', unread: 'hard' },
      during.filter(({ entry }) => Number.isFinite(entry.sodium_mg) && Number.isFinite(entry.fluids_ml)),
      strengthFaults,
    )
  },
}

function strengthFaults(during: readonly PlacedRow[]): Fault[] {
  const [sodium, fluids] = [sumOf(during, 'sodium_mg'), sumOf(during, 'fluids_ml')]
  if (sodium > saltOfFood && (1000 * sodium) / fluids > saltiestDrink) {
    const words = `The race brings ${figure(sodium)} mg of sodium with only ${figure(fluids)} ml to drink.`
    return [hard(section, words)]
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
}

// What a gel or two hold by nature is food and no drink: a short cool race may bring them without any water.
const saltOfFood = 200

const isDrink = (words: string) =>
  /\b(?:drink|mix|sports drink|electrolyte drink|isotonic)\b/iu.test(words) &&
  !/\b(?:gels?|chews?|capsules?|tablets?|caps|salt|broth|pretzels?)\b/iu.test(words)

/** science.md 9.1, predicted mass change: a gain, or a loss over 3 %, is spoken of and never hidden. */
export const massChange: Check = {
  id: 'race-mass-change',
  look: (read, runner, targets) => {
    const { hours, sweatRate } = raceOuting(targets)
    const loss = (100 * (sweatRate - delivered(read, runner, 'fluids_ml') / 1000) * hours) / runner.weight
    // Rows may miss the fluid target by a tenth; the note follows the target.
    const slack = (0.01 * targets.race.perHour.fluids * hours) / runner.weight
    // Where nothing is drunk on the way, the table says so by its other rows.
    return lookAt(
      { section, what: 'the fluids of the race', unread: 'hard' },
      Number.isFinite(loss) ? placed(read.rows) : [],
      () => massFaults(loss, { slack, speaks: speaksOfLoss(read) }),
    )
  },
}

const speaksOfLoss = ({ plan }: PlanAsRead) =>
  plan.assumptions_safety.some((note) =>
    /\b(?:sweat out|lose|loss|lost)\b.*%|%.*\b(?:body weight|body mass)|more than (?:any(?:one|body)|you) can drink|cannot (?:all )?be (?:fully )?replaced/iu.test(
      note,
    ),
  )

function massFaults(loss: number, { slack, speaks }: { slack: number; speaks: boolean }): Fault[] {
  if (loss < 0) {
    const words = 'With this much to drink you would finish heavier than you started, which is dangerous.'
    return [hard(section, words)]
  }
  if (speaks || (loss <= 5 && loss <= 3 + slack)) return []
  const words = `You would lose about ${figure(loss)} % of your body weight, and the plan does not say so.`
  return [loss > 5 ? hard(section, words) : soft(section, words)]
}
