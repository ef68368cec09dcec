import { parseFrames } from '../frames.ts'
import type { Language } from '../language.ts'
import { frames } from './de/frames.ts'

export const german: Language = {
  name: 'German',
  letters: 'A-Za-zÄÖÜäöüß',
  expand: (text) => text,
  frames,
  parsedFrames: parseFrames(frames),
}
