import type { Runner } from '../../1-runner/runner.ts'
import { caffeineDose, caffeineUnder18, mostCaffeineAtOnce } from '../../evidence/caffeine.ts'
import { lighterDose } from '../../evidence/carbohydrate.ts'
import { foodFollowsTheRun, runsAWeek } from '../../evidence/day-types.ts'
import { easyPace } from '../../evidence/energy.ts'
import {
  caffeineWhileBreastfeeding,
  noCaffeineByHealth,
  noDayBelowTheMean,
  noLoadWithDiabetes,
} from '../../evidence/health.ts'
import { ownSweatRate, sweatRate } from '../../evidence/fluids.ts'
import { optionalBeforeTheStart } from '../../evidence/race-morning.ts'
import { ownTarget } from '../../evidence/race-time.ts'
import { isWithoutCaffeine, mentions } from '../../health.ts'
import { type Reason, reason, type TargetReasons } from '../../reason.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import type { Working } from '../working.ts'
import { dailyReasons } from './daily-reasons.ts'
import { breakfastReasons, recoveryReasons } from './meal-reasons.ts'
import { raceWeekReasons } from './race-week-reasons.ts'
import { runningReasons } from './running-reasons.ts'
import { hillsCause, timeAnswers, weatherCause } from './time-answers.ts'

/** A reason for each target that the plan shows. */
export const giveReasons = (runner: Runner, working: Working): TargetReasons => ({
  ...under('targets.daily', dailyReasons(runner)),
  ...dayTypeReasons(runner, working),
  ...under('targets.long_run', longRunReasons(runner, working)),
  ...under('targets.race_week', raceWeekReasons(runner, working)),
  ...under('targets.race', raceReasons(runner, working)),
  ...lighterReason(working),
  'targets.caffeine_mg': caffeineReason(runner),
})

const lighterReason = ({ gutTraining }: Working) =>
  gutTraining.lighter === null
    ? {}
    : { 'targets.race.lighter_carbs_g_per_hr': reason(lighterDose, timeAnswers('race')) }

/** All days follow the same rule; there is no other run if the long run is the only one. */
function dayTypeReasons(runner: Runner, { dayTypes }: Working) {
  const answers = ['weeklyMileage', 'longRunDistance', 'weight', hillsCause(runner)] as const
  const ofDay = () => {
    const each = mentions(runner, 'eating_disorder')
      ? reason(noDayBelowTheMean, [...answers, 'allergies'])
      : reason(foodFollowsTheRun, answers)
    return { kcal: each, carbs_g: each, protein_g: each, fat_g: each }
  }
  return {
    'targets.day_types.runs_a_week': reason(runsAWeek, ['weeklyMileage', 'longRunDistance']),
    ...under('targets.day_types.rest', ofDay()),
    ...(dayTypes.run ? under('targets.day_types.run', ofDay()) : {}),
    ...under('targets.day_types.long_run', ofDay()),
  }
}

const longRunReasons = (runner: Runner, working: Working) => ({
  hours: reason(easyPace, timeAnswers('longRun')),
  'breakfast.carbs_g': breakfastReasons(runner, 'longRun').carbs_g,
  ...runningReasons(runner, working, 'longRun'),
  ...under('recovery', recoveryReasons(runner, 'longRun')),
})

const raceReasons = (runner: Runner, working: Working) => ({
  hours: reason(ownTarget, timeAnswers('race')),
  sweat_rate_lph: sweatRateReason(runner),
  ...runningReasons(runner, working, 'race'),
  ...under('breakfast', breakfastReasons(runner, 'race')),
  'breakfast.optional_carbs_g': mentions(runner, 'diabetes')
    ? reason(noLoadWithDiabetes, ['allergies'])
    : reason(optionalBeforeTheStart, [...timeAnswers('race'), 'weight', 'height']),
  ...under('recovery', recoveryReasons(runner, 'race')),
})

const sweatRateReason = (runner: Runner): Reason =>
  runner.sweatRate === null
    ? reason(sweatRate, [
        'weight',
        ...timeAnswers('race'),
        hillsCause(runner),
        weatherCause(runner, 'race'),
        'sweatRate',
      ])
    : reason(ownSweatRate, ['sweatRate'])

function caffeineReason(runner: Runner): Reason {
  if (isGrowing(runner)) return reason(caffeineUnder18, ['age'])
  if (isWithoutCaffeine(runner)) return reason(noCaffeineByHealth, ['allergies'])
  if (runner.exclusions.groups.includes('caffeine')) return reason(caffeineDose, ['allergies'])
  if (runner.preferences.fuel?.caffeine === 'none') return reason(caffeineDose, ['caffeine'])
  const most = caffeineDose.value.perKilogram * runner.weight
  if (mentions(runner, 'breastfeeding') && most > caffeineWhileBreastfeeding.value.dose)
    return reason(caffeineWhileBreastfeeding, ['weight', 'allergies'])
  const isCapped = most > mostCaffeineAtOnce.value
  return reason(isCapped ? mostCaffeineAtOnce : caffeineDose, ['weight'])
}

const under = <Path extends string, Name extends string>(path: Path, reasons: Record<Name, Reason>) =>
  Object.fromEntries(
    Object.entries<Reason>(reasons).map(([name, each]) => [`${path}.${name}`, each]),
  ) as Record<`${Path}.${Name}`, Reason>
