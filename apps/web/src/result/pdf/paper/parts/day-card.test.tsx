import { renderedDay } from '@race-nutrition/documents'
import { planRace, readIsoDay, renderWords } from '@race-nutrition/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { goldenRunners } from '../../../../../../../tests/golden-runners.ts'
import { Meals } from '../../../days/meals.tsx'
import { DayCard } from './day-card.tsx'

/** A training day on paper, and its meals on the page. */
function dayFor(allergies: string): string {
  const runner = goldenRunners['half-1-45-omnivore']
  const today = readIsoDay(runner?.today ?? '')
  const made = runner && today && planRace({ ...runner.answers, allergies }, today)
  if (!made?.ok) throw new Error('this runner gets a plan')
  const plan = { facts: made.value.plan, words: renderWords(made.value.plan) }
  const [words] = plan.words.trainingDays
  if (!words) throw new Error('it has training days')
  const day = renderedDay(plan, words)
  return renderToStaticMarkup(
    <>
      <DayCard title={words.name} day={day} level={3} isAimed />
      <Meals day={day} />
    </>,
  )
}

test('a day has its calories, except for runners with an eating disorder', () => {
  expect(dayFor('').match(/kcal/g)?.length).toBeGreaterThan(5)
  const without = dayFor('was anorexic')
  expect(without).not.toMatch(/kcal/)
  expect(without.match(/ g<\/b> carbs/g)?.length).toBeGreaterThan(3)
})
