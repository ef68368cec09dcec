export { planRace, type RacePlan } from './plan-race.ts'
