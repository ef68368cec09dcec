import type { CoursePreferences } from '../../1-runner/preferences/course-schema.ts'
import type { PlanOnCourse } from '../../plan.ts'
import { findProduct } from '../../foods/products.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { kilometersPerMile } from '../../units.ts'
import type { Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { fuelListName } from '../race-day/fuel-words.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'

/** "Stations every 1 mi", "9 stations, 1.6 to 23 mi"; of a race that was filled in its name before them. */
export function stationsText(reader: Reader, course: CoursePreferences): string | null {
  const { stations, preset, name } = course
  if (!stations) return null
  if (!isKnown(course)) return `Stations of ${name ?? 'a race'}, not checked yet`
  const text = placesText(reader, stations)
  return preset !== undefined && name !== undefined ? `${name}: ${lowercaseFirst(text)}` : text
}

function placesText(reader: Reader, stations: NonNullable<CoursePreferences['stations']>): string {
  if ('every_km' in stations) return `Stations every ${inOwn(reader, stations.every_km)}`
  const places = stations.at_km.toSorted((one, other) => one - other)
  const [first = 0] = places
  const last = places.at(-1) ?? first
  if (places.length === 1) return `1 station, at ${inOwn(reader, first)}`
  return `${places.length} stations, ${ownNumber(reader, first)} to ${inOwn(reader, last)}`
}

/** What this runner may take of it; null where that is not asked. */
export type HandedOutToRunner = Pick<PlanOnCourse, 'drink' | 'gels'> | null

/** "Gatorade Endurance drink on the course", "Gatorade Endurance drink on the course, not for you". */
export const courseDrinkText = (course: CoursePreferences, handedOut: HandedOutToRunner) =>
  course.drink && isKnown(course)
    ? `${onTheCourse(course.drink)}${handedOut?.drink?.because ? notForYou : ''}`
    : null

/** "Maurten Gel 100 on the course", "2 kinds of gel on the course, at 3 stations, 1 not for you". */
export function courseGelsText(course: CoursePreferences, handedOut: HandedOutToRunner): string | null {
  const { gels = [] } = course
  const [first] = gels
  if (!first || !isKnown(course)) return null
  const kinds = new Set(gels.map(({ product }) => idOfChoice(product)))
  const barred = new Set(handedOut?.gels.flatMap(({ product, because }) => (because ? [product] : [])))
  if (kinds.size === 1) return `${onTheCourse(first.product)}${barred.size > 0 ? notForYou : ''}`
  const stations = new Set(gels.flatMap(({ at_km: at }) => at)).size
  const kind = [...kinds].every((id) => findProduct(id)?.gel) ? 'gel' : 'fuel'
  const places = `at ${stations} ${stations === 1 ? 'station' : 'stations'}`
  const mayNot =
    barred.size === kinds.size ? notForYou : barred.size > 0 ? `, ${barred.size} not for you` : ''
  return `${kinds.size} kinds of ${kind} on the course, ${places}${mayNot}`
}

const onTheCourse = (choice: NonNullable<CoursePreferences['drink']>) =>
  `${capitalize(fuelListName(idOfChoice(choice)))} on the course`

const notForYou = ', not for you'

/** Until a race that was filled in is checked, nothing it hands out counts. */
const isKnown = ({ preset, checked }: CoursePreferences) => preset === undefined || checked === true

/** What was typed, back again: a mile is kept to the meter. */
const ownNumber = ({ units }: Reader, km: number) =>
  numberText(units.distance === 'mi' ? km / kilometersPerMile : km, 2)

const inOwn = (reader: Reader, km: number) => `${ownNumber(reader, km)} ${reader.units.distance}`
