import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { PlanFrame } from './plan-frame.tsx'

test('whoever prints as soon as the head is there prints all of it', () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() =>
    root.render(
      <PlanFrame head={<h1>Head</h1>} numbers={null}>
        <p>All the rest</p>
      </PlanFrame>,
    ),
  )
  // The effects of the first frame.
  flushSync(() => undefined)
  expect(box.textContent).toContain('Head')
  expect(box.textContent).not.toContain('All the rest')
  window.dispatchEvent(new Event('beforeprint'))
  expect(box.textContent).toContain('All the rest')
  root.unmount()
})
