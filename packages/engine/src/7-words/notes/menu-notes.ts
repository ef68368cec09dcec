import { joinList, withThousands } from '../amounts/format-amounts.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import type { Plan, PlanDay, PlanMacro, PlanRunner } from '../../plan.ts'
import { nameOfDay } from '../amounts/days.ts'
import { shortfall } from '../menus/short-day.ts'
import { groceryNote } from './grocery-note.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const menuNotes = {
  'too-few-foods': ({ days: keys }, plan) => {
    const days = daysOf(plan, keys)
    const [first] = days
    const names = joinList([...new Set(days.map((day) => nameOfDay(day)))])
    return first
      ? `Your allergies and diet together leave too few foods for a full menu: ${names} ${days.length > 1 ? 'fall' : 'falls'} far short, ${nameOfDay(first)} with ${shortfall(first)}. Do not follow ${days.length > 1 ? 'these menus as they stand' : 'this menu as it stands'}. See a dietitian, and check in the Allergies field that every item has to be there.`
      : ''
  },
  'gave-way': ({ days: keys }, plan) => {
    const days = daysOf(plan, keys)
    const what = days[0]?.gave_way ?? []
    const held = what.flatMap((macro) => heldOf(macro, days))
    return `With ${foodsOf(plan.runner)}, not every number can be met at once: ${joinList(what)} gave way on ${joinList(days.map((day) => nameOfDay(day)))}. The figures printed are those of the food${held.length > 0 ? `: ${joinList(held)}` : ''}.`
  },
  'protein-nearly-met': (_facts, { runner, training_days: days }) =>
    `The training days hold ${range(days.map(({ totals }) => totals.protein_g))} g of the ${withThousands(days[0]?.target.protein_g ?? 0)} g protein planned: within the tolerance, but always a little under it, because ${foodsOf(runner)} hold little protein for their carbs and fiber.`,
  'little-recovery-protein': ({ run }, { targets, race_day: race, long_run: longRun }) => {
    const meal = run === 'race' ? race.recovery_meal : longRun.recovery_meal
    const { recovery } = run === 'race' ? targets.race : targets.long_run
    return `The meal after the ${run === 'race' ? 'race' : 'long run'} holds ${meal?.protein_g ?? 0} g of the ${recovery.protein_g} g protein: the foods you may eat allow no more beside its carbs. Let the next meal make up for it.`
  },
  groceries: (_facts, plan) => groceryNote(plan),
} satisfies Partial<NoteRenderers>

const daysOf = ({ training_days: examples, race_week: week }: Plan, keys: readonly string[]) =>
  [...examples, ...week].filter(({ key }) => keys.includes(key))

/** For a runner who eats everything, the dishes are the reason. */
const foodsOf = (runner: PlanRunner) =>
  runner.diet === 'Omnivore' && !excludesAnything(runner)
    ? 'the foods of these days'
    : 'the foods you may eat'

/** "100 to 105 of 116 g protein", "69 to 78 g fiber". */
function heldOf(macro: PlanMacro, days: readonly PlanDay[]): string[] {
  if (macro === 'sodium' || macro === 'fluids') return []
  if (macro === 'fiber') return [`${range(days.map(({ totals }) => totals.fiber_g))} g fiber`]
  const key = macro === 'energy' ? 'kcal' : (`${macro}_g` as const)
  const held = range(days.map(({ totals }) => totals[key]))
  const wanted = range(days.map(({ target }) => target[key]))
  return [macro === 'energy' ? `${held} of ${wanted} kcal` : `${held} of ${wanted} g ${macro}`]
}

function range(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? withThousands(least) : `${withThousands(least)} to ${withThousands(most)}`
}
