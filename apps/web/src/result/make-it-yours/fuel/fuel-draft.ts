import {
  type FuelChoice,
  type FuelOption,
  type Preferences,
  readPreferences,
  type Result,
} from '@race-nutrition/engine'
import { type Reader, volumeOf } from '../own-measures.ts'
import { faultWords } from '../read-draft.ts'
import { readNumber } from '../read-number.ts'
import { withoutSetting } from '../setting.ts'

/** What stands in the dialog. */
export interface FuelDraft {
  readonly main: readonly FuelChoice[]
  /** `any` leaves it to the plan. */
  readonly drink: FuelChoice | 'water' | 'course' | 'any'
  /** With nothing to eat chosen: whether nothing is eaten beside the drink, or what the plan has. */
  readonly isDrinkAlone: boolean
  readonly salt: boolean
  readonly caffeine: '' | NonNullable<NonNullable<Preferences['fuel']>['caffeine']>
  /** As typed. */
  readonly bottle: string
}

export const mostFuels = 4

export function fuelDraftOf({ fuel, carry }: Preferences, reader: Reader): FuelDraft {
  return {
    main: fuel?.main ?? [],
    drink: fuel?.drink ?? 'any',
    isDrinkAlone: fuel?.main?.length === 0,
    salt: fuel?.salt ?? true,
    caffeine: fuel?.caffeine ?? '',
    bottle: carry?.bottle_ml === undefined ? '' : String(volumeOf(reader).toOwn(carry.bottle_ml)),
  }
}

/** One text for each choice. */
export const keyOf = (choice: FuelDraft['drink']): string =>
  typeof choice === 'string' ? choice : 'product' in choice ? choice.product : JSON.stringify(choice.label)

export const nameOf = (choice: FuelChoice, options: readonly FuelOption[]): string =>
  'label' in choice
    ? choice.label.name
    : (options.find(({ id }) => id === choice.product)?.name ?? choice.product)

const isEqual = (choice: FuelChoice) => (other: FuelChoice) => keyOf(other) === keyOf(choice)

/** Puts it into the kit, or takes it out again. */
export function toggled(draft: FuelDraft, choice: FuelChoice, taken: FuelOption['taken']): FuelDraft {
  if (taken === 'drunk') return { ...draft, drink: keyOf(draft.drink) === keyOf(choice) ? 'any' : choice }
  if (draft.main.some(isEqual(choice)))
    return { ...draft, main: draft.main.filter((other) => !isEqual(choice)(other)) }
  return draft.main.length >= mostFuels ? draft : { ...draft, main: [...draft.main, choice] }
}

/** The same for the catalog: whoever chooses a gel with caffeine wants the caffeine in it. */
export function withOption(draft: FuelDraft, { id, taken, isForCaffeine }: FuelOption): FuelDraft {
  const next = toggled(draft, { product: id }, taken)
  const isAdded = next.main.length > draft.main.length
  return isForCaffeine && isAdded ? { ...next, caffeine: 'gel' } : next
}

export const isChosen = ({ main, drink }: FuelDraft, { id }: Pick<FuelOption, 'id'>) =>
  [...main, drink].some((choice) => keyOf(choice) === id)

/** Water, what the race hands out, or a drink with next to no carbs is no fuel by itself. Before the options are read the choice stands. */
export function mayBeAlone({ main, drink }: FuelDraft, options: readonly FuelOption[] | null): boolean {
  if (main.length > 0 || typeof drink === 'string') return false
  return 'label' in drink
    ? drink.label.carbs_g > 0
    : (options?.some(({ id, mayBeAlone: may }) => id === drink.product && may) ?? true)
}

/** The preferences with this fuel, or what is wrong with the bottle, which alone is typed. */
export function readFuelDraft(
  draft: FuelDraft,
  {
    preferences,
    reader,
    options,
  }: {
    readonly preferences: Preferences
    readonly reader: Reader
    readonly options: readonly FuelOption[] | null
  },
): Result<Preferences, string> {
  const { main, drink, salt, caffeine, bottle } = draft
  const fuel = {
    ...(main.length > 0 || (draft.isDrinkAlone && mayBeAlone(draft, options)) ? { main } : {}),
    ...(drink === 'any' ? {} : { drink }),
    ...(salt ? {} : { salt }),
    ...(caffeine === '' ? {} : { caffeine }),
  }
  const volume = volumeOf(reader)
  const read = readPreferences({
    ...withoutFuel(preferences),
    ...(Object.keys(fuel).length > 0 ? { fuel } : {}),
    ...(bottle.trim() === '' ? {} : { carry: { bottle_ml: readNumber(bottle, volume) } }),
  })
  if (read.ok) return read
  return {
    ok: false,
    refused: read.refused.map((fault) => faultWords(fault, volume)).join(' '),
  }
}

export const withoutFuel = (preferences: Preferences) =>
  withoutSetting(withoutSetting(preferences, 'fuel'), 'carry')

/** Every word of the search is somewhere in its name; what may be taken comes first. */
export function found(options: readonly FuelOption[], search: string): readonly FuelOption[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const matching = options.filter(({ foundBy }) => words.every((word) => foundBy.includes(word)))
  return [...matching.filter(({ blocked }) => !blocked), ...matching.filter(({ blocked }) => blocked)]
}
