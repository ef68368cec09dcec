import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openMetrics } from '../../apps/server/src/operations/metrics.ts'
import { countEverySeries } from '../../apps/server/testing/operations/every-series.ts'
import { root, textOf } from '../source-files.ts'
import { isFound, selectorsIn, seriesIn } from './promql.ts'

const rulesPath = 'deploy/alert-rules.yml'
const testsPath = 'deploy/alert-rules.test.yml'
const rules = textOf(rulesPath)
const dashboard: Dashboard = JSON.parse(textOf('deploy/grafana-dashboard.json'))

interface Dashboard {
  readonly schemaVersion: number
  readonly panels: readonly Panel[]
  readonly templating: { readonly list: readonly { name: string; type: string; definition?: string }[] }
}

interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly description?: string
  readonly datasource?: { readonly uid: string }
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[]
}

/** Throws if promtool is missing, so that these tests are never skipped. */
function promtool(words: readonly string[], input = ''): { code: number | null; said: string } {
  const { error, status, stdout, stderr } = spawnSync('promtool', words, {
    cwd: root,
    input,
    encoding: 'utf8',
  })
  if (error) throw error
  return { code: status, said: `${stdout}${stderr}` }
}

function folderForTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alert-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function realOutput(): Promise<string> {
  const metrics = openMetrics({ prices: { input: 1, output: 1 } })
  countEverySeries(metrics)
  onTestFinished(metrics.stop)
  return metrics.text()
}

/** An expression is on the line of its key, or on indented lines below it. */
const alertIn = /- alert: (?<name>\w+)\n\s+expr: (?:>-\n(?<folded>(?: {10}.*\n)+)|(?<plain>.*)\n)/g

const alerts = [...rules.matchAll(alertIn)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  expression: (groups?.['folded'] ?? groups?.['plain'] ?? '').replace(/\s+/g, ' ').trim(),
}))

const targets = dashboard.panels.flatMap(({ title, targets: own = [] }) =>
  own.map(({ expr, datasource }) => ({ title, expr, datasource })),
)

describe('the alert rules', () => {
  test('are valid, and all of them are read here', () => {
    const { code, said } = promtool(['check', 'rules', rulesPath])
    expect([code, said]).toEqual([0, expect.stringContaining(`SUCCESS: ${alerts.length} rules found`)])
    expect(alerts.length).toBeGreaterThan(15)
  })

  test('fire on bad series and not on good ones', () => {
    const { code, said } = promtool(['test', 'rules', testsPath])
    expect([code, said]).toEqual([0, expect.stringContaining('SUCCESS')])
  })

  test('each have a severity, and say what is wrong and what to do', () => {
    const whole =
      /- alert: \w+\n {8}expr: [\s\S]+?\n {8}for: \d+[mh]\n {8}labels:\n {10}severity: (?:page|ticket)\n {8}annotations:\n {10}summary: .{15,}\n {10}description: >-\n(?: {12}.+\n){2,}/g
    expect(rules.match(whole)?.length).toBe(alerts.length)
  })
})

/** The alerts whose tests fail with changed rules. */
function detectedWith(changed: string): string[] {
  const folder = folderForTest()
  copyFileSync(join(root, testsPath), join(folder, 'alert-rules.test.yml'))
  writeFileSync(join(folder, 'alert-rules.yml'), changed)
  expect(promtool(['check', 'rules', join(folder, 'alert-rules.yml')]).code).toBe(0)
  const { said } = promtool(['test', 'rules', join(folder, 'alert-rules.test.yml')])
  const failed = said.matchAll(/expr: "ALERTS\{alertname=\\"(?<name>\w+)\\"/g)
  return [...new Set([...failed].map(({ groups }) => groups?.['name'] ?? ''))]
}

describe('the tests of the alert rules', () => {
  test('detect every alert that never fires', () => {
    const never = rules.replace(alertIn, '- alert: $<name>\n        expr: vector(0) > 1\n')
    expect(detectedWith(never)).toEqual(alerts.map(({ name }) => name))
  })

  test('detect every alert that always fires', () => {
    const always = rules
      .replace(/absent\(.*\)$/gm, 'vector(1)')
      .replace(/ (?:>=|>|==) (?:0\.9 \* 320e6|[\d.]+)(?=\n| and)/g, ' >= -1')
    expect(detectedWith(always)).toEqual(alerts.map(({ name }) => name))
  })
})

describe('the exported metrics', () => {
  test('pass promtool check metrics', async () => {
    expect(promtool(['check', 'metrics'], await realOutput())).toEqual({ code: 0, said: '' })
  })

  test('contain every series of the alerts', async () => {
    const all = [...seriesIn(await realOutput()), upOfPrometheus]
    const asked = alerts.flatMap(({ expression }) => selectorsIn(expression))
    expect(asked.length).toBeGreaterThan(20)
    expect(asked.filter((selector) => !isFound(selector, all))).toEqual([])
  })

  test('contain every series of the dashboard', async () => {
    const all = [...seriesIn(await realOutput()), upOfPrometheus]
    const asked = targets.flatMap(({ expr }) => selectorsIn(expr))
    expect(asked.length).toBeGreaterThan(40)
    expect(asked.filter((selector) => !isFound(selector, all))).toEqual([])
  })

  test('are all on the dashboard', async () => {
    const asked = new Set(
      targets.flatMap(({ expr }) => selectorsIn(expr)).map(({ name }) => name.replace(/_bucket$/, '')),
    )
    const shown = [...(await realOutput()).matchAll(/^# TYPE (?<name>\w+) /gm)].map(
      ({ groups }) => groups?.['name'] ?? '',
    )
    expect(shown.length).toBeGreaterThan(20)
    expect(shown.filter((name) => !asked.has(name))).toEqual([])
  })
})

/** Added by Prometheus itself for each target. */
const upOfPrometheus = { name: 'up', labels: new Map<string, string>() }

describe('the dashboard', () => {
  test('has the four rows, and no two panels of one name or number', () => {
    const rows = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title)
    expect(rows).toEqual(['Traffic', 'Engine', 'Model and cost', 'Store and process'])
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
    expect(new Set(dashboard.panels.map(({ title }) => title)).size).toBe(dashboard.panels.length)
  })

  test('uses the selected data source', () => {
    const used = [
      ...dashboard.panels.flatMap(({ datasource = [] }) => datasource),
      ...targets.map(({ datasource }) => datasource),
    ]
    expect(new Set(used.map(({ uid }) => uid))).toEqual(new Set(['${datasource}']))
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance'])
  })

  test('contains expressions that Prometheus can parse', () => {
    const folder = folderForTest()
    const recorded = targets.map(({ expr }, index) => ({
      record: `panel_${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }))
    const path = join(folder, 'panels.yml')
    writeFileSync(path, JSON.stringify({ groups: [{ name: 'panels', rules: recorded }] }))
    const { code, said } = promtool(['check', 'rules', path])
    expect([code, said]).toEqual([0, expect.stringContaining(`SUCCESS: ${targets.length} rules found`)])
    expect(targets.length).toBeGreaterThan(30)
  })

  test('names existing alerts beside what they watch', () => {
    const named = dashboard.panels.flatMap(
      ({ description = '' }) => description.match(/\b(?:[A-Z][a-z]+){2,}\b/g) ?? [],
    )
    expect(named.toSorted()).toEqual(alerts.map(({ name }) => name).toSorted())
  })
})

describe('the names in an expression', () => {
  test.each([
    ['sum by (le) (rate(some_bucket{a="b(c)",d!~"e}f"}[5m])) > 0.5e3', ['some_bucket']],
    ['one / on (job) group_left (id) two{x="y"} unless three offset 5m', ['one', 'two', 'three']],
    ['60 * sum(rate(one[$__rate_interval])) without (a) and absent(two == 1)', ['one', 'two']],
    ['time() - start > 320e6', ['start']],
    ['histogram_quantile(0.99, sum by (le, of) (rate(one_bucket[1h])))', ['one_bucket']],
  ])('%s', (expression, names) => {
    expect(selectorsIn(expression).map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['one{a="b"}', true],
    ['one{a=~"b|c"}', true],
    ['one{a!="x",job="any"}', true],
    ['one{a="B"}', false],
    ['one{a=~"."}', true],
    ['one{a!~"b.*"}', false],
    ['one{b="b"}', false],
    ['two', false],
  ])('%s is found among one{a="b"}: %s', (expression, isThere) => {
    const [selector] = selectorsIn(expression)
    expect(selector && isFound(selector, seriesIn('one{a="b"} 1'))).toBe(isThere)
  })
})
