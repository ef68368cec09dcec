import type { Frames } from '../../frames.ts'
import { dishes } from './frames/dishes.ts'
import { eating } from './frames/eating.ts'
import { manner } from './frames/manner.ts'
import { practicing } from './frames/practicing.ts'
import { rates } from './frames/rates.ts'
import { takings } from './frames/takings.ts'
import { times } from './frames/times.ts'
import { talk } from './talk.ts'

export const frames: Frames = { manner, groups: [takings, rates, times, practicing, dishes, eating], talk }
