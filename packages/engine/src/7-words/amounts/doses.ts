import { type Reader } from './format-amounts.ts'
import { numberText } from './format-measures.ts'
import { kilogramsPerPound } from '../../units.ts'

/** `5.1 g per kg`, or by the pound for runners who weigh in pounds. */
export const doseText = (reader: Reader, gramsPerKilogram: number) =>
  `${doseNumber(reader, gramsPerKilogram)} g per ${reader.units.mass}`

/** `5 to 7 g per kg` */
export const doseRangeText = (reader: Reader, { least, most }: { least: number; most: number }) =>
  `${doseNumber(reader, least)} to ${doseText(reader, most)}`

const doseNumber = ({ units }: Reader, gramsPerKilogram: number) =>
  fewDigits(units.mass === 'lb' ? gramsPerKilogram * kilogramsPerPound : gramsPerKilogram)

const fewDigits = (dose: number) => numberText(dose, dose < 1 ? 2 : 1)
