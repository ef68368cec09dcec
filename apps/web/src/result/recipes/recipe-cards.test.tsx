import { emptyQuestionnaire } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { OwnPlan } from '../own-plan.tsx'
import { Dish } from './recipe-cards.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function laidOut(page: React.ReactNode): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(page))
  const copy = box.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  box.remove()
  return copy
}

test('every button opens the card of its recipe, and every recipe has one card that something opens', async () => {
  const { facts, words } = renderedPlan()
  const page = await laidOut(
    <OwnPlan
      facts={facts}
      answers={emptyQuestionnaire}
      lines={[]}
      model=""
      checking={{ is: 'under way', origin: null }}
      today="2027-03-01"
      note={null}
    />,
  )
  const cards = [...page.querySelectorAll('dialog[popover]')]
  const namesById = new Map(cards.map((card) => [card.id, card.querySelector('h3')?.textContent]))
  expect([...namesById.values()]).toEqual(words.recipes.map(({ name }) => name))
  const buttons = [...page.querySelectorAll('button[aria-label^="Recipe: "]')]
  for (const button of buttons) {
    expect(namesById.has(button.getAttribute('popovertarget') ?? '')).toBe(true)
    expect(button.getAttribute('aria-label')).toBe(`Recipe: ${button.textContent}`)
  }
  const opened = new Set(buttons.map((button) => button.getAttribute('popovertarget')))
  expect(opened).toEqual(new Set(namesById.keys()))
})

test('no food of a recipe is listed outside of its card', async () => {
  const { facts, words } = renderedPlan()
  const page = await laidOut(
    <OwnPlan
      facts={facts}
      answers={emptyQuestionnaire}
      lines={[]}
      model=""
      checking={{ is: 'under way', origin: null }}
      today="2027-03-01"
      note={null}
    />,
  )
  for (const unread of page.querySelectorAll('[popover]')) unread.remove()
  const foods = words.recipes.flatMap(({ portions }) => portions.map(({ items }) => items.join(', ')))
  const lists = foods.filter((text) => text.includes(', '))
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter((text) => page.textContent.includes(text))).toEqual([])
})

test('a plan without recipes has the name of the dish alone', async () => {
  const page = await laidOut(<Dish of={{ title: 'Porridge', recipe: 'porridge' }} />)
  expect(page.innerHTML).toBe('Porridge')
})
