import type { RenderedPlan } from '@race-nutrition/documents'
import {
  type DayWords,
  emptyQuestionnaire,
  linePlaces,
  type MealWords,
  type ModelLine,
  type RecipeWords,
} from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { OwnPlan } from './own-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const lines = linePlaces.map(
  (place, index): ModelLine => ({ place, text: `Stay calm, ${place}.`, lang: index % 2 === 0 ? 'en' : 'es' }),
)

const shown = async (plan: RenderedPlan): Promise<string> => bare((await rendered(plan)).textContent)

/** The page as it was rendered. */
async function rendered({ facts }: RenderedPlan): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const own = (
    <OwnPlan
      facts={facts}
      answers={emptyQuestionnaire}
      lines={lines}
      model="some-model"
      checking={{ is: 'under way', origin: null }}
      today="2027-03-01"
      note={null}
    />
  )
  await act(async () => root.render(own))
  const copy = box.cloneNode(true) as HTMLElement
  await act(async () => root.unmount())
  return copy
}

/** Without white space, since words are also separated by elements. */
const bare = (text: string) => text.replaceAll(/\s+/g, '')

test.each([
  ['a marathoner', {}],
  [
    'a runner of ten kilometers in miles',
    { raceType: '10K', targetTimeOrPace: '8:00 per mile', weight: '140 lb' },
  ],
  ['a beginner without a long run', { raceType: '5K', targetTimeOrPace: '35:00', longRunDistance: '0' }],
  ['a vegan who excludes gluten', { dietPreference: 'Vegan', allergies: 'gluten' }],
  ['a marathoner who starts in the evening', {}, { start_time: '19:00' }],
])('every word of the plan of %s is on the page', async (_runner, answers, preferences?: unknown) => {
  const plan = renderedPlan(answers, undefined, preferences ?? {})
  const page = await shown(plan)
  const texts = textsOf(plan)
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => !page.includes(bare(text)))).toEqual([])
})

test('each line of a model is on the page once, with its language and its mark', async () => {
  const all = [...(await rendered(renderedPlan())).querySelectorAll('[lang]')]
  expect(all).toHaveLength(linePlaces.length)
  const found = new Map(all.map((each) => [each.textContent, each]))
  for (const { text, lang } of lines) {
    expect(found.get(text)?.getAttribute('lang')).toBe(lang)
    expect(found.get(text)?.parentElement?.textContent).toContain('written by some-model')
  }
})

test('the card of the race has the gel before the start', async () => {
  const page = await rendered(renderedPlan())
  const card = page.querySelector('[aria-labelledby="race-card"]')?.textContent
  expect(card).toContain('15 min before: gel + 150 ml water.')
})

const coach = { by: 'some-model' }

test('a meal and an if–then line that a model chose have its mark, and no others', async () => {
  const { facts, words } = renderedPlan({}, undefined, { coach })
  const [day, ...days] = facts.training_days
  const [meal, ...meals] = day?.meals ?? []
  const [, line] = facts.race_day.if_then
  if (!day || !meal || !line) throw new Error('no day')
  const chosen = {
    ...facts,
    training_days: [{ ...day, meals: [{ ...meal, chosen_by_model: true as const }, ...meals] }, ...days],
    race_day: { ...facts.race_day, if_then_by_model: [line.code] },
  }
  const marks = async (of: typeof facts) =>
    (await rendered({ facts: of, words })).textContent.split('chosen by some-model').length - 1
  expect(await marks(facts)).toBe(0)
  expect(await marks(chosen)).toBe(2)
})

test('in heat the race card says first that its rates are for the target', async () => {
  const plan = renderedPlan()
  const cardOf = async (flags: typeof plan.facts.flags) =>
    (await rendered({ ...plan, facts: { ...plan.facts, flags } })).querySelector(
      '[aria-labelledby="race-card"]',
    )?.textContent
  expect(await cardOf([])).not.toContain('Heat:')
  expect(await cardOf(['HEAT'])).toMatch(
    /one card[^.]*Heat: the target stays [\d:]+\. Plan to slow down.*carbs an hour/,
  )
})

function textsOf({ words }: RenderedPlan): string[] {
  const { race, longRun, groceries, prep } = words
  const { pantry, fridge_freezer, electrolytes } = groceries
  return [
    ...Object.values(race).map(String),
    words.weighing,
    words.salad ?? '',
    ...words.trainingDays.flatMap((day) => [day.name, ...textsOfDay(day), ...day.advice]),
    ...longRun.before.meals.map((meal) => textOfLine(meal)),
    ...longRun.before.advice,
    ...longRun.opening,
    ...longRun.advice,
    ...longRun.stops.flatMap(({ time, place, text }) => [time, place ?? '', text]),
    longRun.recovery ?? '',
    ...longRun.toMake.flatMap(({ when, title }) => [`${when}: `, title]),
    ...(longRun.recoveryMeal ? [textOfLine(longRun.recoveryMeal)] : []),
    ...Object.values(words.raceWeek).flatMap(({ dates, opening, days, advice }) => [
      dates ?? '',
      ...opening,
      ...advice,
      // Race morning has one meal, on a line of its own.
      ...days.flatMap(({ label, day }) =>
        day.meals.length === 1
          ? day.meals.map((meal) => textOfLine(meal, meal.when))
          : [label, ...textsOfDay(day)],
      ),
    ]),
    ...words.raceRows
      .slice(1)
      .flatMap(({ time, place, action, dish, onThePage }) => [
        `${time}${place ?? ''}`,
        action,
        `${dish?.title ?? ''}${dish?.times ?? ''}${onThePage}`,
      ]),
    ...words.ifThen.lines.flatMap(({ trigger, action }) => [trigger, action]),
    words.ifThen.footnote ?? '',
    ...[...pantry, ...fridge_freezer, ...electrolytes].map(({ name, buys, uses, remarks }) =>
      [[`${name}${buys && ` — ${buys}`}`, uses].filter(Boolean).join(' '), ...remarks].join(', '),
    ),
    ...[...words.raceDayMeals.before, ...words.raceDayMeals.after].map((meal) => textOfLine(meal, meal.when)),
    ...(words.breakfastAway ? [textOfLine(words.breakfastAway, words.breakfastAway.when)] : []),
    ...words.recipes.flatMap(textsOfRecipe),
    groceries.note,
    groceries.labels ?? '',
    ...prep.steps,
    ...prep.kit,
    ...prep.toMake.flatMap(({ when, title }) => [`${when}: `, title]),
    // The note on groceries stands with the list.
    ...words.notes.filter(({ code }) => code !== 'groceries').map(({ text }) => text),
  ]
}

const textsOfDay = ({ short, meals, fuel }: DayWords) => [
  ...short,
  ...meals.flatMap(({ name, title, times, cooked, sides }) => [
    `${name} ${title} ${times}`,
    [...(cooked === null ? [] : [cooked]), ...sides].join(', '),
  ]),
  fuel ?? '',
]

/** A meal that the page has served before is named alone. */
function textOfLine({ title, times, sides, asBefore }: MealWords, when?: string): string {
  const dish = [...(when ? [`${when}:`] : []), title, ...(times ? [times] : [])].join(' ')
  if (asBefore !== null) return `${dish} — ${asBefore}`
  return [dish, ...(sides.length > 0 ? [sides.join(', ')] : [])].join(' — ')
}

const textsOfRecipe = ({ name, takes, portions, method, keeps }: RecipeWords) => [
  name,
  takes,
  ...portions.flatMap(({ label, items }) => [label, ...items]),
  method,
  keeps ?? '',
]
