import { timeText } from '../../1-runner/formats.ts'
import { raceNames } from '../../1-runner/questionnaire.ts'
import { easyPace } from '../../evidence/energy.ts'
import { ownTarget } from '../../evidence/race-time.ts'
import type { Reason } from '../targets.ts'
import { distanceText } from './readings.ts'
import { reason, type Told } from './reason.ts'
import { durationOf, speedText } from './words.ts'

export function raceTimeReason({ runner, read }: Told): Reason {
  const over = `the ${raceNames[runner.race]} in ${timeText(runner.targetTime)}`
  return reason(
    ownTarget,
    [runner.targetGivenAsPace ? `Your pace makes ${over}.` : `You want to run ${over}.`],
    [read.raceType, read.targetTimeOrPace],
  )
}

export function longRunTimeReason({ runner, working, read }: Told): Reason {
  const { speed, longRunTime } = working.training
  const run =
    runner.longRun > 0
      ? `Your long run of ${distanceText(runner, runner.longRun)} then takes about ${durationOf(longRunTime)}.`
      : 'You run no long run yet, so none is timed.'
  return reason(
    easyPace,
    [
      `Most training is run a good deal slower than a race: for your target, at about ${speedText(runner, speed)}.`,
      run,
    ],
    [read.longRunDistance, read.raceType, read.targetTimeOrPace],
  )
}
