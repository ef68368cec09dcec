import type { AllergiesRead } from '../../1-runner/allergies/read-allergies.ts'
import { groupWords } from '../../foods/exclusions/allergen-groups.ts'
import { familiesNamed } from '../../foods/exclusions/food-families.ts'
import { namesAFood } from '../../foods/exclusions/names-a-food.ts'
import {
  brandsNamed,
  reactsToLatexOrPollen,
  typedFor,
  waysOfEatingOf,
  type WithHealth,
} from '../../health.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { conditionEffects, conditionsIn, wayWords } from '../health/health-names.ts'
import type { Interpretation } from './interpretation.ts'

/** What was read in the allergies field: what is left out, what was read as health, and what is unsure. */
export function describeAllergies(read: AllergiesRead): Interpretation {
  const { exclusions, groupsInOrderTyped, health } = read
  const { unknown, nearMisses = [], families, unread = [] } = exclusions
  const kept = [
    ...groupsInOrderTyped.map((group) => groupWords[group]),
    ...familiesNamed(families).map(({ label }) => label),
    ...unknown.filter(namesAFood),
  ]
  const notRecognized = unknown.filter((words) => !namesAFood(words))
  const unsure = [
    ...nearMisses.map(({ typed, readAs: word }) => `“${typed}” read as ${word}`),
    ...(notRecognized.length > 0
      ? [`Not recognized, left out by name, check yourself: ${notRecognized.join(', ')}`]
      : []),
    ...unread.map((words) => `No food recognized in “${words}”: nothing left out for it`),
  ]
  const told = [
    ...(kept.length > 0 ? [`Left out of everything: ${kept.join('; ')}`] : []),
    ...waysOfEatingOf({ health }).map((way) => {
      const { name, leavesOut } = wayWords[way]
      return `${name}: ${leavesOut} left out`
    }),
    ...readAsHealth({ health }),
    ...notAboutFood({ health }),
    ...brands({ health }),
  ]
  const text = told.join('. ')
  if (unsure.length === 0)
    return told.length > 0 ? { tone: 'read', text } : { tone: 'note', text: 'Nothing to keep out' }
  if (told.length === 0) return { tone: 'unsure', text: unsure.join('. ') }
  return { tone: 'read', text, unsure: unsure.join('. ') }
}

function readAsHealth({ health }: WithHealth): string[] {
  const conditions = conditionsIn(health).map(({ code, name }) => `${name} (${conditionEffects[code]})`)
  return conditions.length > 0 ? [`Read as health: ${conditions.join('; ')}. Wrong? Take the word out`] : []
}

function notAboutFood(runner: WithHealth): string[] {
  const typed = typedFor(runner, 'not_food')
  if (typed.length === 0) return []
  const itching = reactsToLatexOrPollen(runner) ? ['If a fruit makes your mouth itch, write that fruit'] : []
  return [`Not about food, so nothing was left out: ${typed.join(', ')}`, ...itching]
}

function brands(runner: WithHealth): string[] {
  const [named, unwanted] = [brandsNamed(runner, 'brand'), brandsNamed(runner, 'unwanted_brand')]
  return [
    ...(named.length > 0 ? [`You named ${joinList(named)}: nothing is left out for that`] : []),
    ...(unwanted.length > 0 ? [`Not among your race fuel: ${joinList(unwanted)}`] : []),
  ]
}
