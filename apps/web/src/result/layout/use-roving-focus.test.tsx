import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useRovingFocus } from './use-roving-focus.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Group() {
  return (
    <div ref={useRovingFocus<HTMLDivElement>('Counted')}>
      <button type="button">one</button>
      <button type="button">two</button>
      <button type="button">three</button>
    </div>
  )
}

/** Where the focus moves from the second of three, and whether the default of the key was prevented. */
async function pressed(key: string, held: KeyboardEventInit = {}) {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await act(async () => root.render(<Group />))
  box.querySelectorAll('button')[1]?.focus()
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
  document.activeElement?.dispatchEvent(event)
  const reached = { at: document.activeElement?.textContent, isTaken: event.defaultPrevented }
  await act(async () => root.unmount())
  box.remove()
  return reached
}

test.each([
  ['ArrowLeft', 'one'],
  ['ArrowRight', 'three'],
  ['Home', 'one'],
  ['End', 'three'],
])('%s leads from the second number to number %s', async (key, at) => {
  expect(await pressed(key)).toEqual({ at, isTaken: true })
})

test.each([
  ['ArrowLeft', { altKey: true }],
  ['Home', { ctrlKey: true }],
  ['ArrowLeft', { metaKey: true }],
  ['ArrowRight', { shiftKey: true }],
])('%s with a modifier is left to the browser: %o', async (key, held) => {
  expect(await pressed(key, held)).toEqual({ at: 'two', isTaken: false })
})

function Numbers({ names }: { names: readonly string[] }) {
  return (
    <div ref={useRovingFocus<HTMLDivElement>('Counted')}>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  )
}

test('numbers that come and go with a new plan leave one tab stop, and the arrows reach them', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const stops = () =>
    [...box.querySelectorAll('button')]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((stop) => stop.textContent)
  await act(async () => root.render(<Numbers names={['one', 'two']} />))
  box.querySelectorAll('button')[1]?.focus()
  await act(async () => root.render(<Numbers names={['one', 'two', 'three']} />))
  expect(stops()).toEqual(['two'])
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
  expect(document.activeElement?.textContent).toBe('three')
  await act(async () => root.render(<Numbers names={['one', 'two']} />))
  expect(stops()).toEqual(['one'])
  const group = box.querySelector('[role="toolbar"]')
  expect(group?.getAttribute('aria-label')).toBe('Counted')
  await act(async () => root.render(<Numbers names={['one']} />))
  expect(group?.getAttributeNames()).toEqual([])
  await act(async () => root.unmount())
  box.remove()
})
