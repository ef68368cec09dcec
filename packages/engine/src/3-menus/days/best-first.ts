/** Items in the order of their costs, each found when it is asked for: of hundreds of recipes most days look at a few. */
export interface BestFirst<Item> extends Iterable<Item> {
  readonly count: number
}

/** Of equal costs the first comes first, as in a sorted array. */
export function bestFirst<Item>(costs: Float64Array, itemAt: (index: number) => Item): BestFirst<Item> {
  const found: Item[] = []
  const takeLeast = heapOf(costs)
  return {
    count: costs.length,
    *[Symbol.iterator]() {
      for (let rank = 0; rank < costs.length; rank++) yield (found[rank] ??= itemAt(takeLeast()))
    },
  }
}

/** A binary heap of the indexes of `costs`; each call takes the least that is left. */
function heapOf(costs: Float64Array): () => number {
  let size = costs.length
  const heap = new Int32Array(size)
  for (let index = 0; index < size; index++) heap[index] = index
  const isBefore = (one: number, other: number) => {
    const costOfOne = costs[one] ?? 0
    const costOfOther = costs[other] ?? 0
    return costOfOne < costOfOther || (costOfOne === costOfOther && one < other)
  }
  const sinkFrom = (top: number) => {
    const sinking = heap[top] ?? 0
    let place = top
    for (let child = 2 * place + 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && isBefore(heap[child + 1] ?? 0, heap[child] ?? 0)) child += 1
      if (!isBefore(heap[child] ?? 0, sinking)) break
      heap[place] = heap[child] ?? 0
      place = child
    }
    heap[place] = sinking
  }
  for (let top = (size >> 1) - 1; top >= 0; top--) sinkFrom(top)
  return () => {
    const least = heap[0] ?? 0
    size -= 1
    heap[0] = heap[size] ?? 0
    sinkFrom(0)
    return least
  }
}
