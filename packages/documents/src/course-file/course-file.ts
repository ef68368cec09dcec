/** A runner's course as read from a GPX or TCX file, as long as the race is officially. It never leaves the device. */
export interface CourseFile {
  /** Visible text of at most 128 characters; empty where the file has none. */
  readonly name: string
  /** From start to finish, `km` strictly increasing; the places of all stations are among them. */
  readonly points: readonly CoursePoint[]
  /** Whole meters; null where the file has no elevation that can be trusted. */
  readonly climb_m: number | null
  /** The smoothed elevation for a chart, at most 400 points; empty where `climb_m` is null. */
  readonly profile: readonly ProfilePoint[]
  /** By kilometer; a course that passes a station twice has it twice. */
  readonly stations: readonly CourseStation[]
}

export interface CoursePoint extends Place {
  /** From the start, scaled to the official distance. */
  readonly km: number
  /** Smoothed; null in a file without elevation. */
  readonly elevation_m: number | null
}

export interface ProfilePoint {
  readonly km: number
  readonly elevation_m: number
}

/** A waypoint named or typed like an aid station, moved onto the course. */
export interface CourseStation extends Place {
  readonly name: string
  readonly kind: StationKind
  readonly km: number
}

/** What its name or type promises; `aid` where neither says more. */
export type StationKind = 'water' | 'food' | 'gel' | 'aid'

/** In degrees, WGS 84. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** Why a file cannot be used as the course of the race. */
export type CourseFileFault =
  | { readonly code: 'empty-file' }
  /** A FIT or ZIP file, or text of another encoding. */
  | { readonly code: 'not-text' }
  | { readonly code: 'not-a-course' }
  | { readonly code: 'forbidden-doctype' }
  /** Cut off, or not well-formed. */
  | { readonly code: 'damaged' }
  | { readonly code: 'too-large'; readonly mostMegabytes: number }
  | { readonly code: 'too-many-points'; readonly most: number }
  | { readonly code: 'too-many-stations'; readonly most: number }
  | { readonly code: 'too-few-points'; readonly given: number }
  /** The number of the first point without a place on Earth, counted from 1. */
  | { readonly code: 'bad-coordinates'; readonly point: number }
  /** Two neighboring points that are too far apart, and where in the file's own distance. */
  | { readonly code: 'jump'; readonly km: number; readonly afterKm: number }
  | { readonly code: 'other-length'; readonly km: number; readonly raceKm: number }
