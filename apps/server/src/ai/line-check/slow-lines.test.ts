import { expect, test } from 'vitest'
import type { Facts } from './facts.ts'
import { faultIn } from './check-line.ts'

const facts: Facts = { figures: [], foods: new Set(), words: '' }

/** Lines within the page's room; where signs were both of a word and between words, each took from seconds to years. */
const slow: readonly (readonly [name: string, line: (count: number) => string])[] = [
  ['marks after a denial', (count) => `Do not ${"'".repeat(count)}: ibuprofen`],
  [
    'letters after a verb',
    (count) => `So you can have what you like and take ${'é'.repeat(count)}a b c d 2 x`,
  ],
]

test.each(slow)('%s are read at once', (_, line) => {
  const cpu = (count: number) => {
    const from = process.cpuUsage()
    faultIn(line(count), facts)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
  // In steps: slow code fails at the first that it is slow on, long before the last would take years.
  for (const count of [8, 16, 24, 32, 48, 64, 128, 250]) expect(cpu(count)).toBeLessThan(200)
})
