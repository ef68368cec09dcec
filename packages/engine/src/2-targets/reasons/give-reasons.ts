import type { Runner } from '../../1-runner/runner.ts'
import type { Working } from '../working.ts'
import { breakfastReasons } from './breakfast-reasons.ts'
import { caffeineReason } from './caffeine-reason.ts'
import { carbsWhileRunningReason } from './carbs-while-running-reason.ts'
import { dailyReasons } from './daily-reasons.ts'
import { fluidsWhileRunningReason } from './fluids-while-running-reason.ts'
import { raceWeekReasons } from './race-week-reasons.ts'
import { readings } from './readings.ts'
import type { Reasons, Told } from './reason.ts'
import { recoveryReasons } from './recovery-reasons.ts'
import { sodiumWhileRunningReason } from './sodium-while-running-reason.ts'
import { sweatRateReason } from './sweat-rate-reason.ts'
import { longRunTimeReason, raceTimeReason } from './time-reasons.ts'
import { withoutLongRun } from './without-long-run.ts'

/** One reason for each target, by its dotted path in the plan's details. */
export function giveReasons(runner: Runner, working: Working): Reasons {
  const told = { runner, working, read: readings(runner) }
  return {
    ...under('targets.daily', dailyReasons(told)),
    ...under('targets.long_run', longRunReasons(told)),
    ...under('targets.race_week', raceWeekReasons(told)),
    ...under('targets.race', raceReasons(told)),
    'targets.caffeine_mg': caffeineReason(told),
  }
}

function longRunReasons(told: Told): Reasons {
  const amounts = {
    pre_carbs_g: breakfastReasons(told, 'longRun').carbs_g,
    ...runningReasons(told, 'longRun'),
    ...under('post', recoveryReasons(told, 'longRun')),
  }
  return {
    hours: longRunTimeReason(told),
    ...(told.runner.longRun > 0 ? amounts : withoutLongRun(amounts, told)),
  }
}

function raceReasons(told: Told): Reasons {
  return {
    hours: raceTimeReason(told),
    sweat_rate_lph: sweatRateReason(told),
    ...runningReasons(told, 'race'),
    ...under('breakfast', breakfastReasons(told, 'race')),
    ...under('recovery', recoveryReasons(told, 'race')),
  }
}

const runningReasons = (told: Told, run: 'race' | 'longRun') => ({
  carbs_g_per_hr: carbsWhileRunningReason(told, run),
  sodium_mg_per_hr: sodiumWhileRunningReason(told, run),
  fluids_ml_per_hr: fluidsWhileRunningReason(told, run),
})

const under = (path: string, reasons: Reasons): Reasons =>
  Object.fromEntries(Object.entries(reasons).map(([name, reason]) => [`${path}.${name}`, reason]))
