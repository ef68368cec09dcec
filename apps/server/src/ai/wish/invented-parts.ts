import { isDeepStrictEqual } from 'node:util'
import { racesWithStations } from '@race-nutrition/engine'
import { isRecord, type Settings } from './merge-setting.ts'

/**
 * Paths of what a model may not make up although a runner may type it: the label of a packet, whose allergens and figures
 * would be believed, and a race that our data does not have. What the runner has set already may stay.
 */
export function inventedParts(wished: Settings, own: Settings): string[] {
  const typed = labelsIn(own)
  // What the runner brings is not what a race hands out.
  const isTyped = ({ path, label }: Label) =>
    typed.some((each) => settingOf(each.path) === settingOf(path) && isDeepStrictEqual(each.label, label))
  const labels = labelsIn(wished).filter((each) => !isTyped(each))
  return [...labels.map(({ path }) => path), ...(hasUnknownRace(wished, own) ? ['course.preset'] : [])].map(
    (path) => `preferences.${path}`,
  )
}

const settingOf = (path: string) => path.slice(0, path.indexOf('.'))

interface Label {
  readonly path: string
  readonly label: unknown
}

function labelsIn(value: unknown, path: readonly string[] = []): Label[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    ...(name === 'label' ? [{ path: path.join('.'), label: part }] : []),
    ...labelsIn(part, [...path, name]),
  ])
}

function hasUnknownRace({ course }: Settings, { course: before }: Settings): boolean {
  const preset = isRecord(course) ? course['preset'] : undefined
  const isSet = isRecord(before) && before['preset'] === preset
  return preset !== undefined && !isSet && racesWithStations.every(({ id }) => id !== preset)
}
