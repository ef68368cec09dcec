import { parseFrames } from '../frames.ts'
import type { Language } from '../language.ts'
import { expandContractions } from './en/contractions.ts'
import { frames } from './en/frames.ts'

export const english: Language = {
  name: 'American English',
  letters: 'A-Za-z',
  expand: expandContractions,
  frames,
  parsedFrames: parseFrames(frames),
}
