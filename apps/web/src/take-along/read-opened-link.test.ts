import { crewLink, shareLink } from '@race-nutrition/contract'
import { type CrewSchedule, emptyQuestionnaire, engineVersion } from '@race-nutrition/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { readOpenedLink } from './read-opened-link.ts'
import { onSharedFragment, sharedFragment } from './shared-fragment.ts'

const answers = { ...emptyQuestionnaire, raceDate: '2026-12-13', weight: '60 kg', allergies: 'peanuts' }
const preferences = { start_time: '07:30' }

async function linkFrom(engine: string): Promise<string> {
  const link = await shareLink({ answers, preferences, engine, today: '2026-11-27' })
  if (!link.ok) throw new Error(JSON.stringify(link.refused))
  return link.value
}

const schedule: CrewSchedule = {
  race: 'Half',
  day: '2026-12-13',
  start: '07:30',
  zone: null,
  distance: 'km',
  isAmerican: false,
  planned: { finishMinute: 105, stops: [{ minute: 20, place: 4, takes: [{ of: 'fuel', text: 'gel' }] }] },
  slower: null,
}

const open = (fragment: string) => window.history.replaceState({ kept: true }, '', `/plan?a=b${fragment}`)

afterEach(() => open(''))

test('answers and settings are handed to the form and leave the address, with the entry as it was', async () => {
  const link = await linkFrom(engineVersion)
  open(link)
  expect(sharedFragment()).toBe(link)
  expect(await readOpenedLink(link)).toEqual({
    is: 'answers',
    answers,
    preferences,
    message: 'Filled in 9 answers and 1 setting from the link. Check them, then make the plan.',
  })
  expect(window.location.href).toMatch(/\/plan\?a=b$/)
  expect(window.history.state).toEqual({ kept: true })
  expect(sharedFragment()).toBeNull()
})

test('another engine is said', async () => {
  expect(await readOpenedLink(await linkFrom('1.0.0'))).toMatchObject({
    is: 'answers',
    message: expect.stringContaining(
      `Made with engine 1.0.0; this page has ${engineVersion}: numbers may differ.`,
    ),
  })
})

test('the schedule of the crew is in words, and stays in the address for a reload', async () => {
  const link = await crewLink({ schedule, engine: engineVersion })
  const fragment = link.ok ? link.value : ''
  open(fragment)
  expect(await readOpenedLink(fragment)).toMatchObject({
    is: 'crew',
    words: { title: 'Half Marathon, Sun 13 Dec 2026', start: 'Start 07:30' },
    otherEngine: null,
  })
  expect(sharedFragment()).toBe(fragment)
})

test.each([
  ['#p1=abc', /^This link is damaged or incomplete\./],
  ['#p9=abc', /newer version of this page/],
  ['#c1=abc', /^This crew link is damaged or incomplete\./],
])('%s is refused in words', async (fragment, message) => {
  open(fragment)
  expect(await readOpenedLink(fragment)).toEqual({
    is: 'refused',
    message: expect.stringMatching(message),
  })
})

test('a link that is opened where the page is open is heard of, any other fragment is not', () => {
  const heard = vi.fn<(fragment: string) => void>()
  const end = onSharedFragment(heard)
  const change = (fragment: string) => {
    open(fragment)
    window.dispatchEvent(new Event('hashchange'))
  }
  change('#race-day')
  change('#p1=abc')
  end()
  change('#p1=abcd')
  expect(heard.mock.calls).toEqual([['#p1=abc']])
})
