import { kilometers, type Kilometers } from '../units.ts'
import type { RaceType } from './questionnaire.ts'

/** The distances of the World Athletics rules. */
export const raceDistances: Readonly<Record<RaceType, Kilometers>> = {
  '5K': kilometers(5),
  '10K': kilometers(10),
  Half: kilometers(21.0975),
  Marathon: kilometers(42.195),
}
