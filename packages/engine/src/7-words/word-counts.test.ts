import { expect, test } from 'vitest'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import { drawnRunners } from '../../testing/any-runner.ts'
import { pageWords } from '../../testing/page-words.ts'
import { factsFor } from '../../testing/stages-for.ts'
import type { RaceType } from '../1-runner/questionnaire.ts'
import { readIsoDay } from '../plain-day.ts'
import { planRace } from '../plan-race.ts'
import type { Plan } from '../plan.ts'
import { renderWords } from './render-words.ts'

/**
 * The aim is 2,500 words for a marathon, 2,000 for a half, 1,500 for a 10K and 1,200 for a 5K. These are the measured
 * most, rounded up to fifty, which may only fall, and rose when the race got its lighter dose and its slower days, when the largest
 * days got a further snack and gut training its last day, when meals of a day came to differ, when lunches said when they are cooked, and when
 * runners without dairy read which plant drink and tofu bring calcium; when a race on the dose that the weeks lead to got a sports drink
 * beside its gels; when the dishes and juices of a day came to differ, and a serving of gut training to be named; when halves of dishes
 * became rarer, when snacks came less often again, and when the row of breakfast named its sides and the drink of a slower day was bought.
 * Above the aim are:
 * - a runner of 800 g of carbs a day, who eats seven times on each of nine days, and one of many small stops in heat;
 * - a runner of eighteen exclusions, most of whose excess are the safety notes: each exclusion has one on what hides it;
 * - halves and 10Ks with a whole race week, whose meals, example days and list are more than half of their words.
 */
const mostOfGolden: Readonly<Record<string, number>> = {
  'elite-marathon': 2250,
  'marathon-on-a-high-budget': 2350,
  'marathon-on-a-medium-budget': 2450,
  'teen-marathon': 2300,
  'fodmap-marathon-new-year': 2250,
  'marathon-on-a-low-budget': 2400,
  'vegan-marathon-low-budget': 2550,
  '95-kg-marathoner-800-grams': 2500,
  'walk-run-6-30': 2550,
  'heavy-marathoner-800-grams': 2650,
  'measured-sweat-hot-marathon': 2600,
  'vegan-marathon-low-budget-no-soy-nuts-gluten': 2600,
  'vegan-with-eighteen-exclusions': 2950,
  'half-1-45-omnivore': 2100,
  'saturday-half-vegetarian-lactose': 2250,
  'hot-saturday-half-vegetarian-lactose': 2300,
  'gluten-nut-soy-free-vegan-half': 2300,
  'hot-10k': 1850,
  'race-today': 1150,
  'teen-5k-in-three-days': 1250,
  'omnivore-teen-5k-in-three-days': 1300,
}

test.each(Object.keys(goldenRunners))('the page of %s has no more words than agreed', (name) => {
  expect(wordsOf(goldenFacts(name))).toBeLessThanOrEqual(mostOfGolden[name] ?? 0)
})

const mostOfDrawn: Readonly<Record<RaceType, number>> = {
  Marathon: 3150,
  Half: 2350,
  '10K': 2550,
  '5K': 2050,
}

test('the pages of thirty drawn runners have no more words than agreed', () => {
  const counts = drawnRunners(30).map((runner) => {
    const facts = factsFor(runner)
    return { race: facts.runner.race, count: wordsOf(facts) }
  })
  for (const { race, count } of counts) expect.soft(count, race).toBeLessThanOrEqual(mostOfDrawn[race])
  const mean = counts.reduce((sum, { count }) => sum + count, 0) / counts.length
  expect(mean).toBeLessThanOrEqual(2000)
})

const wordsOf = (facts: Plan) =>
  Object.values(pageWords(facts, renderWords(facts))).reduce((sum, count) => sum + count, 0)

function goldenFacts(name: string): Plan {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  const made = runner && today ? planRace(runner.answers, today) : null
  if (!made?.ok) throw new Error(`${name} has no plan`)
  return made.value.plan
}
