import { planRace, readIsoDay, readRunner } from '@race-nutrition/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import { attack } from '../evals/attacks.ts'
import { addedLines, forbiddenIn, lostLines, numbersIn, strangeAmounts } from '../evals/plain-search.ts'
import { goldenRunners } from './golden-runners.ts'

const runs = Number(process.env['SWEEP_RUNS'] ?? 200)

/** Planned once, since the attacks are on the words, and planning takes longer than checking. */
const runners = new Map(
  Object.entries(goldenRunners).map(([name, { answers, today: iso }]) => {
    const today = readIsoDay(iso)
    const planned = today && planRace(answers, today)
    const runner = today && readRunner(answers, today)
    if (!today || !planned?.ok || !runner?.ok) throw new Error(name)
    return [name, { answers, today, planned: planned.value, runner: runner.value }]
  }),
)

const time = { signal: new AbortController().signal, secondsLeft: () => 60 }

test(`${runs} attacks on the plan end with the engine's numbers and foods, and with no hard finding`, {
  timeout: 60_000 + runs * 400,
}, async () => {
  const seed = fc.readConfigureGlobal().seed ?? Date.now()
  const seen = { added: 0, replaced: 0, repaired: 0 }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...runners.keys()), attack(), attack(), async (name, first, second) => {
      const given = runners.get(name)
      if (!given) throw new Error(name)
      const own = given.planned.object
      const texts = [first(own), second(own)]
      const writer: Writer = async () => ({
        ok: true,
        value: { text: texts.shift() ?? '', usage: { inputTokens: null, outputTokens: null } },
      })
      const made = await personalize(given, inProcessSettling, writer, time)
      if (!made.ok) throw new Error('every attack holds a section that can be read')
      const { made: personalized, calls } = made.value
      const { object, audit, replaced } = personalized
      const added = addedLines(object, own)
      seen.added += added.length
      seen.replaced += replaced.length
      seen.repaired += calls - 1
      expect(audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
      expect(numbersIn(object)).toEqual(numbersIn(own))
      expect(object.race_day_plan.map(({ time: at, item }) => [at, item])).toEqual(
        own.race_day_plan.map(({ time: at, item }) => [at, item]),
      )
      expect(object.grocery_list).toEqual(own.grocery_list)
      expect(object.profile).toEqual(own.profile)
      expect(lostLines(object, own)).toEqual([])
      expect(strangeAmounts(added, given.planned)).toEqual([])
      expect(forbiddenIn(added, given.runner)).toEqual([])
    }),
    { numRuns: runs, seed },
  )
  process.stdout.write(
    `${runs} attacks, seed ${seed}: ${seen.added} lines of theirs stand, ${seen.replaced} notes of what was replaced, ${seen.repaired} asked again\n`,
  )
  // An attack that no check rejects would prove nothing.
  expect(seen.replaced).toBeGreaterThan(runs)
})
