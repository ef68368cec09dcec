/** Two lines are the same where they differ only in case, marks and spaces. */
export const keyOf = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Says the line what another says already, in nearly the same words? */
export function restates(line: string, other: string): boolean {
  const [own, theirs] = [wordsOf(line), wordsOf(other)]
  const shared = [...own].filter((word) => theirs.has(word)).length
  return shared / Math.max(1, own.size + theirs.size - shared) >= 0.7
}

const wordsOf = (line: string) => new Set(keyOf(line).split(' '))
