import type { Phrase } from './vocabulary/parse-phrases.ts'

export type PhrasesByFirst = ReadonlyMap<string, readonly Phrase[]>

/** For each word, whether one of the phrases covers it. Phrases may overlap. */
export function coveredWords(words: readonly string[], phrases: PhrasesByFirst): boolean[] {
  const covered = words.map(() => false)
  words.forEach((first, at) => {
    for (const phrase of phrases.get(first) ?? []) {
      if (phrase.every((place, step) => place.has(words[at + step] ?? '')))
        covered.fill(true, at, at + phrase.length)
    }
  })
  return covered
}

/** The phrases, indexed by each word that they may start with. */
export const byFirstWord = (phrases: readonly Phrase[]): PhrasesByFirst => {
  const found = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    for (const first of phrase[0] ?? []) found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}
