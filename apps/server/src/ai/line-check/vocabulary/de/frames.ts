import type { Frames } from '../../frames.ts'
import { wordList } from '../word-list.ts'
import { eating } from './frames/eating.ts'
import { manner } from './frames/manner.ts'
import { preparing } from './frames/preparing.ts'
import { rates } from './frames/rates.ts'
import { takings } from './frames/takings.ts'
import { times } from './frames/times.ts'

export const frames: Frames = { manner, groups: [takings, rates, times, preparing, eating] }

/** A sentence beside a dose begins with one of these: a whole sentence, which cannot be read as the end of the other. */
export const opensBeside = wordList(`
  achte atme bleib das dein deine denk der die ein eine entspann finde freu geh genieß genieße hör lauf
  leg lerne lächle mach pack ruhe schau schreib schüttle sei spür starte such trag verkürze vertrau wenn
  während zieh übe
`)
