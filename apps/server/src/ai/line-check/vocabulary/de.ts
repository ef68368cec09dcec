import { parseFrames } from '../frames.ts'
import type { Language } from '../language.ts'
import { byFirstWord } from '../phrase-cover.ts'
import { wordList } from './word-list.ts'
import { frames, opensBeside } from './de/frames.ts'
import { promptWords } from './de/prompt-words.ts'
import { phrases } from './de/phrases.ts'
import { words } from './de/words.ts'

/** Its words have no guarded ones among them: what could harm beside another word stands in phrases and frames alone. */
export const german: Language = {
  letters: 'A-Za-zÄÖÜäöüß',
  expand: (line) => line,
  words: new Set(Object.values(words).flat()),
  phrases: byFirstWord(phrases),
  frames,
  parsedFrames: parseFrames(frames),
  opensBeside: new Set(opensBeside),
  topics: {
    cooking: wordList('herd küche kühlschrank ofen pfanne rezept rezepte topf'),
    course: wordList('medaille pacemaker startblock startnummer zielbogen zielgerade'),
    sleep: wordList('bett decke kissen sofa'),
  },
  prompt: promptWords,
  clashes: () => false,
}
