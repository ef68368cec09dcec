/** Equal for lines that differ only in case, punctuation and spaces. */
export const keyOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether two lines share nearly all of their words. */
export function restates(own: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of own) if (theirs.has(word)) shared += 1
  return shared / Math.max(1, own.size + theirs.size - shared) >= 0.7
}

export const wordSet = (line: string): ReadonlySet<string> => new Set(keyOf(line).split(' '))
