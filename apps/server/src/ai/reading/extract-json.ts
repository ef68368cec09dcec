/** The JSON in a text, bare or in a code fence; undefined if there is none that starts with `opens`. */
export function extractJson(text: string, opens: RegExp = /^[{[]/u): unknown {
  const bare = withoutFence(text.trim())
  if (!opens.test(bare)) return undefined
  try {
    return JSON.parse(bare)
  } catch {
    return undefined
  }
}

const withoutFence = (text: string) =>
  text.startsWith(fence)
    ? text
        .replace(/^```[a-z]*/iu, '')
        .replace(/```$/u, '')
        .trim()
    : text

const fence = '```'

/** The first few fenced code blocks, each with its opening fence. */
export function fencedBlocks(text: string, most: number): string[] {
  const found: string[] = []
  let at = text.indexOf(fence)
  while (at >= 0 && found.length < most) {
    const end = text.indexOf(fence, at + fence.length)
    if (end < 0) break
    found.push(text.slice(at, end))
    at = text.indexOf(fence, end + fence.length)
  }
  return found
}
