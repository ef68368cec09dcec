import { type RenderedPlan, type WrittenLine, writtenLines } from '@race-nutrition/documents'
import {
  emptyQuestionnaire,
  linePlaces,
  type MealWords,
  type ModelLine,
  planRace,
  renderWords,
} from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { samplePlan } from '../../../../testing/sample-answer.ts'
import { written } from '../../amount.tsx'
import { Paper } from './paper.tsx'
import type { PaperPlan } from './paper-plan.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test.each([
  ['Marathon', '8:35 per mile', '2027-04-11'],
  ['Half', '2:05:00', '2027-03-06', '18:30'],
  ['Half', '1:45:00', '2027-03-03'],
  ['5K', '24:30', '2027-03-02'],
])(
  'every piece of the words of a %s at %s on %s is on paper',
  async (raceType, targetTimeOrPace, raceDate, start_time?: string) => {
    const plan = planned({ raceType, targetTimeOrPace, raceDate }, start_time ? { start_time } : {})
    const { text } = await laidOut(plan)
    const pieces = piecesOf(plan)
    expect(pieces.length).toBeGreaterThan(200)
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([])
  },
)

test('the rows of race day have their numbers, with the dose below', async () => {
  const plan = planned({ raceType: 'Half', targetTimeOrPace: '1:45:00', raceDate: '2027-04-11' })
  const { rows } = await laidOut(plan)
  const { race_day: day } = plan.facts
  const figures = [...day.rows, day.start_to_finish, day.breakfast_to_recovery].map((row) =>
    [row.carbs_g, row.sodium_mg, row.fluids_ml].map(written),
  )
  expect(rows.map((cells) => cells.slice(-3))).toEqual(figures)
  expect(rows.length).toBeGreaterThan(5)
})

test('the row of breakfast names the fruit and the drinks that its numbers count', async () => {
  const plan = planned({ raceType: 'Half', targetTimeOrPace: '1:45:00', raceDate: '2027-04-11' })
  const { rows } = await laidOut(plan)
  const { dish } = plan.words.raceRows[0] ?? {}
  expect(dish?.beside).toMatch(/^, .*water/)
  expect(rows[0]?.join(' ')).toContain(`${dish?.title}${dish?.times && ` ${dish.times}`}${dish?.beside}`)
})

test('the training of the profile has its unit, also where a bare number was typed', async () => {
  const plan = planned({
    raceType: 'Half',
    targetTimeOrPace: '1:45:00',
    raceDate: '2027-04-11',
    longRunDistance: '14',
  })
  const { text } = await laidOut(plan)
  expect(text).toContain('35 mi a week')
  expect(text).toContain('long run 14 mi')
})

test('the note on groceries is beside them, not among the safety notes', async () => {
  const plan = planned({ raceType: 'Half', targetTimeOrPace: '1:45:00', raceDate: '2027-04-11' })
  const { text } = await laidOut(plan)
  expect(text.split(plan.words.groceries.note)).toHaveLength(2)
})

test('every text and number of another service’s plan is on paper', async () => {
  const { text } = await laidOut(samplePlan)
  const { race_type, race_date, ...profile } = samplePlan.profile
  const given = leavesOf({ ...samplePlan, profile })
  expect(given.length).toBeGreaterThan(60)
  expect(given.filter((leaf) => !text.includes(leaf))).toEqual([])
  expect([race_type, race_date]).toEqual(['Half', '2026-12-13'])
  expect(text).toContain('Half Marathon')
  expect(text).toContain('Sunday13December 2026')
})

test('another service’s race day has its own totals, and an invalid date is kept as text', async () => {
  const { text, rows } = await laidOut({
    ...samplePlan,
    profile: { ...samplePlan.profile, race_date: 'next fall' },
    numbers_summary: {
      ...samplePlan.numbers_summary,
      race_day_totals: { carbs_g: 1, sodium_mg: 2, fluids_ml: 3, gels_count: 4 },
    },
  })
  expect(rows.at(-1)).toEqual(['Race day totals', '1', '2', '3'])
  expect(text).toContain('4 gels')
  expect(text).toContain('next fall')
})

function planned(
  of: { raceType: string; targetTimeOrPace: string; raceDate: string; longRunDistance?: string },
  preferences: unknown = {},
): RenderedPlan {
  const made = planRace({ ...answers, ...of }, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { plan: facts } = made.value
  return { facts, words: renderWords(facts), modelLines: writtenLines(lines, facts, 'some-model') }
}

const answers = {
  ...emptyQuestionnaire,
  age: '34',
  height: `5'6"`,
  weight: '132 lb',
  weeklyMileage: '35 miles',
  longRunDistance: '14 miles',
  allergies: 'peanuts',
}

/** A line of a model at every place. */
const lines = linePlaces.map((place): ModelLine => ({ place, text: `Stay calm, ${place}.`, lang: 'en' }))

async function laidOut(plan: PaperPlan['plan']): Promise<{ text: string; rows: string[][] }> {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(async () => root.render(<Paper plan={plan} audit={null} origin={null} />))
  const text = box.textContent
  const table = [...box.querySelectorAll('table')].find(({ textContent }) =>
    textContent.startsWith('TimeAction'),
  )
  const rows = [...(table?.querySelectorAll('tbody tr, tfoot tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  await act(async () => root.unmount())
  return { text, rows }
}

function piecesOf({ words, modelLines = [] }: RenderedPlan): string[] {
  const { race, longRun, raceWeek, groceries } = words
  const weeks = Object.values(raceWeek)
  const past = Object.entries(raceWeek).flatMap(([name, { dates }]) =>
    dates === null ? [`race_week.${name}`] : [],
  )
  const isOfDaysLeft = ({ place }: WrittenLine) => !past.includes(place)
  const days = [...words.trainingDays, ...weeks.flatMap((part) => part.days.map(({ day }) => day))]
  const shelves = [...groceries.pantry, ...groceries.fridge_freezer, ...groceries.electrolytes]
  const { before, after } = words.raceDayMeals
  const onOneLine = [
    ...longRun.before.meals,
    longRun.recoveryMeal,
    words.breakfastAway,
    ...before,
    ...after,
  ].filter((meal) => meal !== null)
  return [
    race.name,
    race.target,
    race.pace,
    race.lasts,
    words.weighing,
    longRun.lasts,
    ...days.flatMap(({ short, meals, fuel, advice }) => [
      ...short,
      ...meals.flatMap(inATable),
      fuel ?? '',
      ...advice,
    ]),
    ...words.trainingDays.map(({ name }) => name),
    ...weeks.flatMap(({ dates, opening, advice }) => [dates ?? '', ...opening, ...advice]),
    ...weeks.flatMap((part) => part.days.map(({ title }) => title)),
    ...onOneLine.flatMap(({ when, main, beside, figures }) => [
      `${when}: ${main}`,
      beside.join(', '),
      figures,
    ]),
    ...longRun.before.advice,
    ...longRun.opening,
    ...longRun.advice,
    longRun.recovery ?? '',
    ...longRun.stops.flatMap(({ time, place, text }) => [time, place ?? '', text]),
    ...words.raceRows.flatMap(({ time, place, action, itemByName }) => [
      time,
      place ?? '',
      action,
      itemByName,
    ]),
    ...words.ifThen.lines.flatMap(({ trigger, action }) => [trigger, action]),
    words.ifThen.footnote ?? '',
    ...words.recipes.flatMap(({ name, takes, portions, method, keeps }) => [
      name,
      takes,
      ...portions.map(({ label, items }) => `${label}: ${items.join(', ')}`),
      method,
      keeps ?? '',
    ]),
    ...shelves.flatMap(({ name, buys, uses, remarks }) => [name, buys, uses, ...remarks]),
    ...words.prep.steps,
    ...words.prep.kit,
    groceries.note,
    groceries.labels ?? '',
    ...words.notes.filter(({ code }) => code !== 'groceries').map(({ text }) => text),
    ...modelLines.filter(isOfDaysLeft).map(({ text, by }) => `${text} (written by ${by})`),
  ]
}

const inATable = ({ name, main, beside }: MealWords) => [name, main, beside.join(', ')]

/** The texts, line by line, and the numbers of a plan as they are printed. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n')
  if (typeof value === 'number') return [written(value)]
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(leavesOf)
}
