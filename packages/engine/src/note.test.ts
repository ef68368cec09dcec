import { expect, test } from 'vitest'
import { drawnPlans } from '../testing/drawn-plans.ts'
import { noteTiers, tierOfNote } from './note.ts'

test('the notes of a plan stand tier by tier, and every tier has some', () => {
  const read = new Map<string, number>()
  for (const { plan, words } of drawnPlans()) {
    const tiers = plan.notes.map(({ code }) => noteTiers.indexOf(tierOfNote[code]))
    expect(tiers).toEqual(tiers.toSorted((one, other) => one - other))
    expect(words.notes.map(({ tier }) => noteTiers.indexOf(tier))).toEqual(tiers)
    for (const tier of noteTiers)
      read.set(tier, (read.get(tier) ?? 0) + words.notes.filter((note) => note.tier === tier).length)
  }
  for (const tier of noteTiers) expect(read.get(tier), tier).toBeGreaterThan(drawnPlans().length - 1)
})
