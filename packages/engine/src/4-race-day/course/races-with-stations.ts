import type { CoursePreferences } from '../../1-runner/preferences/course-schema.ts'
import { raceDistances } from '../../1-runner/race-distances.ts'
import { fromMiles } from '../../units.ts'
import data from './on-course.json' with { type: 'json' }

/** What a large race hands out, as sources tell it: it changes from year to year, and a runner has to check it. */
export interface RaceWithStations {
  readonly id: string
  readonly race: string
  readonly city: string
  /** By its IANA name. */
  readonly timeZone: string
  /** The years that it describes; null if undated. */
  readonly year: string | null
  /** As its sources name it; null if none was found. */
  readonly drinkName: string | null
  readonly note: string
  readonly confidence: string
  /** Its stations are a list from which some are missing. */
  readonly isPartial: boolean
  /** To be filled in, unchecked. Gels and drinks outside the catalog are left to the runner's own label. */
  readonly course: CoursePreferences
}

/** The IANA zones of their cities. */
const zones = {
  Boston: 'America/New_York',
  Chicago: 'America/Chicago',
  'New York': 'America/New_York',
  London: 'Europe/London',
  Berlin: 'Europe/Berlin',
  Tokyo: 'Asia/Tokyo',
  Sydney: 'Australia/Sydney',
  Paris: 'Europe/Paris',
  Valencia: 'Europe/Madrid',
  Seville: 'Europe/Madrid',
  Houston: 'America/Chicago',
} as const

export const racesWithStations: readonly RaceWithStations[] = data.map((row) => ({
  id: row.id,
  race: row.race,
  city: row.city,
  timeZone: zones[row.city as keyof typeof zones],
  year: row.year,
  drinkName: row.drink_name,
  note: row.note,
  confidence: row.confidence,
  isPartial: row.stations?.list != null && !row.stations.complete,
  course: courseOf(row),
}))

type Row = (typeof data)[number]
type Tables = Exclude<Row['stations'], null>

/** Where water was not found to stand elsewhere, it stands beside the drink. */
function courseOf(row: Row): CoursePreferences {
  const stations = row.stations ?? row.drink_stations
  const named = { name: row.race, preset: row.id }
  if (!stations) return named
  const gels = row.gels.flatMap(({ product, at, unit }) =>
    product === null ? [] : [{ product: { product }, at_km: at.map((place) => inKm(place, unit)) }],
  )
  return {
    ...named,
    stations: stationsOf(stations),
    ...(row.drink_product === null ? {} : { drink: { product: row.drink_product } }),
    ...(row.drink_product !== null && row.drink_stations && !isAlike(row.drink_stations, stations)
      ? { drink_at_km: placesOf(row.drink_stations) }
      : {}),
    ...(gels.length > 0 ? { gels } : {}),
  }
}

function stationsOf({ every, from, to, list, unit }: Tables): NonNullable<CoursePreferences['stations']> {
  if (every === null) return { at_km: (list ?? []).map((place) => inKm(place, unit)) }
  return {
    every_km: inKm(every, unit),
    ...(from === null ? {} : { from_km: inKm(from, unit) }),
    ...(to === null ? {} : { to_km: inKm(to, unit) }),
  }
}

function placesOf(tables: Tables): number[] {
  const stations = stationsOf(tables)
  if ('at_km' in stations) return stations.at_km
  const { every_km: every, from_km: from = every, to_km: to = raceDistances.Marathon } = stations
  return Array.from({ length: Math.floor((to - from) / every + 1e-9) + 1 }, (_, index) =>
    toTheMeter(from + index * every),
  )
}

function isAlike(one: Tables, other: Tables): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function inKm(place: number, unit: string): number {
  return toTheMeter(unit === 'mi' ? fromMiles(place) : place)
}

function toTheMeter(km: number): number {
  return Math.round(1000 * km) / 1000
}
