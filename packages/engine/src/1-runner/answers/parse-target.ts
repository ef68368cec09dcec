import { type NumberToken, phraseOf, softeners, vocabulary } from '../text/tokens.ts'

/**
 * A target as parsed, before the race decides between its readings. Seconds throughout.
 * `clock` is `a:b`: hours and minutes, or minutes and seconds. `lone` is a number without a unit.
 */
export type ParsedTarget =
  | { readonly kind: 'time'; readonly readings: readonly number[] }
  | { readonly kind: 'clock'; readonly asHours: number; readonly asMinutes: number }
  | {
      readonly kind: 'lone'
      readonly asMinutes: readonly number[]
      readonly asHours: number
      readonly isUpTo: boolean
    }
  | {
      readonly kind: 'pace'
      readonly readings: readonly number[]
      readonly per: 'km' | 'mi'
      readonly unitAssumed: boolean
    }

/** Parses a finish time or a pace in any of their spellings; undefined if the text is neither. */
export function parseTarget(text: string): ParsedTarget | undefined {
  const phrase = phraseOf(text, words)
  if (!phrase) return undefined
  // "goal: 3:45" leaves a leading colon once its word is removed.
  const goal = phrase.shape.replace(/^: /u, '')
  const isUpTo = /^sub\b/u.test(goal)
  const shape = goal.replace(/^sub(?: -)? /u, '')
  const pace = paceIn(shape)
  if (pace) return parsePace(pace, phrase.numbers)
  if (shape === 'n') return parseLone(phrase.numbers, isUpTo)
  if (shape === 'n : n') return parseClock(phrase.numbers)
  const seconds = durations.get(shape)?.(...phrase.numbers)
  return seconds === undefined ? undefined : { kind: 'time', readings: [seconds] }
}

const words = vocabulary({
  h: ['h', 'hr', 'hrs', 'hour', 'hours'],
  m: ['m', 'min', 'mins', 'minute', 'minutes', "'"],
  s: ['s', 'sec', 'secs', 'second', 'seconds', '"'],
  km: ['km', 'kms', 'k', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  mi: ['mi', 'mile', 'miles'],
  '/': ['/', 'per', 'a', 'each', 'every'],
  pace: ['pace', '@'],
  ':': [':'],
  '-': ['-'],
  sub: ['sub', 'under', 'below', '<', 'within'],
  '': [
    ...softeners,
    'target',
    'goal',
    'time',
    'finish',
    'in',
    'and',
    'race',
    'half',
    'marathon',
    'run',
    'for',
  ],
})

/** The part of a shape that is a pace's duration, and its unit where it has one. */
function paceIn(shape: string): { shape: string; per: 'km' | 'mi' | null } | undefined {
  const hasWord = /\bpace\b/u.test(shape)
  const rest = shape.replace(/^pace(?: :)? /u, '').replace(/ pace\b/u, '')
  const slashed = /^(?<duration>.*) \/ (?<per>km|mi)$/u.exec(rest)
  // `10 km` alone is a distance: without a slash, a unit of distance makes a pace only of minutes.
  const bare = /^(?<duration>n : n|.* m|.* s|n : n m|n m n) (?<per>km|mi)$/u.exec(rest)
  const found = slashed ?? (bare || (hasWord ? /^(?<duration>n) (?<per>km|mi)$/u.exec(rest) : null))
  const duration = found?.groups?.['duration']
  if (duration !== undefined) return { shape: duration, per: found?.groups?.['per'] === 'km' ? 'km' : 'mi' }
  return hasWord ? { shape: rest, per: null } : undefined
}

function parsePace(
  { shape, per }: { shape: string; per: 'km' | 'mi' | null },
  numbers: readonly NumberToken[],
): ParsedTarget | undefined {
  const readings = paceReadings(shape, numbers)
  // A pace is per mile unless it says otherwise.
  return readings && { kind: 'pace', readings, per: per ?? 'mi', unitAssumed: per === null }
}

function paceReadings(shape: string, numbers: readonly NumberToken[]): readonly number[] | undefined {
  const [first] = numbers
  if (shape === 'n' && first) return minuteReadings(first)
  const seconds = paces.get(shape)?.(...numbers)
  return seconds === undefined ? undefined : [seconds]
}

function parseLone([number]: readonly NumberToken[], isUpTo: boolean): ParsedTarget | undefined {
  return number && { kind: 'lone', asMinutes: minuteReadings(number), asHours: number.value * 3600, isUpTo }
}

/** `22.5` is twenty-two and a half minutes; `45.30` may also be 45:30, so both are kept. */
function minuteReadings({ value, decimals }: NumberToken): readonly number[] {
  const whole = Math.floor(value)
  const seconds = Math.round((value - whole) * 100)
  const asMinutes = Math.round(value * 60)
  if (decimals !== 2 || seconds >= 60) return [asMinutes]
  return [...new Set([asMinutes, whole * 60 + seconds])]
}

function parseClock(numbers: readonly NumberToken[]): ParsedTarget | undefined {
  const asHours = hoursMinutes(...numbers)
  const asMinutes = minutesSeconds(...numbers)
  return asHours === undefined || asMinutes === undefined ? undefined : { kind: 'clock', asHours, asMinutes }
}

type Numbers = readonly (NumberToken | undefined)[]
type Duration = (...numbers: Numbers) => number | undefined

/** Larger units first, each worth `worth` seconds: all but the last whole, all but the first below 60. */
function sumOf(worth: readonly number[]): Duration {
  return (...numbers) => {
    let seconds = 0
    for (const [place, factor] of worth.entries()) {
      const number = numbers[place]
      const isLast = place === worth.length - 1
      if (!number || (place > 0 && number.value >= 60) || (!isLast && number.decimals > 0)) return undefined
      seconds += number.value * factor
    }
    return Math.round(seconds)
  }
}

const hoursMinutes = sumOf([3600, 60])
const minutesSeconds = sumOf([60, 1])
const hoursMinutesSeconds = sumOf([3600, 60, 1])

const paces: ReadonlyMap<string, Duration> = new Map([
  ['n : n', minutesSeconds],
  ['n : n m', minutesSeconds],
  ['n m', sumOf([60])],
  ['n m n', minutesSeconds],
  ['n m n s', minutesSeconds],
  ['n s', sumOf([1])],
])

const durations: ReadonlyMap<string, Duration> = new Map([
  ['n : n : n', hoursMinutesSeconds],
  ['n : n : n h', hoursMinutesSeconds],
  ['n : n h', hoursMinutes],
  ['n : n m', minutesSeconds],
  ['n h', sumOf([3600])],
  ['n h n', hoursMinutes],
  ['n h n m', hoursMinutes],
  ['n h n : n', hoursMinutesSeconds],
  ['n h n m n', hoursMinutesSeconds],
  ['n h n m n s', hoursMinutesSeconds],
  ['n m', sumOf([60])],
  ['n m n', minutesSeconds],
  ['n m n s', minutesSeconds],
])
