import { type Nutrient, nutrients } from './nutrients.ts'
import { balance, type OpenPortion, type PlateLimits, tightened } from './linear-program.ts'
import { type Demand, firmness, type Window } from './windows.ts'

/**
 * Whole household steps from broken ones: each is rounded, then one portion or two at a time goes a step up
 * or down as long as the whole comes nearer to what is asked. It stops by itself or after so many moves.
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

interface Asked {
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
  readonly #asked: readonly Asked[]
  readonly #limits: readonly { readonly most: number; readonly grams: Float64Array }[]
  readonly #windows: readonly Window[]
  #sums: Float64Array
  #kinds: Float64Array
  #meals: Float64Array

  constructor(portions: readonly OpenPortion[], demand: Demand, limits: PlateLimits) {
    this.#portions = portions
    this.#asked = nutrients.flatMap((nutrient) => askedOf(nutrient, portions, demand))
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

  /** The best single step that helps, or the best two at once where no single one does; false where nothing helps. */
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

  /** Of two steps at once, one does little harm by itself: only those that do least are tried with every other. */
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

  /** A step up, a step down, or the whole of what is worth serving on the plate or off it. */
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

  /** What the meals of the changed foods would cost beyond their size. */
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

  /** What the plates would cost with these two changes, less what stays the same. */
  #costWith(first: number, up: number, second: number, down: number): number {
    let cost =
      this.#leaving(first, up) + this.#leaving(second, down) + this.#unevenWith(first, up, second, down)
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
