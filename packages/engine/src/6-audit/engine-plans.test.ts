import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { audited, caseOf } from '../../testing/audit/audited-case.ts'
import { isExplained } from '../../testing/audit/is-explained.ts'

/** Set by `npm run sweep`. */
const runs = Number(process.env['SWEEP_RUNS'] ?? 150)

test(`plans of ${runs} runners pass with no hard and no unexplained soft finding`, {
  timeout: 60_000 + runs * 400,
}, () => {
  const tally = new Map<string, number>()
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const given = caseOf(wishes)
      const { findings } = audited(given)
      for (const { id } of findings) tally.set(id, (tally.get(id) ?? 0) + 1)
      expect(findings.filter((finding) => !isExplained(finding, given.plan))).toEqual([])
    }),
    { numRuns: runs },
  )
  const counted = [...tally].map(([id, count]) => `${id} ${count}`).join(', ')
  process.stdout.write(`${runs} engine plans audited; findings: ${counted || 'none'}\n`)
})
