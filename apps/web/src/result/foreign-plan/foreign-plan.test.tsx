import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { samplePlan } from '../../../testing/sample-answer.ts'
import { written } from '../amount.tsx'
import { ForeignPlan } from './foreign-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { profile, ...sections } = samplePlan

async function shown(): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const page = (
    <ForeignPlan
      plan={samplePlan}
      checking={{ is: 'under way', origin: null }}
      today="2026-11-20"
      note={null}
    />
  )
  await act(async () => createRoot(box).render(page))
  return box
}

test('every text and number of the eight sections is shown as it was sent', async () => {
  const page = (await shown()).textContent
  const leaves = leavesOf(sections)
  expect(leaves.length).toBeGreaterThan(60)
  expect(leaves.filter((leaf) => !page.includes(leaf))).toEqual([])
  expect(page).toContain('Half Marathon 1:45:00')
  expect(page).toContain([profile.environment.climate, profile.environment.course].join(', '))
})

test('race-day totals are those that its service sent, whatever its rows add up to', async () => {
  const box = await shown()
  const totals = [...box.querySelectorAll('tfoot td')].map((cell) => cell.textContent)
  const { carbs_g, sodium_mg, fluids_ml } = samplePlan.numbers_summary.race_day_totals
  expect(totals).toEqual([carbs_g, sodium_mg, fluids_ml].map(written))
  expect(box.querySelectorAll('tfoot tr')).toHaveLength(1)
})

test('it has no charts, and no number has a reason', async () => {
  const box = await shown()
  expect(box.querySelectorAll('figure, [role="listbox"]')).toHaveLength(0)
  expect(box.querySelectorAll('[aria-label$="Why this number"]')).toHaveLength(0)
})

function leavesOf(value: unknown): string[] {
  if (typeof value === 'number') return [written(value)]
  if (typeof value === 'string') return [value]
  return Object.values(value as object).flatMap(leavesOf)
}
