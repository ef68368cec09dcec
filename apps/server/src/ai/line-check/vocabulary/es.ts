import { parseFrames } from '../frames.ts'
import type { Language } from '../language.ts'
import { byFirstWord } from '../phrase-cover.ts'
import { wordList } from './word-list.ts'
import { frames, opensBeside } from './es/frames.ts'
import { promptWords } from './es/prompt-words.ts'
import { phrases } from './es/phrases.ts'
import { words } from './es/words.ts'

/** Its words have no guarded ones among them: what could harm beside another word stands in phrases and frames alone. */
export const spanish: Language = {
  letters: 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ¿',
  expand: (line) => line.replaceAll('¿', ''),
  words: new Set(Object.values(words).flat()),
  phrases: byFirstWord(phrases),
  frames,
  parsedFrames: parseFrames(frames),
  opensBeside: new Set(opensBeside),
  topics: {
    cooking: wordList('cazuela cocinar cocina horno nevera receta recetas sartén'),
    course: wordList('cajón cajones dorsal liebre medalla'),
    sleep: wordList('almohada cama manta sofá'),
  },
  prompt: promptWords,
  clashes: () => false,
}
