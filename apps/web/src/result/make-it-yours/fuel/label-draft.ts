import {
  type AllergenCode,
  type FuelChoice,
  type OwnLabel,
  readPreferences,
  type Result,
  visibleText,
} from '@race-nutrition/engine'
import { grams, milligrams, type OwnMeasure, type Reader, volumeOf } from '../own-measures.ts'
import { faultWords } from '../read-draft.ts'
import { readNumber } from '../read-number.ts'

/** The fields of a label, as typed. */
export interface LabelDraft {
  readonly name: string
  readonly kind: OwnLabel['kind']
  readonly carbs: string
  readonly sodium: string
  readonly sodiumUnit: 'mg' | 'salt'
  readonly caffeine: string
  readonly volume: string
  readonly sugars: OwnLabel['sugars']
  readonly diet: '' | 'vegan' | 'vegetarian'
  readonly isUnknown: boolean
  readonly contains: readonly AllergenCode[]
}

export const emptyLabel: LabelDraft = {
  name: '',
  kind: 'gel',
  carbs: '',
  sodium: '',
  sodiumUnit: 'mg',
  caffeine: '',
  volume: '',
  sugars: 'unknown',
  diet: '',
  isUnknown: true,
  contains: [],
}

export const isDrunk = ({ kind }: Pick<LabelDraft, 'kind'>) => kind === 'drink' || kind === 'drink_mix'

/** By the name of the field. */
export type LabelFaults = Partial<
  Readonly<Record<'name' | 'carbs' | 'sodium' | 'caffeine' | 'volume', string>>
>

const fieldOf = {
  name: 'name',
  carbs_g: 'carbs',
  sodium_mg: 'sodium',
  caffeine_mg: 'caffeine',
  volume_ml: 'volume',
} as const satisfies Partial<Record<keyof OwnLabel, keyof LabelFaults>>

/** Milligrams of sodium in a gram of salt. */
const sodiumOfSalt = 393

const saltToWire = (typed: number) => Math.round(typed * sodiumOfSalt)
const ofSalt: OwnMeasure = {
  unit: 'g',
  toWire: saltToWire,
  toOwn: (kept) => Math.round((100 * kept) / sodiumOfSalt) / 100,
  units: { g: saltToWire },
}

/** The label as a choice, or what is wrong with its fields. */
export function readLabelDraft(draft: LabelDraft, reader: Reader): Result<FuelChoice, LabelFaults> {
  const sodium = draft.sodiumUnit === 'salt' ? ofSalt : milligrams
  const volume = volumeOf(reader)
  const label = {
    name: visibleText(draft.name).trim().replace(/\s+/g, ' '),
    kind: draft.kind,
    carbs_g: readNumber(draft.carbs, grams),
    sodium_mg: draft.sodium.trim() === '' ? null : readNumber(draft.sodium, sodium),
    caffeine_mg: readNumber(draft.caffeine, milligrams),
    volume_ml: !isDrunk(draft) || draft.volume.trim() === '' ? null : readNumber(draft.volume, volume),
    sugars: draft.sugars,
    contains: draft.isUnknown ? ('unknown' as const) : draft.contains,
    ...(draft.diet === '' ? {} : { diet: draft.diet }),
  }
  const read = readPreferences({ fuel: { main: [{ label }] } })
  const [choice] = read.ok ? (read.value.fuel?.main ?? []) : []
  if (choice) return { ok: true, value: choice }
  const measures = { sodium, volume, name: null, carbs: grams, caffeine: milligrams }
  const faults = (read.ok ? [] : read.refused).map((fault) => {
    const field = fieldOf[fault.path.split('.').at(-1) as keyof typeof fieldOf] ?? 'name'
    const isNameless = field === 'name' && fault.code === 'out-of-range' && label.name === ''
    if (isNameless) return [field, 'Give it a name.']
    if (field === 'caffeine' && draft.caffeine.trim() === '') return [field, 'Type 0 if it has none.']
    return [field, faultWords(fault, measures[field])]
  })
  return { ok: false, refused: Object.fromEntries(faults) }
}
