/** What is known of the race while its times are read. */
export interface RaceClock {
  readonly finish: number
  readonly minutesPerKilometer: number
}

/** Minutes from the start: exact, or on the clock of the wall, which a row that says "start" may set. */
export type TimeRead =
  | { readonly kind: 'race'; readonly minute: number; readonly kilometer: number | null }
  | { readonly kind: 'wall'; readonly minute: number }

/**
 * Reads a row's time as plans write it: `3:00 before`, `0:25 · 5.0 km / 3.1 mi`, `0:30 after`, "-15 min", "T-3h",
 * "15 min before", "Mile 3", "km 10", "6:30 AM". Undefined where it cannot be read.
 */
export function readTime(given: string, clock: RaceClock): TimeRead | undefined {
  if (given.length > longestTime) return undefined
  const text = plain(given)
  const wall = wallClock(text)
  if (wall !== undefined) return { kind: 'wall', minute: wall }
  const kilometer = distanceIn(text)
  const span = durationIn(text)
  const minute = span === undefined ? withoutDuration(text, kilometer, clock) : placed(text, span, clock)
  return minute === undefined || !Number.isFinite(minute) ? undefined : { kind: 'race', minute, kilometer }
}

/** No time of a row is longer; what is takes too long to read. */
const longestTime = 200

const plain = (given: string) =>
  given
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/(\d),(\d)/gu, '$1.$2')
    .trim()

function wallClock(text: string): number | undefined {
  const match = /(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m|p\.m)\b/u.exec(text)
  if (!match) return undefined
  const hour = (Number(match[1]) % 12) + (match[3]?.startsWith('p') ? 12 : 0)
  return hour * 60 + Number(match[2] ?? 0)
}

const kilometersPerMile = 1.609344

function distanceIn(text: string): number | null {
  const kilometer =
    /(\d+(?:\.\d+)?)\s*-?\s*(?:km|k|kilomet(?:er|re)s?)\b/u.exec(text) ??
    /\b(?:km|kilomet(?:er|re))\s*(\d+(?:\.\d+)?)/u.exec(text)
  if (kilometer) return Number(kilometer[1])
  const mile =
    /(\d+(?:\.\d+)?)\s*-?\s*(?:mi|miles?)\b/u.exec(text) ?? /\b(?:mi|miles?)\s*(\d+(?:\.\d+)?)/u.exec(text)
  return mile ? Number(mile[1]) * kilometersPerMile : null
}

/** A length of time in minutes; of a range the middle. */
function durationIn(text: string): number | undefined {
  if (/\bevery\b/u.test(text)) return undefined
  const clock = /(\d{1,3}):(\d{2})(?::(\d{2}))?/u.exec(text)
  if (clock) return ofClock(clock)
  const both = /(\d+)\s*h(?:ours?|rs?|r)?\s*(?:and\s*)?(\d{1,2})\s*(?:m(?:in(?:ute)?s?)?\b|$|\s)/u.exec(text)
  if (both) return Number(both[1]) * 60 + Number(both[2])
  const range =
    /(\d+(?:\.\d+)?)\s*(?:-|to|or)\s*(\d+(?:\.\d+)?)\s*-?\s*(h|m)(?:ou?r?s?|in(?:ute)?s?)?\b/u.exec(text)
  if (range) return ((Number(range[1]) + Number(range[2])) / 2) * (range[3] === 'h' ? 60 : 1)
  const one = /(\d+(?:\.\d+)?)\s*-?\s*(h(?:ours?|rs?|r)?|m(?:in(?:ute)?s?)?|['′])(?:\b|$|\s)/u.exec(text)
  if (one) return Number(one[1]) * (one[2]?.startsWith('h') ? 60 : 1)
  if (/\b(?:an|one) hour\b/u.test(text)) return 60
  if (/\bhalf an hour\b/u.test(text)) return 30
  const bare = /^(?:t\s*)?[+-]?\s*(\d+(?:\.\d+)?)$/u.exec(text)
  return bare ? Number(bare[1]) : undefined
}

/** "1:20" is hours and minutes; "25:00" can only be minutes and seconds. */
function ofClock([, first, second, third]: RegExpExecArray): number {
  const [a, b, c] = [Number(first), Number(second), Number(third ?? 0)]
  if (third !== undefined) return a * 60 + b + c / 60
  return a >= 10 ? a + b / 60 : a * 60 + b
}

function placed(text: string, span: number, { finish }: RaceClock): number {
  if (
    /^-|\bt\s*-|\bstart\s*-|\bbefore\b|\bprior\b|\bpre\b|\bpre-|\bto (?:the )?(?:start|gun|go)\b/u.test(text)
  ) {
    return -span
  }
  if (/\bafter (?:the )?(?:start|gun)\b|\binto\b|\bt\s*\+|\bstart\s*\+/u.test(text)) return span
  return /\bafter\b|\bpost\b|\bpost-|\bfinish/u.test(text) ? finish + span : span
}

/** Words and marks of the course: "Start", "km 10", "Halfway", "Finish". */
function withoutDuration(
  text: string,
  kilometer: number | null,
  { finish, minutesPerKilometer }: RaceClock,
): number | undefined {
  if (/\bevery\b/u.test(text)) return undefined
  if (kilometer !== null) return kilometer * minutesPerKilometer
  if (/\bhalf-?\s?way\b/u.test(text)) return finish / 2
  if (/\bfinish|\bpost-?\s?race\b|\bafter\b/u.test(text)) return finish
  return /^(?:at )?(?:the )?(?:race )?(?:start|gun)\b/u.test(text) ? 0 : undefined
}
