import type { PlanDetails } from '@race-nutrition/engine'

/** `in 1:45:00` for a time, `at 4:40/km` for a pace; other words ("sub 4") stand as they are. */
export function targetWords(target: string, targetMinutes: number | null): string {
  if (/\/|\bper\b|\bpace\b/i.test(target)) return `at ${target}`
  const minutes = plainMinutes(target)
  if (minutes.length === 0) return target
  // "7:30" alone may be the pace of a 10K: the engine knows how it was read.
  const isTime = targetMinutes === null || minutes.some((read) => Math.abs(read - targetMinutes) < 0.02)
  return `${isTime ? 'in' : 'at'} ${target}`
}

/** `45:00` as minutes and seconds, and as hours and minutes. */
function plainMinutes(target: string): number[] {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(target)
  if (!match) return []
  const [first, second, third] = match.slice(1).map(Number) as [number, number, number]
  return match[3] === undefined
    ? [first + second / 60, first * 60 + second]
    : [first * 60 + second + third / 60]
}

/** `4:59 /km · 8:01 /mi` */
export function paceWords({ pace_s_per_km: pace }: Pick<PlanDetails['runner'], 'pace_s_per_km'>): string {
  const kilometersPerMile = 1.609344
  return `${clock(pace)} /km · ${clock(pace * kilometersPerMile)} /mi`
}

function clock(seconds: number): string {
  // As the form's own line rounds it, so that the two never differ by a second.
  const whole = Math.floor(seconds + 0.5 + 1e-9)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
