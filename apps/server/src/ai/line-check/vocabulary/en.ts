import type { Language } from '../language.ts'
import { byFirstWord } from '../phrase-cover.ts'
import { hasClash } from './en/clashes.ts'
import { expandContractions } from './en/contractions.ts'
import { frames, opensBeside } from './en/frames.ts'
import { promptWords } from './en/prompt-words.ts'
import { knownPhrases } from './en/known-phrases.ts'
import { knownWords } from './en/known-words.ts'
import { hasBadStart } from './en/sentence-starts.ts'
import { topics } from './en/topics.ts'
import { parseFrames } from '../frames.ts'

export const english: Language = {
  letters: 'A-Za-z',
  expand: expandContractions,
  words: knownWords,
  phrases: byFirstWord(knownPhrases),
  frames,
  parsedFrames: parseFrames(frames),
  opensBeside: new Set(opensBeside),
  topics,
  prompt: promptWords,
  clashes: (clauses, besideADose) => hasBadStart(clauses) || hasClash(clauses, besideADose),
}
