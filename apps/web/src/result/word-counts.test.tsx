import { planRace, readIsoDay, renderWords } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import { OwnPlan } from './own-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function partsOf(name: string) {
  const { answers, today } = goldenRunners[name]!
  const made = planRace(answers, readIsoDay(today)!)
  if (!made.ok) throw new Error('x')
  const { plan: facts } = made.value
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () =>
    root.render(<OwnPlan facts={facts} lines={[]} checking={{ is: 'under way', origin: null }} today={today} note={null} />),
  )
  for (const e of box.querySelectorAll('svg, script, style, [class*="method"]')) e.remove()
  const parts: Record<string, number> = {}
  const walk = (el: Element, part: string) => {
    for (const c of el.childNodes) {
      if (c.nodeType === 3) parts[part] = (parts[part] ?? 0) + (c.textContent ?? '').split(/\s+/).filter((w) => /[\p{L}\p{N}]/u.test(w)).length
      else if (c.nodeType === 1) {
        const e = c as Element
        const h = e.tagName === 'SECTION' ? e.getAttribute('aria-labelledby') ?? e.getAttribute('aria-label') : null
        walk(e, h ?? part)
      }
    }
  }
  walk(box, 'head')
  await act(async () => root.unmount())
  box.remove()
  return parts
}
test.each(Object.keys(goldenRunners))('%s', async (name) => {
  console.log(name, JSON.stringify(await partsOf(name)))
})
