import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import * as lists from './metrics-labels.ts'
import { countEverySeries } from '../../testing/operations/every-series.ts'

const valuesOf: Readonly<Record<string, readonly string[]>> = {
  route: lists.routes,
  method: lists.methods,
  status: lists.statuses,
  limit: lists.limits,
  task: lists.engineTasks,
  outcome: [...lists.engineOutcomes, ...lists.aiOutcomes],
  because: lists.shedReasons,
  from: lists.answerSources,
  id: lists.findingIds,
  severity: lists.severities,
  provider: lists.providers,
  kind: [...lists.tokenKinds, ...lists.refusedKinds],
  where: lists.joinPlaces,
  statistic: lists.loopStatistics,
}

const seriesIn = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

/** Matches `{route="other"}`: a name, and a value with anything escaped. */
const labelsIn = (text: string) =>
  [...text.matchAll(/[{,](?<name>\w+)="(?<value>(?:[^"\\]|\\.)*)"/g)]
    .map(({ groups }) => ({ name: groups?.['name'] ?? '', value: groups?.['value'] ?? '' }))
    .filter(({ name }) => name !== 'le')

describe('whatever the value of a label', () => {
  test('it becomes a value of its list, or `other`', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
        const metrics = openMetrics()
        for (const text of texts) giveToAll(metrics, text)
        const labels = labelsIn(await metrics.text())
        metrics.stop()
        expect(labels.length).toBeGreaterThan(100)
        expect(
          labels.filter(({ name, value }) => value !== 'other' && !valuesOf[name]?.includes(value)),
        ).toEqual([])
      }),
    )
  })

  test('it adds at most one series per metric, however often it is recorded', async () => {
    const metrics = openMetrics()
    const before = seriesIn(await metrics.text()).length
    giveToAll(metrics, 'first')
    const after = seriesIn(await metrics.text()).length
    for (let count = 0; count < 2000; count += 1) giveToAll(metrics, `runner ${count}`)
    expect(after).toBeGreaterThan(before)
    expect(seriesIn(await metrics.text()).length).toBe(after)
  })

  test('what a runner typed does not occur in the output', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
        const metrics = openMetrics()
        giveToAll(metrics, `I weigh 70 kg ${text}`)
        giveToAll(metrics, `${text} I weigh 70 kg`)
        expect(await metrics.text()).not.toContain('70 kg')
        metrics.stop()
      }),
    )
  })
})

test('there are fewer than 5,000 series even when everything has happened', async () => {
  const metrics = openMetrics({ prices: { input: 1, output: 1 } })
  countEverySeries(metrics)
  const series = seriesIn(await metrics.text())
  const requests = (lists.routes.length + 1) * (lists.methods.length + 1) * lists.statuses.length
  expect(series.filter((line) => line.startsWith('http_requests_total{')).length).toBe(requests)
  expect(series.filter((line) => line.startsWith('audit_findings_total{')).length).toBe(
    (lists.findingIds.length + 1) * lists.severities.length,
  )
  expect(series.length).toBeLessThan(5000)
})

test('every exported label has a list', async () => {
  const metrics = openMetrics()
  countEverySeries(metrics)
  const shown = new Set(labelsIn(await metrics.text()).map(({ name }) => name))
  expect([...shown].toSorted()).toEqual(Object.keys(valuesOf).toSorted())
})

test('every route that the app serves has a label of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metrics-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { app, lines } = await testApp({ page: { folder, serviceWorker: '', html: '<head></head>' } })
  for (const url of ['/', '/index.html', '/sw.js', '/favicon.svg', '/healthz']) {
    await app.inject({ url })
  }
  await app.inject({ method: 'POST', url: '/api/ai/race-nutrition/object', payload: {} })
  const logged: unknown[] = lines.map((line) => JSON.parse(line).route)
  expect(logged.length).toBe(6)
  expect(logged.filter((route) => !lists.routes.some((known) => known === route))).toEqual([])
})

/** Any text, characters that could break the text format, and property names of every object. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('"} 1\nevil{a="', '__proto__', 'constructor', 'toString', '', '\\', 'other'),
)

/** Bypasses the types, as an unchecked caller could. */
function giveToAll(metrics: Metrics, text: string): void {
  const any = text as never
  metrics.request({ route: text, method: text, status: any, ms: 1 })
  metrics.rateLimited(any)
  metrics.engineRun({ task: any, outcome: any, ms: 1 })
  metrics.engineShed(any)
  metrics.engineAnswer(any)
  metrics.auditFinding({ id: text, severity: any })
  metrics.aiCall({ provider: any, outcome: any, ms: 1 })
  metrics.aiTokens({ inputTokens: any, outputTokens: any })
  metrics.aiJoined(any)
  metrics.aiRefused(text, 1)
}
