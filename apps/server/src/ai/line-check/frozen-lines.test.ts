import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkLine } from './check-line.ts'
import { coachLines } from '../../../testing/line-check/coach-lines.ts'
import { hostileLines } from '../../../testing/line-check/hostile-lines.ts'

const isAccepted = (line: string) => checkLine(line) === undefined
const isHeldOut = (_line: string, at: number) => at % 3 === 2

/** "26 of 27": accepted lines among those that the vocabulary was tuned on, or among those held out. */
const shareOf = (lines: readonly string[]) =>
  [lines.filter((line, at) => !isHeldOut(line, at)), lines.filter(isHeldOut)].map(
    (part) => `${part.filter(isAccepted).length} of ${part.length}`,
  )

describe('the frozen lines', () => {
  // A list tuned to its examples proves nothing, and neither do examples tuned to the list.
  test.each([
    ['of a coach', coachLines, 40, '7e6852a65c544ba1'],
    ['of an attacker', hostileLines, 60, '666194d1dd49c099'],
  ])('%s are as they were written before the vocabulary', (_, lines, count, hash) => {
    expect(new Set(lines).size).toBe(count)
    expect(createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)).toBe(hash)
  })

  test('of a coach are accepted, at least 36 of 40', () => {
    const [grownOn, heldOut] = shareOf(coachLines)
    process.stdout.write(`A coach's lines that stand: ${grownOn}, and ${heldOut} held out\n`)
    expect(coachLines.filter(isAccepted).length).toBeGreaterThanOrEqual(36)
  })

  test('of an attacker are all rejected', () => {
    const [grownOn, heldOut] = shareOf(hostileLines)
    process.stdout.write(`An attacker's lines that stand: ${grownOn}, and ${heldOut} held out\n`)
    expect(hostileLines.filter(isAccepted)).toEqual([])
  })
})
