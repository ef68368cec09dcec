import { type Nutrient, nutrients } from './nutrients.ts'
import { balance, type OpenPortion, type PlateLimits, tightened } from './linear-program.ts'
import { type Demand, firmness, type Window } from './windows.ts'

/**
 * Rounds fractional household steps to whole ones: each is rounded, then one or two portions at a time move a step up
 * or down as long as that is nearer to the demand. It stops at a local optimum or after a fixed number of moves.
 */
export function roundToSteps(
  ideal: readonly number[],
  portions: readonly OpenPortion[],
  demand: Demand,
  limits: PlateLimits,
): number[] {
  const table = new Plates(portions, demand, limits)
  table.start(ideal.map((steps, index) => between(Math.round(steps), portions[index])))
  for (let move = 0; move < mostMoves; move++) {
    if (!table.improve()) break
  }
  return table.steps
}

const mostMoves = 60

function between(steps: number, portion: OpenPortion | undefined): number {
  if (!portion) return steps
  const held = Math.min(portion.most, Math.max(portion.least, steps))
  if (held >= portion.floor) return held
  return portion.least === 0 && held < portion.floor / 2 ? 0 : portion.floor
}

interface Goals {
  readonly nutrient: Nutrient
  readonly perStep: Float64Array
  readonly aim: number
  readonly least: number
  readonly most: number
  readonly outside: number
  readonly inside: number
}

interface Move {
  readonly index: number
  readonly change: number
}

const triedInPairs = 14

function singleBelow(least: number, moves: readonly Move[], costs: readonly number[]): Move[] | undefined {
  let best = least
  let found: Move | undefined
  for (const [at, cost] of costs.entries()) if (cost < best) [best, found] = [cost, moves[at]]
  return found && [found]
}

class Plates {
  steps: number[] = []
  readonly #portions: readonly OpenPortion[]
  readonly #asked: readonly Goals[]
  readonly #limits: readonly { readonly most: number; readonly grams: Float64Array }[]
  readonly #windows: readonly Window[]
  #sums: Float64Array
  #kinds: Float64Array
  #meals: Float64Array

  constructor(portions: readonly OpenPortion[], demand: Demand, limits: PlateLimits) {
    this.#portions = portions
    this.#asked = nutrients.flatMap((nutrient) => goalsOf(nutrient, portions, demand))
    this.#limits = Object.entries(limits.day).map(([kind, most]) => ({
      most,
      grams: Float64Array.from(portions, (portion) => (portion.kind === kind ? portion.gramsPerStep : 0)),
    }))
    this.#sums = new Float64Array(this.#asked.length)
    this.#kinds = new Float64Array(this.#limits.length)
    this.#windows = limits.meals
    this.#meals = new Float64Array(limits.meals.length)
  }

  start(steps: number[]): void {
    this.steps = steps
    this.#asked.forEach(({ perStep }, row) => {
      this.#sums[row] = steps.reduce((sum, count, index) => sum + count * (perStep[index] ?? 0), 0)
    })
    this.#limits.forEach(({ grams }, row) => {
      this.#kinds[row] = steps.reduce((sum, count, index) => sum + count * (grams[index] ?? 0), 0)
    })
    this.#meals.fill(0)
    steps.forEach((count, index) => this.#serveMore(index, count))
  }

  /** Makes the best single move that helps, or the best pair of moves if no single one does; false if nothing helps. */
  improve(): boolean {
    const least = this.#costWith(-1, 0, -1, 0) - 1e-9
    const moves = this.steps.flatMap((_, index) =>
      this.#changesOf(index).map((change) => ({ index, change })),
    )
    const costs = moves.map(({ index, change }) => this.#costWith(index, change, -1, 0))
    const found = singleBelow(least, moves, costs) ?? this.#pairBelow(least, moves, costs)
    for (const { index, change } of found ?? []) this.#take(index, change)
    return found !== undefined
  }

  /** In a good pair, one move does little harm on its own: only the least harmful ones are tried with every other. */
  #pairBelow(least: number, moves: readonly Move[], costs: readonly number[]): Move[] | undefined {
    const mildest = [...costs.keys()]
      .sort((one, other) => (costs[one] as number) - (costs[other] as number))
      .slice(0, triedInPairs)
    let best = least
    let found: Move[] | undefined
    for (const at of mildest) {
      const first = moves[at] as Move
      for (const second of moves) {
        if (second.index === first.index) continue
        const cost = this.#costWith(first.index, first.change, second.index, second.change)
        if (cost < best) [best, found] = [cost, [first, second]]
      }
    }
    return found
  }

  /** A step up, a step down, or adding or removing the least amount worth serving. */
  #changesOf(index: number): number[] {
    const { least, most, floor } = this.#portions[index] as OpenPortion
    const now = this.steps[index] ?? 0
    const up = now === 0 ? floor : 1
    const down = now > floor ? 1 : least === 0 ? now : 0
    return [...(now + up <= most ? [up] : []), ...(down > 0 ? [-down] : [])]
  }

  #take(index: number, change: number): void {
    this.steps[index] = (this.steps[index] ?? 0) + change
    this.#asked.forEach(({ perStep }, row) => {
      this.#sums[row] = (this.#sums[row] ?? 0) + change * (perStep[index] ?? 0)
    })
    this.#limits.forEach(({ grams }, row) => {
      this.#kinds[row] = (this.#kinds[row] ?? 0) + change * (grams[index] ?? 0)
    })
    this.#serveMore(index, change)
  }

  #serveMore(index: number, change: number): void {
    const { course, perStep } = this.#portions[index] as OpenPortion
    if (course < this.#meals.length)
      this.#meals[course] = (this.#meals[course] as number) + change * perStep.energy
  }

  /** The cost of the changed meals for being outside their size. */
  #unevenWith(first: number, up: number, second: number, down: number): number {
    if (this.#windows.length === 0 || first < 0) return 0
    const [one, other] = [this.#portions[first] as OpenPortion, this.#portions[second]]
    const more = up * one.perStep.energy
    if (!other) return this.#mealCost(one.course, more)
    const less = down * other.perStep.energy
    return one.course === other.course
      ? this.#mealCost(one.course, more + less)
      : this.#mealCost(one.course, more) + this.#mealCost(other.course, less)
  }

  #mealCost(course: number, change: number): number {
    const { least, most } = this.#windows[course] as Window
    const now = this.#meals[course] as number
    const beyond = (energy: number) => Math.max(0, least - energy, energy - most)
    return (balance / most) * (beyond(now + change) - beyond(now))
  }

  /** The cost of the plates with these two changes, without what stays the same. */
  #costWith(first: number, up: number, second: number, down: number): number {
    let cost =
      this.#leaving(first, up) + this.#leaving(second, down) + this.#unevenWith(first, up, second, down)
    for (let row = 0; row < this.#asked.length; row++) {
      const asked = this.#asked[row] as Goals
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

  /** How far a change moves a portion away from its usual one, or back to it. */
  #leaving(index: number, change: number): number {
    const portion = this.#portions[index]
    if (!portion) return 0
    const now = (this.steps[index] as number) - portion.usual
    const scale = portion.usual + 2
    return (unusual * ((now + change) ** 2 - now ** 2)) / (scale * scale)
  }
}

/** Exceeding a day's limit of a kind costs about as much as missing the carbs. */
const tooMuch = 3000
const unusual = 4

function goalsOf(nutrient: Nutrient, portions: readonly OpenPortion[], demand: Demand): Goals[] {
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
