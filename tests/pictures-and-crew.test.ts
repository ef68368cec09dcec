import {
  crewSheetText,
  lockScreen,
  type Picture,
  type RenderedPlan,
  wristbandPictures,
} from '@race-nutrition/documents'
import {
  crewSchedule,
  planRace,
  type Preferences,
  readIsoDay,
  renderCrewSchedule,
  renderWords,
} from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { measureLetters } from '../packages/documents/testing/measure-letters.ts'
import { goldenRunners } from './golden-runners.ts'

/** A race without a stop, a half, one on the course's own stations with own gels, one in miles, one on foot for long, one in the evening. */
const runners: Readonly<Record<string, Preferences>> = {
  'teen-5k-in-three-days': {},
  'half-1-45-omnivore': { start_time: '10:00' },
  'elite-marathon': {
    start_time: '09:05',
    fuel: { main: [{ product: 'maurten-gel-100' }] },
    course: { stations: { every_km: 5 }, cup_ml: 100 },
  },
  'measured-sweat-hot-marathon': {},
  'walk-run-6-30': { start_time: '07:30' },
  'saturday-half-vegetarian-lactose': { start_time: '18:30', time_zone: 'Europe/Berlin' },
}

describe.each(Object.entries(runners))('%s', (name, preferences) => {
  const plan = planFor(name, preferences)

  test('has the reviewed pictures', async () => {
    const screen = lockScreen(plan, measureLetters)
    const pictures = [
      ...(screen ? [{ name: 'Lock screen', picture: screen }] : []),
      ...wristbandPictures(plan, 'light', measureLetters).map((picture) => ({ name: 'Watch', picture })),
    ]
    const lists = pictures.map((each) => [each.name, ...linesOf(each.picture)].join('\n'))
    await expect(lists.join('\n\n')).toMatchFileSnapshot(`./golden/pictures/${name}.txt`)
  })

  test('has the reviewed crew sheet', async () => {
    const sheet = crewSheetText(renderCrewSchedule(crewSchedule(plan.facts)))
    await expect(sheet).toMatchFileSnapshot(`./golden/crew/${name}.txt`)
  })
})

test('the same answers on the same day make the same pictures', () => {
  const [one, other] = [1, 2].map(() => lockScreen(planFor('elite-marathon', {}), measureLetters))
  expect(one).not.toBeNull()
  expect(one).toEqual(other)
})

function planFor(name: string, preferences: Preferences): RenderedPlan {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  if (!runner || !today) throw new Error(`${name} is no runner with a day`)
  const made = planRace(runner.answers, today, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return { facts: made.value.plan, words: renderWords(made.value.plan) }
}

const linesOf = ({ width, height, ground, texts }: Picture): string[] => [
  `${width} × ${height} ${ground}`,
  ...texts.map(({ left, baseline, size, color, text }) => `${left} ${baseline} ${size}px ${color} ${text}`),
]
