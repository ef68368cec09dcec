/** Words in a row; each place takes one of several. */
export type Phrase = readonly ReadonlySet<string>[]

/** One phrase a line, a space between places, a slash between the words for one place. "Not" is "do not" as well. */
export const phrases = (text: string): readonly Phrase[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' ').map(placeOf))

function placeOf(written: string): ReadonlySet<string> {
  const place = written.split('/')
  return new Set(place.includes('not') ? [...place, "don't"] : place)
}
