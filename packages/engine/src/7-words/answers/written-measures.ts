import type { Amount, WrittenDistance, WrittenWeight } from '../../1-runner/refusal.ts'
import { toMiles, toPounds } from '../../units.ts'
import {
  kilogramsText,
  kilometersText,
  milesText,
  numberText,
  poundsText,
} from '../amounts/format-measures.ts'

/** "154 lb", in the unit that the runner wrote. */
export const weightText = ({ weight, unit }: WrittenWeight) =>
  unit === 'lb' ? poundsText(weight) : kilogramsText(weight)

/** "35 mi", in the unit that the runner wrote. */
export const writtenDistance = ({ distance, unit }: WrittenDistance) =>
  unit === 'mi' ? milesText(distance) : kilometersText(distance)

/** To the hundredth: 34.99 kg must not be refused as 35 kg. */
export const exactWeight = ({ weight, unit }: WrittenWeight) =>
  unit === 'lb' ? `${numberText(toPounds(weight), 2)} lb` : `${numberText(weight, 2)} kg`

export const exactDistance = ({ distance, unit }: WrittenDistance) =>
  unit === 'mi' ? `${numberText(toMiles(distance), 2)} mi` : `${numberText(distance, 2)} km`

/** Next to a limit in kilograms, pounds are shown in both units. */
export const weightBesideLimit = (read: WrittenWeight) =>
  read.unit === 'lb' ? `${exactWeight(read)} (${exactWeight({ ...read, unit: 'kg' })})` : exactWeight(read)

/** Next to a limit in kilometers, miles are shown in both units: 200 miles are not less than 280 km. */
export const distanceBesideLimit = (read: WrittenDistance) =>
  read.unit === 'mi'
    ? `${exactDistance(read)} (${exactDistance({ ...read, unit: 'km' })})`
    : exactDistance(read)

/** "900 ml/h": as a valid answer. */
export const writtenAmount = ({ number, unit }: Amount<string>, places = 1) =>
  `${numberText(number, places)} ${unit}`
