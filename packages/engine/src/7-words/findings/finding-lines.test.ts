import { expect, test } from 'vitest'
import { audited, caseOf, changed } from '../../../testing/audit/audited-case.ts'
import { failingChanges } from '../../../testing/audit/failing-changes.ts'
import { clockOf } from '../../../testing/read-back/figures.ts'
import type { Finding } from '../../6-audit/finding.ts'
import type { Plan } from '../../plan.ts'
import { renderAudit } from './render-audit.ts'

/** Whole from 20 on, else to a tenth. */
const rounded = (value: number) => (Math.abs(value) >= 20 ? Math.round(value) : Math.round(value * 10) / 10)

/** "0:25" as 25; "1234.5" as it stands. */
const figuresIn = (message: string) =>
  (message.match(/\d+:\d\d|\d+(?:\.\d+)?/g) ?? []).map((rendered) =>
    rendered.includes(':') ? clockOf(rendered) : Number(rendered),
  )

/** What its facts have the message say: every number, but for places, which are named. */
const figuresOf = ({ facts, code }: Finding, plan: Plan) =>
  Object.entries(facts ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'number') {
      if (code === 'off-pace' || name === 'line') return []
      return [name === 'row' ? value : Math.abs(rounded(value))]
    }
    const row = name === 'path' ? /^(race_day|long_run)\.rows\.(\d+)/.exec(String(value)) : null
    const minute = row ? plan[row[1] as 'race_day'].rows[Number(row[2])]?.minute : undefined
    return minute === undefined ? [] : [Math.abs(minute)]
  })

test('each finding says the figures of its facts, rounded, and the audit those of its counts', () => {
  const good = caseOf({})
  const read = new Map<string, number>()
  for (const { wishes, allergies, change } of Object.values(failingChanges)) {
    const own = wishes || allergies !== undefined ? caseOf(wishes ?? {}, allergies) : good
    const given = changed(own, change)
    const audit = audited(given)
    const rendered = renderAudit(audit, given.plan)
    expect([rendered.passed, rendered.total]).toEqual([audit.passed, audit.total])
    expect(rendered.groups.map(({ id, passed, total }) => ({ id, passed, total }))).toEqual(audit.groups)
    for (const [index, finding] of audit.findings.entries()) {
      const message = rendered.findings[index]?.message ?? ''
      const figures = figuresIn(message)
      for (const figure of figuresOf(finding, given.plan))
        expect(figures, `${finding.code}: ${message}`).toContain(figure)
      if (figuresOf(finding, given.plan).length > 0) read.set(finding.code, (read.get(finding.code) ?? 0) + 1)
    }
  }
  expect(read.get('out-of-range')).toBeGreaterThan(20)
  expect(read.get('differs')).toBeGreaterThan(20)
  expect(read.size).toBeGreaterThan(15)
})
