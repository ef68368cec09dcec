import * as caffeine from './caffeine.ts'
import * as carbohydrate from './carbohydrate.ts'
import * as dayTypes from './day-types.ts'
import * as energy from './energy.ts'
import * as fluids from './fluids.ts'
import * as goingWrong from './going-wrong.ts'
import * as hardLimits from './hard-limits.ts'
import * as health from './health.ts'
import * as plates from './plates.ts'
import * as portions from './portions.ts'
import * as proteinAndFat from './protein-and-fat.ts'
import * as raceDayMeals from './race-day-meals.ts'
import * as raceMorning from './race-morning.ts'
import * as raceTime from './race-time.ts'
import * as raceWeek from './race-week.ts'
import * as recovery from './recovery.ts'
import type { Evidence } from './rule.ts'
import * as sodium from './sodium.ts'
import * as weather from './weather.ts'

/** Every rule and choice that the engine uses, by name. */
export const allEvidence = {
  ...energy,
  ...dayTypes,
  ...proteinAndFat,
  ...carbohydrate,
  ...raceWeek,
  ...raceMorning,
  ...raceDayMeals,
  ...weather,
  ...fluids,
  ...goingWrong,
  ...sodium,
  ...recovery,
  ...caffeine,
  ...raceTime,
  ...plates,
  ...portions,
  ...hardLimits,
  ...health,
}

const byId = new Map(Object.values<Evidence>(allEvidence).map((evidence) => [evidence.id, evidence]))

/** The rule or choice with this id; undefined if there is none. */
export const findEvidence = (id: string): Evidence | undefined => byId.get(id)
