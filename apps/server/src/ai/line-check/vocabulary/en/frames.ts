import type { Frames } from '../../frames.ts'
import { dishes } from './frames/dishes.ts'
import { eating } from './frames/eating.ts'
import { manner } from './frames/manner.ts'
import { practicing } from './frames/practicing.ts'
import { rates } from './frames/rates.ts'
import { takings } from './frames/takings.ts'
import { times } from './frames/times.ts'
import { away } from './talk/away.ts'
import { calm } from './talk/calm.ts'
import { care } from './talk/care.ts'
import { cooking } from './talk/cooking.ts'
import { eve } from './talk/eve.ts'
import { eveningBefore } from './talk/evening-before.ts'
import { finish } from './talk/finish.ts'
import { hills } from './talk/hills.ts'
import { kit } from './talk/kit.ts'
import { longRace } from './talk/long-race.ts'
import { pacing } from './talk/pacing.ts'
import { practice } from './talk/practice.ts'
import { quietDays } from './talk/quiet-days.ts'
import { raceDay } from './talk/race-day.ts'
import { rest } from './talk/rest.ts'
import { warmth } from './talk/warmth.ts'

export const frames: Frames = {
  manner,
  groups: [takings, rates, times, practicing, dishes, eating],
  talk: {
    pacing,
    raceDay,
    longRace,
    hills,
    calm,
    care,
    rest,
    quietDays,
    kit,
    warmth,
    practice,
    cooking,
    eve,
    eveningBefore,
    away,
    finish,
  },
}
