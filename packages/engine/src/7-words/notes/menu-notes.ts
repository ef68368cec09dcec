import { joinList } from '../amounts/format-amounts.ts'
import type { Plan, PlanDay, PlanRunner } from '../../plan.ts'
import { nameOfDay, weekdayInWords } from '../amounts/days.ts'
import { labelsToRead } from '../groceries/labels-to-read.ts'
import { mayAddPowder, proteinPowder, shortfall } from '../menus/short-day.ts'
import { groceryNote } from './grocery-note.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const menuNotes = {
  'too-few-foods': ({ days: keys }, plan) => tooFewFoods(plan.runner, daysOf(plan, keys)),
  'little-recovery-protein': ({ run }, { targets, race_day: race, long_run: longRun }) => {
    const meal = run === 'race' ? race.recovery_meal : longRun.recovery_meal
    const { recovery } = run === 'race' ? targets.race : targets.long_run
    return `The meal after the ${run === 'race' ? 'race' : 'long run'} holds ${meal?.protein_g ?? 0} g of the ${recovery.protein_g} g protein: let the next meal bring the rest.`
  },
  groceries: (_facts, plan) => [groceryNote(plan), labelsToRead(plan)].filter(Boolean).join(' '),
} satisfies Partial<NoteRenderers>

function tooFewFoods(runner: PlanRunner, days: readonly PlanDay[]): string {
  const [first] = days
  if (!first) return ''
  const names = joinList(days.map(shortName))
  const many = days.length > 1
  const isOfProtein = days.some(({ far_short_of: far }) => far.includes('protein'))
  const powder = isOfProtein && mayAddPowder(runner) ? `, and ${proteinPowder}` : ''
  return `Your allergies and diet together leave too few foods for a full menu: ${names} ${many ? 'fall' : 'falls'} far short, ${shortName(first)} with ${shortfall(runner, first)}. Do not follow ${many ? 'these menus as they stand' : 'this menu as it stands'}: see a dietitian${powder}.`
}

/** The days of race week are seven at most, each of another weekday. */
const shortName = (day: PlanDay) => (day.date === null ? nameOfDay(day) : weekdayInWords(day.date))

const daysOf = ({ training_days: examples, race_week: week }: Plan, keys: readonly string[]) =>
  [...examples, ...week].filter(({ key }) => keys.includes(key))
