import type { CourseFile } from '@race-nutrition/documents'

/** What the page keeps of a course file: on this device alone, and only as long as the tab. */
export interface KeptCourse extends Pick<CourseFile, 'name' | 'climb_m' | 'profile'> {
  /** A place for a gel is offered, but not as one with water. */
  readonly stations: readonly { readonly name: string; readonly km: number; readonly is_gel?: true }[]
}

// A later course of another shape needs another key.
const key = 'race-nutrition/course/v1'

let kept: KeptCourse | null | undefined
const listeners = new Set<() => void>()

export function keptCourse(): KeptCourse | null {
  if (kept === undefined) kept = storedCourse()
  return kept
}

/** Keeps a course for a reload, in place of another; null keeps none. */
export function keepCourse(course: KeptCourse | null): void {
  kept = course
  try {
    if (course) sessionStorage.setItem(key, JSON.stringify(course))
    else sessionStorage.removeItem(key)
  } catch {
    // If storage is full, the course is kept until a reload.
  }
  for (const listener of listeners) listener()
}

/** Returns what ends the listening. */
export function onKeptCourse(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function storedCourse(): KeptCourse | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isCourse(stored) ? stored : null
  } catch {
    return null
  }
}

function isCourse(stored: unknown): stored is KeptCourse {
  const { name, climb_m, profile, stations } = (stored ?? {}) as Partial<Record<keyof KeptCourse, unknown>>
  return (
    typeof name === 'string' &&
    (climb_m === null || isNumber(climb_m)) &&
    isList(profile, (point) => isNumber(point['km']) && isNumber(point['elevation_m'])) &&
    isList(stations, (station) => typeof station['name'] === 'string' && isNumber(station['km']))
  )
}

const isList = (list: unknown, isPart: (part: Readonly<Record<string, unknown>>) => boolean) =>
  Array.isArray(list) && list.every((part) => typeof part === 'object' && part !== null && isPart(part))

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** The places of those that are not for a gel alone, km. */
export const withWater = (stations: KeptCourse['stations']): number[] =>
  stations.filter(({ is_gel: isGel }) => !isGel).map(({ km }) => km)
