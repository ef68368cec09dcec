import { importsOf } from './source-files.ts'

/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

export function importGraph(files: readonly string[], imports = importsOf): ImportGraph {
  const known = new Set(files)
  return new Map(files.map((file) => [file, imports(file).filter((target) => known.has(target))]))
}

/** A file and one that it imports, directly or through others: `by` names the files in between. */
export interface Way {
  readonly from: string
  readonly by: readonly string[]
  readonly to: string
}

export const waysThrough = (graph: ImportGraph): Way[] =>
  [...graph.keys()].flatMap((from) => waysFrom(from, graph))

/** The shortest way to each file that can be reached; to `from` itself when it is part of a circle. */
function waysFrom(from: string, graph: ImportGraph): Way[] {
  const ways = new Map<string, Way>()
  const waiting: Way[] = [{ from, by: [], to: from }]
  for (const { by, to } of waiting) {
    const passed = to === from ? [] : [...by, to]
    for (const next of graph.get(to) ?? []) {
      if (ways.has(next)) continue
      const way = { from, by: passed, to: next }
      ways.set(next, way)
      waiting.push(way)
    }
  }
  return [...ways.values()]
}
