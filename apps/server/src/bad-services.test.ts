import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProcessEngine, tasksDoneOnce } from '../testing/in-process-engine.ts'
import { behaviors, words } from '../testing/bad-services.ts'
import { answers, call, testApp, testLimits } from '../testing/test-app.ts'
import { startUpstream, type Upstream } from '../testing/upstream.ts'
import { key, wireFormats } from '../testing/wire-formats.ts'

/** The key, and the service's own words, in which it repeats the key. */
const leaks = new RegExp(`${key}|Incorrect`)
const timeless = { ...testLimits.model, total: 20_000, retryPause: 5 }

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())

describe.each(wireFormats)('$name that gives', (wire) => {
  const cases = Object.entries(behaviors).map(([title, behavior]) => ({ title, ...behavior }))

  test.each(cases)(
    '$title: $outcome',
    async ({ replies, outcome, calls, mayMindSchema, because, hasWords }) => {
      const { kind } = wire.service('')
      const asked = mayMindSchema && kind === 'model' ? calls + 1 : calls
      const model = outcome === 'model-too-slow' ? { ...timeless, total: 400 } : timeless
      const { app, lines } = await testApp(
        // End to end, as it is served.
        { engine: inProcessEngine(tasksDoneOnce) },
        { service: wire.service(upstream.address), limits: { ...testLimits, model }, logLevel: 'trace' },
      )
      upstream.received.length = 0
      upstream.replies(...replies(wire))
      const response = await app.inject(call({ questionnaire: { ...answers, allergies: 'zqallergy' } }))

      expect(response.statusCode).toBe(200)
      const { service } = response.json<{ service: { mode: string; note?: { code: string } } }>()
      expect([service.mode, service.note?.code]).toEqual(
        outcome === 'written' ? ['ai', undefined] : ['engine', outcome],
      )
      expect(upstream.received.map(({ url }) => url)).toEqual(Array(asked).fill(wire.path))
      const notes = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
      expect(notes.filter((note) => 'outcome' in note)).toMatchObject([{ outcome, because, calls: 1 }])
      expect(response.body.includes(words)).toBe(hasWords)
      expect(`${response.body}${JSON.stringify(response.headers)}${lines.join('')}`).not.toMatch(leaks)
      expect(lines.join('')).not.toMatch(/zq|70 kg|2027-\d\d-\d\d/)
      await expect.poll(upstream.inFlight, { interval: 1 }).toBe(0)
      await app.close()
    },
  )
})

test('a process that has tried them all exits by itself: no timer and no socket is left', async () => {
  const program = fileURLToPath(new URL('../testing/run-bad-services.ts', import.meta.url))
  const met = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output] = await once(met.stdout.setEncoding('utf8'), 'data')
  expect(output).toBe('all done\n')
  const [code] = await once(met, 'exit')
  // A timer of a generation would hold it for ten minutes, far beyond this test's time.
  expect(code).toBe(0)
}, 90_000)
