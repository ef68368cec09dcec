import { expect, test } from 'vitest'
import { setTargets } from '../../2-targets/set-targets.ts'
import { composeMenus } from '../../3-menus/compose-menus.ts'
import type { Menus } from '../../3-menus/menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { grams } from '../../units.ts'
import { wordsFor } from '../../../testing/stages-for.ts'

const runner = someRunner({ weightKg: 70, allergies: ['celery'] })
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

test('what gave way stands with its day and its amounts, and in no note', () => {
  const [day, ...others] = menus.exampleDays
  if (!day) throw new Error('No day')
  const short: Menus = {
    ...menus,
    exampleDays: [
      {
        ...day,
        totals: { ...day.totals, protein: grams(80), fiber: grams(66) },
        gaveWay: ['fiber', 'protein'],
      },
      ...others,
    ],
  }
  const { assumptions_safety: notes, daily_plan } = wordsFor(runner, { targets, menus: short })
  expect(daily_plan.example_days[0]).toContain(
    `\n66 g fiber, outside the day’s range; 80 of ${day.target.protein} g protein. Add a pea or rice protein powder of which you may eat every ingredient.\n`,
  )
  expect(daily_plan.example_days[1]).not.toMatch(/\d of \d+ g protein|the day’s range/)
  expect(notes.join('\n')).not.toContain('66 g fiber')
})

test('the powder is advised in full once, and referred to on other days short of protein', () => {
  const low = menus.exampleDays.map((day) => ({
    ...day,
    totals: { ...day.totals, protein: grams(80) },
    gaveWay: ['protein'] as const,
  }))
  const { daily_plan } = wordsFor(runner, { targets, menus: { ...menus, exampleDays: low } })
  const [first, ...others] = daily_plan.example_days
  expect(first).toContain('Add a pea or rice protein powder of which you may eat every ingredient.')
  for (const day of others) expect(day).toContain('Add the powder here too.')
})
