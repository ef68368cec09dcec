import { longestAnswer, mostFences, mostOpenings } from './answer-limits.ts'
import { extractJson, fencedBlocks } from './extract-json.ts'
import { repairJson } from './repair-json.ts'
import { truncate } from './truncate.ts'

/** The JSON that a model may have meant, most likely first: the text itself, fenced blocks, from an opening brace to the last one, and a truncated object. */
export function* valuesIn(written: string): Generator {
  const text = withoutReasoning(truncate(written, longestAnswer))
  yield extractJson(text, opensJson)
  for (const fenced of fencedBlocks(text, mostFences)) yield extractJson(fenced, opensJson)
  const end = text.lastIndexOf('}') + 1
  const openings = openingsIn(text)
  for (const from of openings) yield extractJson(text.slice(from, end))
  for (const from of openings) yield extractJson(repairJson(text, from))
}

const opensJson = /^[{["]/u

/** The first few opening braces: an example before the answer may have some too. */
function openingsIn(text: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf('{'); at >= 0 && found.length < mostOpenings; at = text.indexOf('{', at + 1)) {
    found.push(at)
  }
  return found
}

/** Some models write out their reasoning first, and may draft an object there. */
function withoutReasoning(text: string): string {
  let end = 0
  for (const { 0: mark, index } of text.matchAll(/<\/think(?:ing)?>/giu)) end = index + mark.length
  return text.slice(end)
}
