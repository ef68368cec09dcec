import { readFileSync } from 'node:fs'
import { engineVersion, planRace, readIsoDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from './golden-runners.ts'
import { planAsFacts } from './plan-as-facts.ts'
import { planAsText } from './plan-as-text.ts'

/** Read whole, word by word; of the others the facts say enough. */
const printed = [
  'vegan-marathon-low-budget',
  'hot-saturday-half-vegetarian-lactose',
  'teen-5k-in-three-days',
  'measured-sweat-hot-marathon',
]

// After an intended change: raise `engineVersion`, run `npx vitest run tests/golden-runners -u`, review the diff line by
// line, and list the numbers that moved in CHANGELOG.md.
describe('golden runners', () => {
  test('a dozen go the whole way', () => {
    expect(Object.keys(goldenRunners).length).toBeGreaterThanOrEqual(12)
  })

  test.each(Object.keys(goldenRunners))('%s has the reviewed facts', async (name) => {
    const file = `./golden/facts/${name}.txt`
    const facts = planAsFacts(planFor(name).plan)
    if (versionOf(facts) === versionOf(agreed(file)))
      expect(facts, 'a plan moved: raise engineVersion').toBe(agreed(file))
    await expect(facts).toMatchFileSnapshot(file)
  })

  test.each(printed)('%s has the reviewed words', async (name) => {
    const { object, plan } = planFor(name)
    await expect(planAsText(object, plan)).toMatchFileSnapshot(`./golden/words/${name}.txt`)
  })

  test('a plan contains the version that made it', () => {
    expect(versionOf(planAsFacts(planFor('race-today').plan))).toBe(`engine: "${engineVersion}"`)
  })
})

function planFor(name: string) {
  const runner = goldenRunners[name]
  const today = readIsoDay(runner?.today ?? '')
  if (!runner || !today) throw new Error(`${name} is no runner with a day`)
  const made = planRace(runner.answers, today)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value
}

const versionOf = (facts: string) => facts.split('\n', 1)[0]

/** Empty before the first review. */
function agreed(file: string): string {
  try {
    return readFileSync(new URL(file, import.meta.url), 'utf8')
  } catch {
    return ''
  }
}
