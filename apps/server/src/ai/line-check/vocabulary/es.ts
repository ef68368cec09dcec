import { parseFrames } from '../frames.ts'
import type { Language } from '../language.ts'
import { frames } from './es/frames.ts'

export const spanish: Language = {
  name: 'Spanish',
  letters: 'A-Za-zÁÉÍÓÚÜÑáéíóúüñ',
  expand: (text) => text,
  frames,
  parsedFrames: parseFrames(frames),
}
