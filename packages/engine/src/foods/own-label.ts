import { type AllergenCode, allergenCodes } from './exclusions/allergen-groups.ts'

export const labelKinds = ['gel', 'chew', 'bar', 'drink', 'drink_mix', 'capsule'] as const

/** What a list of ingredients tells: glucose, dextrose or maltodextrin alone, or fructose or table sugar too. */
export const labelSugars = ['glucose', 'glucose_fructose', 'unknown'] as const

export const labelDiets = ['vegan', 'vegetarian'] as const

/** A product as a runner reads it off its label, per serving; no catalog has checked it. Null means unknown, never zero. */
export interface OwnLabel {
  readonly name: string
  readonly kind: (typeof labelKinds)[number]
  readonly carbs_g: number
  readonly sodium_mg: number | null
  readonly caffeine_mg: number
  /** The volume of a prepared serving of a drink; null for what is eaten. */
  readonly volume_ml: number | null
  readonly sugars: (typeof labelSugars)[number]
  readonly contains: readonly AllergenCode[] | 'unknown'
  /** What the label says of itself. */
  readonly diet?: (typeof labelDiets)[number] | undefined
}

/** The most of one serving that can be meant: beyond it a number is a slip, such as kJ for grams. */
export const labelLimits = {
  nameLength: 60,
  carbs_g: 120,
  sodium_mg: 2000,
  caffeine_mg: 300,
  volume_ml: { least: 30, most: 1500 },
} as const

export const isDrink = ({ kind }: Pick<OwnLabel, 'kind'>) => kind === 'drink' || kind === 'drink_mix'

const prefix = 'own:'

export const isOwnId = (id: string) => id.startsWith(prefix)

/**
 * Its id is the label itself, so that whoever holds an id has its figures: rows, kit, audit and words look it up like any
 * product, and two labels that say the same are one product.
 */
export const idOfLabel = ({ contains, ...label }: OwnLabel): string =>
  prefix +
  JSON.stringify([
    label.name,
    label.kind,
    label.carbs_g,
    label.sodium_mg,
    label.caffeine_mg,
    label.volume_ml,
    label.sugars,
    contains === 'unknown' ? contains : allergenCodes.filter((code) => contains.includes(code)),
    label.diet ?? null,
  ])

/** The id under which a choice is in rows, kit and groceries. */
export const idOfChoice = (chosen: { readonly product: string } | { readonly label: OwnLabel }): string =>
  'product' in chosen ? chosen.product : idOfLabel(chosen.label)

/** The label of such an id; undefined for any other text. */
export function labelOfId(id: string): OwnLabel | undefined {
  if (!isOwnId(id)) return undefined
  const parts = partsOf(id.slice(prefix.length))
  if (!Array.isArray(parts)) return undefined
  const [name, kind, carbs_g, sodium_mg, caffeine_mg, volume_ml, sugars, contains, diet] = parts
  const label = { name, kind, carbs_g, sodium_mg, caffeine_mg, volume_ml, sugars, contains }
  if (!isLabel(label)) return undefined
  const whole = diet === null ? label : { ...label, diet: diet as NonNullable<OwnLabel['diet']> }
  return idOfLabel(whole) === id ? whole : undefined
}

function partsOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The shape alone: limits are those of the preferences, which is where a label is read. */
const isLabel = (label: Readonly<Record<keyof Omit<OwnLabel, 'diet'>, unknown>>): label is OwnLabel =>
  typeof label.name === 'string' &&
  labelKinds.some((kind) => kind === label.kind) &&
  labelSugars.some((sugars) => sugars === label.sugars) &&
  isAmount(label.carbs_g) &&
  isAmount(label.caffeine_mg) &&
  (label.sodium_mg === null || isAmount(label.sodium_mg)) &&
  (isDrink(label as OwnLabel)
    ? isAmount(label.volume_ml) && label.volume_ml > 0
    : label.volume_ml === null) &&
  (label.contains === 'unknown' || Array.isArray(label.contains))

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0
