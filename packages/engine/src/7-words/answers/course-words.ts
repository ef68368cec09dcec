import type { CoursePreferences } from '../../1-runner/preferences/course-schema.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { kilometersPerMile } from '../../units.ts'
import type { Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { capitalize } from '../../letter-case.ts'

/** "Stations every 1 mi", "9 stations, 1.6 to 23 mi"; of a race that was filled in, until it is checked, its name. */
export function stationsText(reader: Reader, course: CoursePreferences): string | null {
  const { stations, name } = course
  if (!stations) return null
  if (!isKnown(course)) return `Stations of ${name ?? 'a race'}, not checked yet`
  if ('every_km' in stations) return `Stations every ${inOwn(reader, stations.every_km)}`
  const places = stations.at_km.toSorted((one, other) => one - other)
  const [first = 0] = places
  const last = places.at(-1) ?? first
  if (places.length === 1) return `1 station, at ${inOwn(reader, first)}`
  return `${places.length} stations, ${ownNumber(reader, first)} to ${inOwn(reader, last)}`
}

/** "Gatorade Endurance drink on the course". */
export const courseDrinkText = (course: CoursePreferences) =>
  course.drink && isKnown(course)
    ? `${capitalize(fuelListName(idOfChoice(course.drink)))} on the course`
    : null

/** "Maurten Gel 100 on the course", "2 gels on the course". */
export function courseGelsText(course: CoursePreferences): string | null {
  const { gels = [] } = course
  const [first, ...others] = gels
  if (!first || !isKnown(course)) return null
  return others.length === 0
    ? `${capitalize(fuelListName(idOfChoice(first.product)))} on the course`
    : `${gels.length} gels on the course`
}

/** Until a race that was filled in is checked, nothing it hands out counts. */
const isKnown = ({ preset, checked }: CoursePreferences) => preset === undefined || checked === true

/** What was typed, back again: a mile is kept to the meter. */
const ownNumber = ({ units }: Reader, km: number) =>
  numberText(units.distance === 'mi' ? km / kilometersPerMile : km, 2)

const inOwn = (reader: Reader, km: number) => `${ownNumber(reader, km)} ${reader.units.distance}`
