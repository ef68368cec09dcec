import { type Nutrient, nutrients } from './nutrients.ts'
import type { DayLimits, OpenPortion } from './programme.ts'
import { tightened } from './programme.ts'
import { type Demand, firmness } from './windows.ts'

/**
 * Whole household steps from broken ones: each is rounded, then one portion or two at a time goes a step up
 * or down as long as the whole comes nearer to what is asked. It stops by itself or after so many moves.
 */
export function inWholeSteps(
  ideal: readonly number[],
  portions: readonly OpenPortion[],
  demand: Demand,
  limits: DayLimits,
): number[] {
  const table = new Plates(portions, demand, limits)
  table.start(ideal.map((steps, index) => between(Math.round(steps), portions[index])))
  for (let move = 0; move < mostMoves; move++) {
    if (!table.improve()) break
  }
  return table.steps
}

const mostMoves = 60

const between = (steps: number, portion: OpenPortion | undefined) =>
  portion ? Math.min(portion.most, Math.max(portion.least, steps)) : steps

interface Asked {
  readonly nutrient: Nutrient
  readonly perStep: Float64Array
  readonly aim: number
  readonly least: number
  readonly most: number
  readonly outside: number
  readonly inside: number
}

class Plates {
  steps: number[] = []
  readonly #portions: readonly OpenPortion[]
  readonly #asked: readonly Asked[]
  readonly #limits: readonly { readonly most: number; readonly grams: Float64Array }[]
  #sums: Float64Array
  #kinds: Float64Array

  constructor(portions: readonly OpenPortion[], demand: Demand, limits: DayLimits) {
    this.#portions = portions
    this.#asked = nutrients.flatMap((nutrient) => askedOf(nutrient, portions, demand))
    this.#limits = Object.entries(limits).map(([kind, most]) => ({
      most,
      grams: Float64Array.from(portions, (portion) => (portion.kind === kind ? portion.gramsPerStep : 0)),
    }))
    this.#sums = new Float64Array(this.#asked.length)
    this.#kinds = new Float64Array(this.#limits.length)
  }

  start(steps: number[]): void {
    this.steps = steps
    this.#asked.forEach(({ perStep }, row) => {
      this.#sums[row] = steps.reduce((sum, count, index) => sum + count * (perStep[index] ?? 0), 0)
    })
    this.#limits.forEach(({ grams }, row) => {
      this.#kinds[row] = steps.reduce((sum, count, index) => sum + count * (grams[index] ?? 0), 0)
    })
  }

  /** The best single or double step that helps; false where none does. */
  improve(): boolean {
    const count = this.steps.length
    let best = this.#costWith(-1, 0, -1, 0) - 1e-9
    let found: [number, number, number, number] | undefined
    for (let first = 0; first < count; first++) {
      for (const up of [1, -1]) {
        if (!this.#allows(first, up)) continue
        const alone = this.#costWith(first, up, -1, 0)
        if (alone < best) [best, found] = [alone, [first, up, -1, 0]]
        for (let second = first + 1; second < count; second++) {
          for (const down of [1, -1]) {
            if (!this.#allows(second, down)) continue
            const both = this.#costWith(first, up, second, down)
            if (both < best) [best, found] = [both, [first, up, second, down]]
          }
        }
      }
    }
    if (!found) return false
    this.#take(found[0], found[1])
    if (found[2] >= 0) this.#take(found[2], found[3])
    return true
  }

  #allows(index: number, change: number): boolean {
    const portion = this.#portions[index]
    const next = (this.steps[index] ?? 0) + change
    return portion !== undefined && next >= portion.least && next <= portion.most
  }

  #take(index: number, change: number): void {
    this.steps[index] = (this.steps[index] ?? 0) + change
    this.#asked.forEach(({ perStep }, row) => {
      this.#sums[row] = (this.#sums[row] ?? 0) + change * (perStep[index] ?? 0)
    })
    this.#limits.forEach(({ grams }, row) => {
      this.#kinds[row] = (this.#kinds[row] ?? 0) + change * (grams[index] ?? 0)
    })
  }

  /** What the plates would cost with these two changes, less what stays the same. */
  #costWith(first: number, up: number, second: number, down: number): number {
    let cost = this.#leaving(first, up) + this.#leaving(second, down)
    for (let row = 0; row < this.#asked.length; row++) {
      const asked = this.#asked[row] as Asked
      const sum =
        (this.#sums[row] as number) +
        (first < 0 ? 0 : up * (asked.perStep[first] as number)) +
        (second < 0 ? 0 : down * (asked.perStep[second] as number))
      const beyond = sum < asked.least ? asked.least - sum : sum > asked.most ? sum - asked.most : 0
      const off = sum - asked.aim
      cost += asked.outside * beyond + asked.inside * off * off
    }
    for (let row = 0; row < this.#limits.length; row++) {
      const { most, grams } = this.#limits[row] as { most: number; grams: Float64Array }
      const sum =
        (this.#kinds[row] as number) +
        (first < 0 ? 0 : up * (grams[first] as number)) +
        (second < 0 ? 0 : down * (grams[second] as number))
      if (sum > most) cost += (tooMuch * (sum - most)) / most
    }
    return cost
  }

  /** By how much a change takes a portion away from its usual one, or back to it. */
  #leaving(index: number, change: number): number {
    const portion = this.#portions[index]
    if (!portion) return 0
    const now = (this.steps[index] as number) - portion.usual
    const scale = portion.usual + 2
    return (unusual * ((now + change) ** 2 - now ** 2)) / (scale * scale)
  }
}

/** More of a kind than a day may hold weighs about as much as the carbs. */
const tooMuch = 3000
const unusual = 4

function askedOf(nutrient: Nutrient, portions: readonly OpenPortion[], demand: Demand): Asked[] {
  const window = demand.windows[nutrient]
  if (!window) return []
  const { least, most } = tightened(window)
  const middle = Math.max(1, Number.isFinite(most) ? (Math.max(0, least) + most) / 2 : least)
  const aim = demand.aims[nutrient]
  const width = Number.isFinite(most) ? Math.max(1, (most - least) / 2) : middle
  return [
    {
      nutrient,
      perStep: Float64Array.from(portions, ({ perStep }) => perStep[nutrient]),
      aim: aim ?? 0,
      least,
      most,
      outside: firmness[nutrient] / middle,
      inside: aim === undefined ? 0 : 1 / (width * width),
    },
  ]
}
