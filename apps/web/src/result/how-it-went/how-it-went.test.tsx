import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { eraseAll } from '../../kept/kept-races.ts'
import { planningFlag } from '../make-it-yours/planning-flag.ts'
import { PreferencesProvider } from '../make-it-yours/preferences-context.ts'
import type { OwnPreferences } from '../make-it-yours/use-preferences.ts'
import { HowItWent } from './how-it-went.tsx'
import { readLog } from './kept-log.ts'
import { readLogField } from './read-log.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { facts } = renderedPlan()
const change = vi.fn<OwnPreferences['change']>(() => Promise.resolve(true))
const own: OwnPreferences = {
  runner: facts.runner,
  lighterCarbs: null,
  onCourse: null,
  leftOut: [],
  planning: planningFlag(),
  prepare: () => undefined,
  change,
  undo: null,
  last: null,
  marked: new Set(),
}
let box: HTMLElement
let root: Root

async function show(run: 'long run' | 'race', plan = facts): Promise<void> {
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () =>
    root.render(
      <PreferencesProvider value={own}>
        <HowItWent facts={plan} run={run} today="2027-03-01" />
      </PreferencesProvider>,
    ),
  )
}

async function close(): Promise<void> {
  await act(async () => root.unmount())
  box.remove()
}

async function type(texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const input = box.querySelectorAll('input')[index]
    if (!input) throw new Error(`no field ${index}`)
    await act(async () => {
      // Past React's own setter, which would take it for no change.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

const hoursMend = 'Hours: type a number, such as 2.5 for 2:30.'
const said = () => box.querySelector('output')?.textContent

beforeEach(() => change.mockClear())
afterEach(async () => {
  await close()
  eraseAll()
})

test('a dose of a long run is set only when the runner confirms it', async () => {
  await show('long run')
  await type(['0', '2,5', '4'])
  expect(said()).toBe('Practiced: 0 g of carbs an hour.')
  expect(change).not.toHaveBeenCalled()
  await act(async () => box.querySelector('button')?.click())
  expect(change).toHaveBeenCalledExactlyOnceWith({ practiced_g_per_hr: 0 }, 'head')
})

test('a bad stomach takes a step off, and says so', async () => {
  await show('race')
  await type(['3', '1', '4'])
  const [taken] = said()?.match(/\d+/) ?? []
  expect(said()).toBe(`Practiced: ${taken} g of carbs an hour.`)
  await type(['3', '1', '5'])
  expect(said()).toBe(
    `Practiced: ${Number(taken) - 10} g of carbs an hour. Your stomach was in trouble: a step of 10 g an hour is taken off.`,
  )
})

test('what was typed outlasts the page', async () => {
  await show('race')
  await type(['3', '4', '6'])
  const before = said()
  expect(before).toMatch(/^Practiced: \d+ g/)
  await close()
  await show('race')
  expect(said()).toBe(before)
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toEqual(['3', '4', '6'])
})

test('a plan with another dose leaves what a run was as it was', async () => {
  await show('race')
  await type(['3', '4', '0'])
  const before = said()
  await close()
  const { race_day } = facts
  const halved = race_day.rows.map((row) => ({ ...row, carbs_g: row.carbs_g / 2 }))
  await show('race', { ...facts, race_day: { ...race_day, rows: halved } })
  expect(said()).toBe(before)
})

test('nothing is offered of a race that is over, or of what cannot be read', async () => {
  await show('race')
  await type(['3', '4', '6'])
  expect(box.querySelector('button')).toBeNull()
  await type(['3', 'four', '6'])
  expect(said()).toBe(hoursMend)
})

test('an entry that cannot be read is named with how to type it, gets the focus, and stays as typed', async () => {
  await show('race')
  await type(['', 'four', '11'])
  expect(said()).toBe('')
  await type(['3', 'four', '11'])
  expect(said()).toBe(`${hoursMend}Stomach: type a number from 0 to 10.`)
  const [servings, hours, stomach] = box.querySelectorAll('input')
  expect(servings?.getAttribute('aria-invalid')).toBeNull()
  for (const field of [hours, stomach]) expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(hours?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hoursMend)
  await act(async () => box.querySelector('form')?.requestSubmit())
  expect(document.activeElement).toBe(hours)
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toEqual(['3', 'four', '11'])
  expect(change).not.toHaveBeenCalled()
  await type(['3', '4', '11'])
  expect(box.querySelector('button')?.textContent).toBe('Go to stomach')
})

test.each([
  ['taken', '0', 0],
  ['taken', ' 2,5 ', 2.5],
  ['taken', '99', 99],
  ['taken', '99.5', null],
  ['taken', '-1', null],
  ['taken', '2:30', null],
  ['hours', '2:30', 2.5],
  ['hours', '0:45:00', 0.75],
  ['hours', '2:75', null],
  ['hours', '0', null],
  ['hours', '100', null],
  ['stomach', '10', 10],
  ['stomach', '10.5', null],
  ['stomach', ' ', null],
] as const)('%s of %j is read as %j', (field, typed, read) => {
  expect(readLogField(field, typed)).toBe(read)
})

test.each(['{', 'null', '7', '{"taken":3}', null])('a log kept as %j is empty', (kept) => {
  expect(readLog(kept)).toEqual({ taken: '', hours: '', stomach: '', servings: null })
})
