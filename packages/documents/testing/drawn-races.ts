import fc from 'fast-check'
import { renderWords } from '@race-nutrition/engine'
import { anyRunner } from '../../engine/testing/any-runner.ts'
import { anyRunnerWithPreferences } from '../../engine/testing/any-preferences.ts'
import { noMenus } from '../../engine/testing/no-menus.ts'
import { factsFor } from '../../engine/testing/stages-for.ts'
import type { RenderedPlan } from '../src/rendered-plan.ts'

const anyRace: fc.Arbitrary<RenderedPlan> = fc.oneof(anyRunner, anyRunnerWithPreferences).map((runner) => {
  const facts = factsFor(runner, { menus: noMenus })
  return { facts, words: renderWords(facts) }
})

let drawn: readonly RenderedPlan[] | undefined

/** Plans without menus of the runners that the laws of a race draw, made once for all tests of a process. */
export function drawnRaces(): readonly RenderedPlan[] {
  if (drawn) return drawn
  const races: RenderedPlan[] = []
  fc.assert(
    fc.property(anyRace, (race) => void races.push(race)),
    { numRuns: 150 },
  )
  drawn = races
  return races
}
