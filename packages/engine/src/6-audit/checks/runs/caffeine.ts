import { findFood } from '../../../foods/foods.ts'
import { findProduct } from '../../../foods/products.ts'
import {
  type Check,
  doesNotApply,
  type Given,
  hard,
  type Look,
  lookAt,
  lookAtEach,
  soft,
} from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { raceRows } from '../../rows.ts'
import { outside } from '../bounds.ts'

const section = 'race_day_plan'

/** The dose before the start, and the caffeine in products and drinks of the rows, mg. */
function dosesOf(given: Given): number[] {
  const { plan } = given
  const served = plan.race_day.rows.flatMap(({ servings }) =>
    servings.flatMap(({ kind, id, amount }) =>
      kind === 'product'
        ? (findProduct(id)?.caffeine ?? 0) * amount
        : ((findFood(id)?.caffeinePer100g ?? 0) * amount) / 100,
    ),
  )
  return [...caffeineRows(given).map(() => plan.targets.caffeine_mg), ...served].filter((mg) => mg > 0)
}

const caffeineRows = (given: Given) => raceRows(given).filter(({ phase }) => phase === 'caffeine')

/** A plan without caffeine has no dose that could be too high. */
function lookAtDoses(given: Given, find: (doses: readonly number[]) => readonly Fault[]): Look {
  const doses = dosesOf(given)
  if (doses.length === 0 && given.targets.caffeine === 0) return doesNotApply
  return lookAt(section, 'hard', doses, find)
}

/** One dose. Evidence: most-caffeine-at-once, hard-caffeine. */
const caffeineDose: Check = {
  id: 'caffeine-dose',
  look: (given) => {
    const { weight, health } = given.runner
    const isFeeding = health.some(({ code }) => code === 'breastfeeding')
    const limits = {
      soft: [0, Math.min(3 * weight, isFeeding ? 100 : 200)],
      hard: [0, Math.min(6 * weight, 400)],
    } as const
    return lookAtDoses(given, (doses) => doses.flatMap((value) => outside({ section, value, ...limits })))
  },
}

/** The whole of race day. Evidence: hard-caffeine. */
const caffeineOfTheDay: Check = {
  id: 'caffeine-of-the-day',
  look: (given) =>
    lookAtDoses(given, (doses) => {
      const mg = doses.reduce((sum, dose) => sum + dose, 0)
      return mg > 400 ? [hard(section, 'much-caffeine', { mg })] : []
    }),
}

/** The drink of a caffeine row is part of the breakfast fluid. */
const caffeineRowIsEmpty: Check = {
  id: 'caffeine-row-is-empty',
  look: (given) => {
    const rows = caffeineRows(given)
    // A plan without such a row counts no drink twice.
    if (rows.length === 0) return doesNotApply
    return lookAtEach(section, 'soft', rows, (row) =>
      row.carbs_g > 0 || row.sodium_mg > 0 || row.fluids_ml > 0 || row.servings.length > 0
        ? [soft(section, 'caffeine-row-counts', null)]
        : [],
    )
  },
}

export const caffeineChecks: readonly Check[] = [caffeineDose, caffeineOfTheDay, caffeineRowIsEmpty]
