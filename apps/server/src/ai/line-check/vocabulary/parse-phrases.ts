/** Consecutive words. Each place accepts one of several, by how it is read, and has how it is printed. */
export type Phrase = readonly ReadonlyMap<string, string>[]

/**
 * One phrase per line, as it is printed; places separated by spaces, alternatives by slashes; a place in brackets may be left
 * out. A comma or colon belongs to the word before it, or to what stands before the phrase, and is not needed in what is read.
 */
export const parsePhrases = (text: string): readonly Phrase[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => withoutBrackets(line.trim().replace(/^, /u, ',').split(' ')))
    .map((places) => places.map(placeOf))

/** With and without each place in brackets. */
const withoutBrackets = (places: readonly string[]): readonly string[][] =>
  places.reduce<string[][]>(
    (found, place) =>
      place.startsWith('(')
        ? found.flatMap((begun) => [begun, [...begun, place.replaceAll(/[()]/gu, '')]])
        : found.map((begun) => [...begun, place]),
    [[]],
  )

function placeOf(written: string): ReadonlyMap<string, string> {
  const [, before = '', words = '', after = ''] = /^(,?)(.*?)([,:]?)$/u.exec(written) ?? []
  return new Map(
    words.split('/').map((word) => [word.toLowerCase(), `${before && `${before} `}${word}${after}`]),
  )
}
