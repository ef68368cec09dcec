import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { chanceFrom } from '../../testing/hostile-texts.ts'
import { audited, caseOf } from '../../testing/audit/audited-case.ts'
import { mutate, poolOf } from '../../testing/audit/mutate-plan.ts'

/** 300, and by `npm run sweep` 10,000. */
const runs = Math.min(Math.max(Number(process.env['SWEEP_RUNS'] ?? 300), 300), 10_000)

test(`each of ${runs} changes to facts of good plans, beyond their tolerances, is found`, {
  timeout: 60_000 + runs * 200,
}, () => {
  const seed = fc.readConfigureGlobal().seed ?? Date.now()
  const cases = fc.sample(anyWishes, { numRuns: 30, seed }).map((wishes) => {
    const given = caseOf(wishes)
    return { given, own: new Set(audited(given).findings.map((finding) => JSON.stringify(finding))) }
  })
  const pool = poolOf(cases.map(({ given }) => given.plan))
  const chance = chanceFrom(seed)
  const missed: string[] = []
  const places = new Set<string>()
  for (let run = 0; run < runs; run++) {
    const drawn = cases[chance(cases.length)]
    const mutation = drawn && mutate(drawn.given.plan, pool, chance)
    if (!drawn || !mutation) throw new Error('every plan has facts to change')
    const { findings } = audited({ ...drawn.given, plan: mutation.plan })
    places.add(mutation.path.replaceAll(/\.\d+/g, ''))
    if (findings.every((finding) => drawn.own.has(JSON.stringify(finding))))
      missed.push(`${mutation.path}: ${JSON.stringify(mutation.from)} → ${JSON.stringify(mutation.to)}`)
  }
  expect(missed, `seed ${seed}`).toEqual([])
  // Changes to only a few places would prove little.
  expect(places.size).toBeGreaterThan(150)
})
