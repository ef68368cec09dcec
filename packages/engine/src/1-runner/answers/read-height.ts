import { ok } from '../../result.ts'
import { centimeters, type Centimeters, fromInches, inchesPerFoot } from '../../units.ts'
import { heightLimits, isWithin } from '../limits.ts'
import { type Amount, type Read, refused } from '../refusal.ts'
import { type NumberToken, phraseOf, softeners, vocabulary } from '../text/tokens.ts'

export interface HeightRead {
  readonly height: Centimeters
  readonly unit: 'ft' | 'cm'
  /** The unit assumed for a bare number. */
  readonly assumed: 'centimeters' | 'meters' | null
}

/** `5'10"`, `5 ft 10`, `5-10`, `70 in`, `178`, `1.78 m`. A bare number is in centimeters, or in meters if only they are possible. */
export function readHeight(text: string): Read<HeightRead> {
  const phrase = phraseOf(text, words)
  const read = phrase && shapes.get(phrase.shape)?.(...phrase.numbers)
  if (!read) return refused({ field: 'height', code: 'not-a-height', given: text, facts: {} })
  if (isWithin(read.height, heightLimits.value)) return ok(read)
  return refused({
    field: 'height',
    code: 'height-out-of-range',
    given: text,
    facts: {
      height: read.height,
      perhaps: read.assumed ? suggestionFor(read.height) : null,
    },
  })
}

/** For a bare number that is not a height in centimeters: the same number in inches or feet, if that is a height. */
function suggestionFor(number: number): Amount<'in' | 'ft'> | null {
  if (isWithin(fromInches(number), heightLimits.value)) return { number, unit: 'in' }
  const isFeet = Number.isInteger(number) && isWithin(fromInches(number * inchesPerFoot), heightLimits.value)
  return isFeet ? { number, unit: 'ft' } : null
}

const words = vocabulary({
  ft: ["'", 'ft', 'foot', 'feet', 'f'],
  in: ['"', 'in', 'ins', 'inch', 'inches'],
  m: ['m', 'meter', 'meters', 'metre', 'metres', 'mtr'],
  cm: ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  '-': ['-'],
  '': [...softeners, 'tall', 'height', 'and'],
})

type Numbers = readonly (NumberToken | undefined)[]
type Reader = (...numbers: Numbers) => HeightRead | undefined

const feetOnly: Reader = (feet) => (feet?.decimals === 0 ? feetAndInches(feet.value, 0) : undefined)
const feetThenInches: Reader = (feet, inches) =>
  feet?.decimals === 0 && inches ? feetAndInches(feet.value, inches.value) : undefined
const metersThenCentimeters: Reader = (meters, rest) =>
  meters?.decimals === 0 && rest?.decimals === 0 && rest.value < 100
    ? metric(meters.value * 100 + rest.value)
    : undefined

const shapes: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['n', (number) => (number ? bare(number.value) : undefined)],
  ['n cm', (number) => (number ? metric(number.value) : undefined)],
  ['n m', (number) => (number ? metric(number.value * 100) : undefined)],
  ['n m n', metersThenCentimeters],
  ['n m n cm', metersThenCentimeters],
  // 5.10 ft is five feet ten for one runner and 155 cm for another: decimals of a foot are refused.
  ['n ft', feetOnly],
  ['n ft n', feetThenInches],
  ['n ft n in', feetThenInches],
  ['n ft - n', feetThenInches],
  ['n ft - n in', feetThenInches],
  ['n - n', feetThenInches],
  ['n - n in', feetThenInches],
  ['n in', (inches) => (inches ? imperial(inches.value) : undefined)],
])

const metric = (value: number): HeightRead => ({
  height: centimeters(hundredth(value)),
  unit: 'cm',
  assumed: null,
})
const imperial = (inches: number): HeightRead => ({ height: fromInches(inches), unit: 'ft', assumed: null })
const feetAndInches = (feet: number, inches: number) =>
  inches < inchesPerFoot ? imperial(feet * inchesPerFoot + inches) : undefined

function bare(value: number): HeightRead {
  return isWithin(hundredth(value * 100), heightLimits.value)
    ? { ...metric(value * 100), assumed: 'meters' }
    : { ...metric(value), assumed: 'centimeters' }
}

// 1.78 m × 100 is 178.00000000000003 in binary; a hundredth of a centimeter is more than anyone measures.
const hundredth = (value: number) => Math.round(value * 100) / 100
