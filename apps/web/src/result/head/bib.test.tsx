import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Bib } from './bib.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const race = {
  race: 'Half Marathon',
  target: 'in 1:45:00',
  facts: [
    { name: 'Race', value: 'Sun, Dec 13, 2026' },
    { name: 'Climate', value: '' },
  ],
  raceDate: '2026-12-13',
}

async function drawn(note: string | null): Promise<HTMLElement> {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Bib {...race} today="2026-11-20" note={note} />))
  return box
}

test('why the engine made the plan is one line, which describes the heading', async () => {
  const because = 'The AI was too slow: this plan is by the built-in engine.'
  const box = await drawn(because)
  const heading = box.querySelector('h1')
  const note = box.querySelector(`#${heading?.getAttribute('aria-describedby')}`)
  expect(note?.textContent).toBe(because)
  expect(note?.localName).toBe('p')
  expect(box.querySelector('[role="status"], [role="alert"], [aria-live]')).toBeNull()
})

test('without a note the heading has no description', async () => {
  const box = await drawn(null)
  expect(box.querySelector('h1')?.hasAttribute('aria-describedby')).toBe(false)
  expect(box.querySelectorAll('p')).toHaveLength(2)
})

test('a fact without words is left out', async () => {
  const box = await drawn(null)
  expect([...box.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Race'])
})
