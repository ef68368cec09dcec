/** Consecutive words; each place accepts one of several. */
export type Phrase = readonly ReadonlySet<string>[]

/** One phrase per line, places separated by spaces, alternatives by slashes. "not" also accepts "do not". */
export const parsePhrases = (text: string): readonly Phrase[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(placeOf))

function placeOf(written: string): ReadonlySet<string> {
  const place = written.split('/')
  return new Set(place.includes('not') ? [...place, "don't"] : place)
}
