import { expect, test } from 'vitest'
import { setTargets } from '../../2-targets/set-targets.ts'
import { composeMenus } from '../../3-menus/compose-menus.ts'
import type { Menus } from '../../3-menus/menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import { wordsFor } from '../../../testing/stages-for.ts'

const runner = someRunner({ weightKg: 70 })
const targets = setTargets(runner)
const menus = composeMenus(runner, targets)
const notesOf = (who: typeof runner, of: Menus) => wordsFor(who, { targets, menus: of }).assumptions_safety

const wanted = targets.race.recovery.protein

const withProtein = (protein: number): Menus => ({
  ...menus,
  recovery: {
    ...menus.recovery,
    race: menus.recovery.race && { ...menus.recovery.race, protein: grams(protein) },
  },
})

const hasNote = (each: Menus) =>
  notesOf(runner, each).filter((note) => note.startsWith('The meal after the race holds'))

test('a recovery meal more than a tenth short of its protein has a note', () => {
  expect(hasNote(withProtein(Math.ceil(0.9 * wanted)))).toEqual([])
  expect(hasNote(withProtein(Math.ceil(0.9 * wanted) - 1))).toHaveLength(1)
})

test('what gave way is named with its amounts on those days', () => {
  const [day, ...others] = menus.exampleDays
  if (!day) throw new Error('No day')
  const short: Menus = {
    ...menus,
    exampleDays: [
      {
        ...day,
        totals: { ...day.totals, protein: grams(70), fiber: grams(66) },
        gaveWay: ['fiber', 'protein'],
      },
      ...others,
    ],
  }
  expect(notesOf(runner, short).filter((note) => note.includes(' gave way on '))).toEqual([
    `With the foods of these days, not every number can be met at once: fiber and protein gave way on training day 1. The figures printed are those of the food: 66 g fiber and 70 of ${day.target.protein} g protein.`,
  ])
})

const holding = (share: number): Menus => ({
  ...menus,
  exampleDays: menus.exampleDays.map((day) => ({
    ...day,
    totals: { ...day.totals, protein: grams(Math.round(share * day.target.protein)) },
    gaveWay: [],
  })),
})

const printed = (each: Menus) =>
  notesOf(runner, each).filter((note) => note.startsWith('The training days hold'))

test('three days under their protein have a note, even within the tolerance', () => {
  expect(printed(holding(0.94))).toHaveLength(1)
  expect(printed(holding(0.98))).toEqual([])
})

test('a runner with exclusions reads that their foods are the reason', () => {
  const vegan = someRunner({ diet: 'Vegan' })
  const [note = ''] = notesOf(vegan, holding(0.94)).filter((each) => each.startsWith('The training days'))
  expect(note).toMatch(/because the foods you may eat hold little protein/)
  expect(printed(holding(0.94))[0]).toMatch(/because the foods of these days hold little protein/)
})
