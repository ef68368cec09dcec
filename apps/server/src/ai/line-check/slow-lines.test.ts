import { expect, test } from 'vitest'
import { checkLine } from './check-line.ts'

/** Lines of allowed length that are slowest for patterns and phrases. */
const slow: readonly (readonly [name: string, line: (count: number) => string])[] = [
  ['apostrophes', (count) => `Run${"'".repeat(count)} easy`],
  ['contractions', (count) => "n't's've".repeat(count / 8)],
  ['hyphens', (count) => 'a-'.repeat(count / 2)],
  ['commas', (count) => 'a, '.repeat(count / 3)],
  ['beginnings of phrases', (count) => 'on the '.repeat(count / 7)],
  ['verbs without an object', (count) => 'take the good '.repeat(count / 14)],
]

test.each(slow)('%s are checked quickly', (_, line) => {
  const cpu = (count: number) => {
    const from = process.cpuUsage()
    checkLine(line(count))
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
  // In steps of growing length, so that slow code fails at an early one instead of taking years at the last.
  for (const count of [8, 16, 24, 32, 48, 64, 128, 320]) expect(cpu(count)).toBeLessThan(200)
})
