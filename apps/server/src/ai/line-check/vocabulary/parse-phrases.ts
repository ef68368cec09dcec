/** Consecutive words; each place accepts one of several. */
export type Phrase = readonly ReadonlySet<string>[]

/**
 * One phrase per line, places separated by spaces, alternatives by slashes; a place in brackets may be left out. Any meal is
 * also a breakfast and a dinner.
 */
export const parsePhrases = (text: string): readonly Phrase[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => withoutBrackets(line.trim().split(' ')))
    .map((places) => places.map(placeOf))

/** With and without each place in brackets. */
const withoutBrackets = (places: readonly string[]): readonly string[][] =>
  places.reduce<string[][]>(
    (found, place) =>
      place.startsWith('(')
        ? found.flatMap((begun) => [begun, [...begun, place.slice(1, -1)]])
        : found.map((begun) => [...begun, place]),
    [[]],
  )

function placeOf(written: string): ReadonlySet<string> {
  const place = written.split('/')
  return new Set(place.flatMap((word) => [word, ...(alsoAccepted[word] ?? [])]))
}

const alsoAccepted: Readonly<Record<string, readonly string[]>> = {
  '{meal}': ['{breakfast}', '{dinner}'],
}
