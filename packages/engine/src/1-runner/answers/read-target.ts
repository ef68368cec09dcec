import { ok } from '../../result.ts'
import { hours, type Hours, kilometersPerMile } from '../../units.ts'
import { fastestTime, nearlyATime, plausibleSeconds, slowestPlausible } from './plausible-times.ts'
import type { RaceType, Sex } from '../questionnaire.ts'
import { raceDistances } from '../race-distances.ts'
import { type Read, refused, pendingRead, type WayToWrite } from '../refusal.ts'
import { type ParsedTarget, parseTarget } from './parse-target.ts'

export interface TargetRead {
  readonly time: Hours
  readonly pace: { readonly per: 'km' | 'mi'; readonly unitAssumed: boolean } | null
  /** True if the race decided what `1:45`, `50` or `sub 4` mean. */
  readonly decidedByRace: boolean
}

/** What a target is checked against; the race is undefined if its own answer could not be read. */
export interface RaceAndSex {
  readonly race: RaceType | undefined
  readonly sex: Sex
}

/** A finish time or a pace: what is plausible for the race decides between readings. Evidence: fastest-ever, slowest-plausible. */
export function readTarget(text: string, { race, sex }: RaceAndSex): Read<TargetRead> {
  const parsed = parseTarget(text)
  if (!parsed) return notATarget(text)
  if (race === undefined) return pendingRead
  const isLoneWithoutRule = parsed.kind === 'lone' && !parsed.isUpTo && !racesInMinutes.has(race)
  return isLoneWithoutRule ? notATarget(text) : chooseReading(text, parsed, { race, sex })
}

// A lone number is minutes for these; for longer races it could be hours, minutes or a pace.
const racesInMinutes: ReadonlySet<RaceType> = new Set(['5K', '10K'])

const notATarget = (text: string) =>
  refused({ field: 'targetTimeOrPace', code: 'not-a-target', given: text, facts: {} })

function chooseReading(
  text: string,
  parsed: ParsedTarget,
  runner: { race: RaceType; sex: Sex },
): Read<TargetRead> {
  const { race } = runner
  const finishes = finishesOf(parsed, race)
  const [fastest, slowest] = plausibleSeconds(race, runner.sex)
  const isPlausible = (seconds: number) => seconds >= fastest && seconds <= slowest
  const plausible = finishes.filter(isPlausible)
  const [only, another] = plausible
  if (only !== undefined && another === undefined) return ok(readAs(parsed, only))
  if (another !== undefined)
    return ambiguous(
      text,
      race,
      plausible.map((seconds) => waysToWrite(parsed, seconds, race)),
    )
  const paces = pacesIn(parsed, race)
    .filter(({ seconds }) => isPlausible(seconds))
    .map(({ pace, seconds }) => ({ pace, finish: seconds }))
  const seconds = nearest(finishes, { fastest, slowest })
  const isNearlyATime = distanceFrom(seconds, { fastest, slowest }) < nearlyATime.value
  return paces.length > 0 && !isNearlyATime
    ? ambiguous(text, race, paces)
    : refuseOutOfRange(text, { seconds, paces }, runner)
}

function readAs(parsed: ParsedTarget, seconds: number): TargetRead {
  return {
    time: hours(seconds / 3600),
    pace: parsed.kind === 'pace' ? { per: parsed.per, unitAssumed: parsed.unitAssumed } : null,
    decidedByRace: parsed.kind === 'clock' || parsed.kind === 'lone',
  }
}

/** Every finish time, in seconds, that the text can mean in this race. */
function finishesOf(parsed: ParsedTarget, race: RaceType): readonly number[] {
  if (parsed.kind === 'time') return parsed.readings
  if (parsed.kind === 'clock') return [parsed.asHours, parsed.asMinutes]
  if (parsed.kind === 'lone') return parsed.isUpTo ? [...parsed.asMinutes, parsed.asHours] : parsed.asMinutes
  return parsed.readings.map((seconds) => seconds * lengthIn(parsed.per, race))
}

const lengthIn = (unit: 'km' | 'mi', race: RaceType) =>
  unit === 'km' ? raceDistances[race] : raceDistances[race] / kilometersPerMile

/** The paces that a number may have been meant as. */
function pacesIn(parsed: ParsedTarget, race: RaceType): { pace: WayToWrite['pace']; seconds: number }[] {
  if (parsed.kind !== 'clock' && parsed.kind !== 'lone') return []
  const paces = parsed.kind === 'clock' ? [parsed.asMinutes] : parsed.asMinutes
  const units = ['mi', 'km'] as const
  return paces.flatMap((pace) =>
    units.map((per) => ({ pace: { seconds: pace, per }, seconds: pace * lengthIn(per, race) })),
  )
}

function waysToWrite(parsed: ParsedTarget, seconds: number, race: RaceType): WayToWrite {
  if (parsed.kind !== 'pace') return { pace: null, finish: seconds }
  const { per } = parsed
  return { pace: { seconds: seconds / lengthIn(per, race), per }, finish: seconds }
}

const ambiguous = (text: string, race: RaceType, readings: readonly WayToWrite[]) =>
  refused({ field: 'targetTimeOrPace', code: 'target-ambiguous', given: text, facts: { race, readings } })

interface Bounds {
  readonly fastest: number
  readonly slowest: number
}

/** How many times too fast or too slow. */
const distanceFrom = (seconds: number, { fastest, slowest }: Bounds) =>
  seconds < fastest ? fastest / seconds : seconds / slowest

/** Of several impossible readings, the one closest to the plausible range. */
function nearest([first = 0, ...others]: readonly number[], bounds: Bounds): number {
  return others.reduce(
    (best, other) => (distanceFrom(other, bounds) < distanceFrom(best, bounds) ? other : best),
    first,
  )
}

function refuseOutOfRange(
  text: string,
  { seconds, paces }: { seconds: number; paces: readonly WayToWrite[] },
  { race, sex }: { race: RaceType; sex: Sex },
): Read<TargetRead> {
  const common = { field: 'targetTimeOrPace', given: text } as const
  const facts = { race, read: seconds, paces }
  if (seconds > slowestPlausible.value[race]) {
    const slowest = slowestPlausible.value[race]
    return refused({ ...common, code: 'target-too-slow', facts: { ...facts, slowest } })
  }
  const best = fastestTime(race, sex) * 3600
  const bestOf = sex === 'Female' ? 'women' : 'anyone'
  return refused({ ...common, code: 'target-faster-than-record', facts: { ...facts, best, bestOf } })
}
