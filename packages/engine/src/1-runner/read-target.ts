import { ok } from '../result.ts'
import { hours, type Hours, kilometersPerMile } from '../units.ts'
import { fastestTime, plausibleSeconds, slowestPlausible } from './fastest-ever.ts'
import { minutesText, timeText } from './formats.ts'
import type { RaceType, Sex } from './questionnaire.ts'
import { raceDistances } from './race-distances.ts'
import { type Read, refused, waits } from './refusal.ts'
import { type SaidTarget, saidTarget } from './said-target.ts'

export interface TargetRead {
  readonly time: Hours
  readonly pace: { readonly per: 'km' | 'mi'; readonly unitAssumed: boolean } | null
  /** True where the race decided what `1:45`, `50` or `sub 4` stand for. */
  readonly decidedByRace: boolean
}

/** What a target is judged against; the race is undefined where its own answer could not be read. */
export interface RaceAndSex {
  readonly race: RaceType | undefined
  readonly sex: Sex
}

/** A finish time or a pace, by the rules of science.md 10.1: what is plausible for the race decides between readings. */
export function readTarget(text: string, { race, sex }: RaceAndSex): Read<TargetRead> {
  const said = saidTarget(text)
  if (!said) return notATarget(text)
  if (race === undefined) return waits
  const isLoneWithoutRule = said.kind === 'lone' && !said.isUpTo && !racesInMinutes.has(race)
  return isLoneWithoutRule ? notATarget(text) : judged(text, said, { race, sex })
}

// A lone number is minutes for these; for longer races it could be hours, minutes or a pace.
const racesInMinutes: ReadonlySet<RaceType> = new Set(['5K', '10K'])

const notATarget = (text: string) =>
  refused({ field: 'targetTimeOrPace', code: 'not-a-target', given: text, facts: {} })

function judged(text: string, said: SaidTarget, runner: { race: RaceType; sex: Sex }): Read<TargetRead> {
  const finishes = finishesOf(said, runner.race)
  const [fastest, slowest] = plausibleSeconds(runner.race, runner.sex)
  const isPlausible = (seconds: number) => seconds >= fastest && seconds <= slowest
  const plausible = finishes.filter(isPlausible)
  const [only, another] = plausible
  if (only !== undefined && another === undefined) {
    return ok({
      time: hours(only / 3600),
      pace: said.kind === 'pace' ? { per: said.per, unitAssumed: said.unitAssumed } : null,
      decidedByRace: said.kind === 'clock' || said.kind === 'lone',
    })
  }
  if (plausible.length > 1)
    return ambiguous(
      text,
      runner.race,
      plausible.map((seconds) => asWritten(said, seconds, runner.race)),
    )
  const paces = paceReadings(said, runner.race).filter(({ seconds }) => isPlausible(seconds))
  if (paces.length > 0)
    return ambiguous(
      text,
      runner.race,
      paces.map(({ write, seconds }) => ({ write, finish: finishText(seconds) })),
    )
  return outOfReach(text, nearest(finishes, runner), runner)
}

/** Every finish time, in seconds, that the words can stand for in this race. */
function finishesOf(said: SaidTarget, race: RaceType): number[] {
  switch (said.kind) {
    case 'time':
      return [...said.readings]
    case 'clock':
      return [said.asHours, said.asMinutes]
    case 'lone':
      return said.isUpTo ? [...said.asMinutes, said.asHours] : [...said.asMinutes]
    case 'pace':
      return said.readings.map((seconds) => seconds * lengthIn(said.per, race))
  }
}

const lengthIn = (unit: 'km' | 'mi', race: RaceType) =>
  unit === 'km' ? raceDistances[race] : raceDistances[race] / kilometersPerMile

/** A number that is no finish time, as the pace that it may have been meant for. */
function paceReadings(said: SaidTarget, race: RaceType): { write: string; seconds: number }[] {
  if (said.kind !== 'clock' && said.kind !== 'lone') return []
  const paces = said.kind === 'clock' ? [said.asMinutes] : said.asMinutes
  return paces.flatMap((pace) =>
    (['mi', 'km'] as const).map((per) => ({
      write: `${minutesText(pace)} /${per}`,
      seconds: pace * lengthIn(per, race),
    })),
  )
}

function asWritten(said: SaidTarget, seconds: number, race: RaceType) {
  const finish = finishText(seconds)
  if (said.kind !== 'pace') return { write: finish, finish }
  return { write: `${minutesText(seconds / lengthIn(said.per, race))} /${said.per}`, finish }
}

const finishText = (seconds: number) => timeText(hours(seconds / 3600))

const ambiguous = (text: string, race: RaceType, readings: readonly { write: string; finish: string }[]) =>
  refused({ field: 'targetTimeOrPace', code: 'target-ambiguous', given: text, facts: { race, readings } })

/** Of several readings that are all impossible, the one that is least so. */
function nearest(finishes: readonly number[], { race, sex }: { race: RaceType; sex: Sex }): number {
  const [fastest, slowest] = plausibleSeconds(race, sex)
  const distance = (seconds: number) => (seconds < fastest ? fastest / seconds : seconds / slowest)
  return finishes.reduce(
    (best, seconds) => (distance(seconds) < distance(best) ? seconds : best),
    finishes[0] ?? 0,
  )
}

function outOfReach(
  text: string,
  seconds: number,
  { race, sex }: { race: RaceType; sex: Sex },
): Read<TargetRead> {
  const common = { field: 'targetTimeOrPace', given: text } as const
  const read = finishText(seconds)
  return seconds < plausibleSeconds(race, sex)[0]
    ? refused({
        ...common,
        code: 'target-faster-than-record',
        facts: { race, read, best: timeText(fastestTime(race, sex)) },
      })
    : refused({
        ...common,
        code: 'target-too-slow',
        facts: { race, read, slowest: finishText(slowestPlausible.says[race]) },
      })
}
