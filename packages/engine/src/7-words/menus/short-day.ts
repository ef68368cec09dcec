import { capitalize } from '../../letter-case.ts'
import { inGrams, joinList, withThousands } from '../amounts/format-amounts.ts'
import { mostSodiumInADay } from '../../evidence/health.ts'
import { powderBelow } from '../../evidence/protein-and-fat.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { readsOfCalories, type WithHealth } from '../../health.ts'
import type { Plan, PlanDay, PlanMacro, PlanRunner } from '../../plan.ts'

/** What a day lacks: the warning if nobody should eat like it, what gave way to the rest of it, and a recovery meal without room. */
export function shortDay(plan: Eaten, day: PlanDay): string[] {
  const far = new Set<PlanMacro>(day.far_short_of)
  const beside = day.gave_way
    .filter((macro) => !far.has(macro))
    .flatMap((macro) => besideItsTarget(plan.runner, macro, day))
  return [
    ...(far.size > 0 ? [`Far short, ${shortfall(plan.runner, day)}.`] : []),
    ...(beside.length > 0 ? [`${beside.join('; ')}.${powderFor(plan, day)}`] : []),
    ...(isWithoutRecovery(day)
      ? ['Eat lunch within an hour of the run: it is the recovery meal of this day.']
      : []),
  ]
}

const isWithoutRecovery = ({ fuel_carbs_g: fuel, meals }: PlanDay) =>
  fuel > 0 && !meals.some(({ name }) => name === 'recovery')

/** "1,200 of 2,400 kcal and 40 of 110 g protein". */
export const shortfall = (runner: WithHealth, day: PlanDay) =>
  joinList(day.far_short_of.flatMap((macro) => heldOf(runner, macro, day)))

/** "60 of 74 g protein"; fiber has a range and no target. */
const besideItsTarget = (runner: WithHealth, macro: PlanMacro, day: PlanDay): string[] =>
  macro === 'fiber'
    ? [`${inGrams(day.totals.fiber_g)} fiber, outside the day’s range`]
    : macro === 'sodium' && day.kind !== 'race-morning'
      ? [
          `${withThousands(sodiumOf(day))} mg sodium, over the ${withThousands(mostSodiumInADay.value.day)} mg of a day without added salt`,
        ]
      : heldOf(runner, macro, day)

const sodiumOf = ({ meals }: PlanDay) =>
  Math.round(meals.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0))

/** A day that foods alone leave so short of protein is helped by a powder. */
const isLowInProtein = ({ gave_way: lost, far_short_of: far, totals, target }: PlanDay) =>
  lost.includes('protein') &&
  !far.includes('protein') &&
  totals.protein_g < powderBelow.value * target.protein_g

/** In full at the first such day of the plan. */
function powderFor({ runner, training_days: examples, race_week: week }: Eaten, day: PlanDay): string {
  if (!isLowInProtein(day) || !mayAddPowder(runner)) return ''
  const first = [...examples, ...week].find(isLowInProtein)
  return first && first.key !== day.key ? ' Add the powder here too.' : ` ${capitalize(proteinPowder)}.`
}

export type Eaten = Pick<Plan, 'training_days' | 'race_week'> & { readonly runner: Eater }

export type Eater = Pick<PlanRunner, 'age' | 'diet' | 'exclusions'> & WithHealth

/** Where foods are left out; under 18 no supplement is advised. */
export const mayAddPowder = (runner: Eater): boolean =>
  runner.age >= 18 && (runner.diet !== 'Omnivore' || excludesAnything(runner))

export const proteinPowder = 'add a pea or rice protein powder of which you may eat every ingredient'

/** "70 of 110 g protein"; calories only for runners who read of them. */
function heldOf(runner: WithHealth, macro: PlanMacro, { totals, target }: PlanDay): string[] {
  if (macro === 'sodium' || macro === 'fluids' || macro === 'fiber') return []
  if (macro === 'energy' && !readsOfCalories(runner)) return ['too little energy']
  if (macro === 'energy') return [`${withThousands(totals.kcal)} of ${withThousands(target.kcal)} kcal`]
  return [`${withThousands(totals[`${macro}_g`])} of ${withThousands(target[`${macro}_g`])} g ${macro}`]
}
