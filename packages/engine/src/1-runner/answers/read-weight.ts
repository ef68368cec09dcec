import { ok } from '../../result.ts'
import {
  type Centimeters,
  fromPounds,
  kilograms,
  type Kilograms,
  poundsPerStone,
  toPounds,
} from '../../units.ts'
import { bareWeightBmi, bmiLimits, isWithin, weightLimits } from '../limits.ts'
import { type Amount, type Read, refused, pendingRead, type WrittenWeight } from '../refusal.ts'
import { type NumberToken, phraseOf, softeners, vocabulary } from '../text/tokens.ts'

export interface WeightRead extends WrittenWeight {
  /** True if the runner gave a bare number and the height decided the unit. */
  readonly unitFromHeight: boolean
}

const bmiOf = ({ weight, height }: { weight: Kilograms; height: Centimeters }) => weight / (height / 100) ** 2

/** `70 kg`, `154 lb`, `11 st 4`; a bare number is in the unit that fits the height. */
export function readWeight(text: string, height: Centimeters | undefined): Read<WeightRead> {
  const phrase = phraseOf(text, words)
  const [first, second] = phrase?.numbers ?? []
  if (!phrase || !first) return notAWeight(text)
  if (phrase.shape === 'n') return bareWeight(text, first.value, height)
  const read = withUnit(phrase.shape, first, second)
  return read ? possibleWeight(text, read, height) : notAWeight(text)
}

const words = vocabulary({
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
  lb: ['lb', 'lbs', 'pound', 'pounds', '#'],
  st: ['st', 'stone', 'stones'],
  '': [...softeners, 'weight', 'and'],
})

const notAWeight = (text: string) =>
  refused({ field: 'weight', code: 'not-a-weight', given: text, facts: {} })

function withUnit(
  shape: string,
  first: NumberToken,
  second: NumberToken | undefined,
): WeightRead | undefined {
  if (shape === 'n kg') return { weight: kilograms(first.value), unit: 'kg', unitFromHeight: false }
  if (shape === 'n lb') return { weight: fromPounds(first.value), unit: 'lb', unitFromHeight: false }
  if (!['n st', 'n st n', 'n st n lb'].includes(shape)) return undefined
  const pounds = second?.value ?? 0
  if (pounds >= poundsPerStone || (second && first.decimals > 0)) return undefined
  return { weight: fromPounds(first.value * poundsPerStone + pounds), unit: 'lb', unitFromHeight: false }
}

function bareWeight(text: string, number: number, height: Centimeters | undefined): Read<WeightRead> {
  const asKilograms = { weight: kilograms(number), unit: 'kg', unitFromHeight: true } as const
  const asPounds = { weight: fromPounds(number), unit: 'lb', unitFromHeight: true } as const
  const readings = [asKilograms, asPounds]
  if (height === undefined) {
    // Without the height the unit is unknown: refused only if the number is not a weight in any unit.
    const isPossible = readings.some(({ weight }) => isWithin(weight, weightLimits.value))
    return isPossible ? pendingRead : possibleWeight(text, asKilograms, undefined)
  }
  const suits = readings.filter(({ weight }) => isWithin(bmiOf({ weight, height }), bareWeightBmi.value))
  const [only, another] = suits
  if (only && !another) return possibleWeight(text, only, height)
  return refused({
    field: 'weight',
    code: 'weight-unit-unclear',
    given: text,
    facts: { number, height, suits: another ? 'both' : 'neither' },
  })
}

function possibleWeight(text: string, read: WeightRead, height: Centimeters | undefined): Read<WeightRead> {
  const { weight, unit } = read
  const facts = { read: { weight, unit }, perhaps: otherUnit(read, height) }
  if (!isWithin(weight, weightLimits.value))
    return refused({ field: 'weight', code: 'weight-out-of-range', given: text, facts })
  if (height === undefined || isWithin(bmiOf({ weight, height }), bmiLimits.value)) return ok(read)
  return refused({
    field: 'weight',
    code: 'bmi-out-of-range',
    given: text,
    facts: { ...facts, height },
  })
}

/** The same number in the other unit, if that is a weight for this height: 180 kg was meant as 180 lb. */
function otherUnit(
  { weight, unit }: WeightRead,
  height: Centimeters | undefined,
): Amount<'kg' | 'lb'> | null {
  const number = unit === 'kg' ? weight : toPounds(weight)
  const other = unit === 'kg' ? fromPounds(number) : kilograms(number)
  const isPossible =
    isWithin(other, weightLimits.value) &&
    (height === undefined || isWithin(bmiOf({ weight: other, height }), bmiLimits.value))
  return isPossible ? { number, unit: unit === 'kg' ? 'lb' : 'kg' } : null
}
