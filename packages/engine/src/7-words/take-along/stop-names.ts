import type { Plan, PlanRow } from '../../plan.ts'
import { amountInShort, shortServings } from './short-stops.ts'
import { eatenAt, kindOfFuel } from './stop-kind.ts'

/**
 * What a stop takes, in fewer and fewer letters for watches that keep a few of a name: "gel + 5 oz + salt capsule",
 * "gel+5 oz+salt", and at last "gel+drink+salt", which is 15 letters at most.
 */
export function stopNames(plan: Plan, row: PlanRow): readonly string[] {
  const takes = shortServings(plan, row)
  const texts = takes.map(({ text }) => text)
  const fuel = eatenAt(plan, row)
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  const inAWord = { fuel: fuel ? kindOfFuel(fuel) : 'food', drink: 'drink', salt: 'salt' }
  const amount = drunk ? amountInShort(plan, drunk) : ''
  const amounts = {
    ...inAWord,
    drink: takes.length === 1 && drunk?.kind !== 'water' ? `${amount} drink` : amount,
  }
  return [
    texts.join(' + '),
    texts.join('+'),
    takes.map(({ of }) => amounts[of]).join('+'),
    takes.map(({ of }) => inAWord[of]).join('+'),
  ]
}
