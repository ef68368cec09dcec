import type { PlanRow } from '../../../plan.ts'
import { type Check, doesNotApply, hard, lookAt, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { delivered, duringRace, raceRows, sumOf } from '../../rows.ts'
import { isPlanned, raceConditions, saltiestDrink } from './limits-while-running.ts'

const section = 'race_day_plan'

/** No drink above 2000 mg of sodium a liter, in each row where a drink contains it, and over the race. Evidence: hard-sodium. */
const drinkStrength: Check = {
  id: 'drink-strength',
  look: (given) => {
    const during = duringRace(given)
    if (!isPlanned(given.targets.race) && during.length === 0) return doesNotApply
    return lookAt(section, 'hard', during, strengthFaults)
  },
}

function strengthFaults(during: readonly PlanRow[]): Fault[] {
  const [sodium, fluids] = [sumOf(during, 'sodium_mg'), sumOf(during, 'fluids_ml')]
  if (sodium > saltOfFood && (1000 * sodium) / fluids > saltiestDrink)
    return [hard(section, 'salty-race', { sodium, fluids })]
  return during.filter(isDrinkAlone).flatMap(({ minute, ...row }) => {
    const strength = (1000 * row.sodium_mg) / row.fluids_ml
    return strength > saltiestDrink ? [hard(section, 'too-salty', { minute, mg_per_liter: strength })] : []
  })
}

// The sodium of a gel or two is food, not drink: a short cool race may have them without any water.
const saltOfFood = 200

/** Its sodium is in the bottle, not in a gel or a capsule beside it. */
const isDrinkAlone = ({ servings, fluids_ml: fluids }: PlanRow) =>
  fluids > 0 && !servings.some(({ unit }) => unit === 'count')

/** A gain, or a loss over 3%, has a note. Evidence: body-mass-loss, body-mass-loss-note. */
const massChange: Check = {
  id: 'race-mass-change',
  look: (given) => {
    const { plan, runner, targets } = given
    const { hours, sweatRate } = raceConditions(targets)
    const loss = (100 * (sweatRate - delivered(given, 'fluids_ml') / 1000) * hours) / runner.weight
    // Rows may miss the fluid target by a tenth; the note follows the target.
    const slack = (0.01 * targets.race.perHour.fluids * hours) / runner.weight
    // A plan that says that less is drunk than asked has said it too.
    const hasNote =
      plan.notes.some(({ code }) => code === 'sweat-loss') ||
      plan.race_day.shortfalls.some(({ of }) => of === 'fluids')
    // If nothing is drunk while running, the other rows of the table show it.
    return lookAt(section, 'hard', raceRows(given), (): Fault[] => {
      if (loss < 0) return [hard(section, 'gains-weight', null)]
      if (hasNote || (loss <= 5 && loss <= 3 + slack)) return []
      return [(loss > 5 ? hard : soft)(section, 'loss-not-mentioned', { run: 'race', percent: loss })]
    })
  },
}

export const drinkChecks: readonly Check[] = [drinkStrength, massChange]
