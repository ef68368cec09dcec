import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import { type MealWords, planRace, readIsoDay, renderWords } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import { OwnPlan } from './own-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test.each([
  // Runners who exclude much read more notes.
  ['Marathon', 1950],
  ['Half', 1710],
  ['10K', 910],
  ['5K', 700],
] as const)('around its menus the plan of a %s has at most %i words', async (race, most) => {
  const names = Object.keys(goldenRunners).filter((name) => goldenRunners[name]?.answers.raceType === race)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const { around, all } = await countOf(planFor(name))
    console.info(`${name}: ${around} words around its menus, ${all} in all`)
    expect.soft(around, name).toBeLessThanOrEqual(most)
  }
})

/** Words that the eye reads on the page with everything open, without reasons, methods and pictures. */
async function countOf(plan: RenderedPlan) {
  const page = await laidOut(plan)
  for (const unread of page.querySelectorAll(unreadParts)) unread.remove()
  const all = wordsOn(page)
  for (const day of page.querySelectorAll('[aria-labelledby="race-week"] details')) day.remove()
  const sections = ['numbers', 'long-run', 'race-week', 'race-day', 'safety'].map((id) =>
    page.querySelector(`[aria-labelledby="${id}"]`),
  )
  const around = sections.reduce((sum, section) => sum + (section ? wordsOn(section) : 0), 0)
  return { around: around - wordsOfMeals(plan), all }
}

/** A copy of the page, which React no longer minds being cut up. */
async function laidOut({ facts }: RenderedPlan): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const page = (
    <OwnPlan
      facts={facts}
      lines={[]}
      checking={{ is: 'under way', origin: null }}
      today={facts.runner.today}
      note={null}
    />
  )
  await act(async () => root.render(page))
  const copy = box.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  box.remove()
  return copy
}

const unreadParts = 'figure, [class*="hidden"], [class*="method"], [popover], [aria-labelledby="where-from"]'

function wordsOn(part: Element): number {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode()) count += wordsIn(texts.currentNode.textContent ?? '')
  return count
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** The meals that stand outside of days: around the long run, and the plates of race day. */
function wordsOfMeals({ facts, words }: RenderedPlan): number {
  const { before, recoveryMeal } = words.longRun
  const meals = [...before.meals, ...(recoveryMeal ? [recoveryMeal] : [])].map(textOf)
  const plates = zipFactsAndWords(facts.race_day.rows, words.raceRows)
    .filter(({ facts: row }) => row.phase === 'breakfast' || row.phase === 'recovery')
    .map(({ words: row }) => row.itemByName)
  return [...meals, ...plates].reduce((sum, text) => sum + wordsIn(text), 0)
}

const textOf = ({ when, main, beside, figures }: MealWords) => [when, main, ...beside, figures].join(' ')

function planFor(name: string): RenderedPlan {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  if (!runner || !today) throw new Error(`${name} has no day`)
  const made = planRace(runner.answers, today)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return { facts: made.value.plan, words: renderWords(made.value.plan) }
}
