import type { Runner } from '../1-runner/runner.ts'
import { goingWrong } from '../evidence/going-wrong.ts'
import type { PlanSlowerRace } from '../plan.ts'
import { hours } from '../units.ts'
import { mostToDrink } from './most-to-drink.ts'
import type { Schedule } from './schedule.ts'

/** The same race in more time, for a table of its own; none without a stop on the way. Evidence: going-wrong. */
export const slowerRaces = (runner: Runner, { rows }: Pick<Schedule, 'rows'>): PlanSlowerRace[] =>
  rows.some(({ phase }) => phase === 'during')
    ? goingWrong.value.slowerPercents.map((percent) => {
        const time = hours(runner.targetTime * (1 + percent / 100))
        return {
          percent,
          minutes: Math.floor(60 * time + 0.5 + 1e-9),
          most_ml_per_hr: mostToDrink(runner, time),
        }
      })
    : []
