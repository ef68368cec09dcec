/** What a text writes as JSON, in a code fence or bare; undefined where it writes none that opens so. */
export function jsonIn(text: string, opens: RegExp = /^[{[]/u): unknown {
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

/** What code fences enclose, each with the fence before it; the first few. */
export function fencedIn(text: string, most: number): string[] {
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
