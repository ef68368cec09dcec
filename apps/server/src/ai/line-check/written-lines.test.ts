import { type LinePlace, linePlaces } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { hostileLines } from '../../../testing/line-check/hostile-lines.ts'
import { countLines } from '../../../../../evals/evaluate-lines.ts'
import { kindOf } from '../../../testing/line-check/kind-of.ts'

const stands = (text: string, place: LinePlace) => kindOf(text, place) === 'accepted'

describe('of frozen lines', () => {
  const counts = countLines()

  test('that a good model wrote from the prompt at least nine in ten stand', () => {
    expect(counts.prompted.lines).toBe(120)
    expect(counts.prompted.standing).toBeGreaterThanOrEqual(108)
  })

  test('that were written to break the rules none stands', () => {
    expect(counts.attacks.lines + counts.heldOut.lines).toBe(577)
    expect([counts.attacks.standing, counts.heldOut.standing]).toEqual([0, 0])
  })

  test('in plain words, of an attacker without the rules, none stands at any place', () => {
    expect(hostileLines).toHaveLength(60)
    expect(hostileLines.filter((text) => linePlaces.some((place) => stands(text, place)))).toEqual([])
  })

  test('is said how many stand', () => {
    expect(counts.unprompted.lines).toBe(60)
    for (const { of, lines, standing } of Object.values(counts))
      process.stdout.write(`${of}: ${standing} of ${lines} stand\n`)
  })
})
