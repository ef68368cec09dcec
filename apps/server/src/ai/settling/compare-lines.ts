/** Two lines are the same where they differ only in case, marks and spaces. */
export const keyOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Do two lines say the same in nearly the same words? */
export function restates(own: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  let shared = 0
  for (const word of own) if (theirs.has(word)) shared += 1
  return shared / Math.max(1, own.size + theirs.size - shared) >= 0.7
}

export const wordsOf = (line: string): ReadonlySet<string> => new Set(keyOf(line).split(' '))
