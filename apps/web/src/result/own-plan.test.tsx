import { emptyQuestionnaire } from '@race-nutrition/engine'
import type { RenderedPlan } from '@race-nutrition/documents'
import type { DayWords, MealWords, RecipeWords } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { OwnPlan } from './own-plan.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const lines = [
  { place: 'daily_plan.example_days.1', text: 'Enjoy the second day.' },
  { place: 'long_run_fueling.during.schedule', text: 'Stay calm.' },
  { place: 'race_week.thu_fri', text: 'Trust your training.' },
  { place: 'assumptions_safety', text: 'Be proud.' },
].map((line) => ({ ...line, lang: 'en' as const }))

async function shown({ facts }: RenderedPlan): Promise<string> {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const page = (
    <OwnPlan
      facts={facts}
      answers={emptyQuestionnaire}
      lines={lines}
      checking={{ is: 'under way', origin: null }}
      today="2027-03-01"
      note={null}
    />
  )
  await act(async () => root.render(page))
  const text = bare(box.textContent)
  await act(async () => root.unmount())
  return text
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

test('the lines of a model are on the page', async () => {
  const page = await shown(renderedPlan())
  expect(lines.filter(({ text }) => !page.includes(bare(text)))).toEqual([])
})

function textsOf({ words }: RenderedPlan): string[] {
  const { race, longRun, groceries, prep } = words
  const { pantry, fridge_freezer, electrolytes } = groceries
  return [
    ...Object.values(race),
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
