import type { SideKind } from '../../side-kinds.ts'

/** When a recipe is eaten. */
export type Occasion = 'breakfast' | 'main' | 'snack' | 'race morning' | 'recovery'

export type Cuisine =
  | 'American'
  | 'British and Irish'
  | 'Nordic and German'
  | 'Italian'
  | 'Mexican'
  | 'Indian'
  | 'Japanese, Korean and Thai'
  | 'Middle Eastern'
  | 'everyday'

/** Water that the dish soaks up is food and not drink; boiled foods are drained. */
export type Liquid = { readonly soaks: number } | 'boiled' | 'in the dish' | 'none'

export type Equipment = 'stove' | 'oven' | 'microwave' | 'kettle' | 'toaster' | 'blender' | 'none'

/**
 * `loading`: little fiber and fat, for the days before a race. `hotel`: made with a kettle or nothing.
 * `batch`: a pot that is as good the next day. `fallback`: for runners whom exclusions leave little else.
 * `sauce`: a curry or stew that nobody eats without rice, bread or another starch.
 */
export type Tag = 'loading' | 'hotel' | 'batch' | 'teen-friendly' | 'budget' | 'fallback' | 'sauce'

/**
 * A food or a group of foods that may stand for each other, with the grams for one person, as in a cook's recipe.
 * `optional`: the dish is still itself without it, for runners who may not eat it.
 */
export type Ingredient =
  | readonly [food: string, grams: number]
  | readonly [food: string, grams: number, optional: 'optional']

/** Milk cooked into a breakfast is food; in a glass, over cereal or in a shaker it is drunk. */
export const cooksItsMilk = ({ liquid, at: [occasion], milk }: Pick<Recipe, 'liquid' | 'at' | 'milk'>) =>
  typeof liquid === 'object' && (occasion === 'breakfast' || occasion === 'race morning') && milk !== 'drunk'

/** A whole dish for one person. Only the whole is scaled, in quarters; its proportions are a cook's. */
export interface Recipe {
  readonly id: string
  /**
   * Foods of swap groups in braces, `Porridge with {milk}`; words about an optional food in brackets behind its name,
   * `Fry the onion[garlic: and garlic]`.
   */
  readonly name: string
  readonly at: readonly [Occasion, ...Occasion[]]
  readonly cuisine: Cuisine
  readonly foods: readonly [Ingredient, ...Ingredient[]]
  /** Aromatics, herbs, spices, acid, sauce or stock; for a sweet dish fruit, cinnamon, vanilla, cocoa or honey. */
  readonly seasoning: readonly [Ingredient, ...Ingredient[]]
  readonly liquid: Liquid
  /** Drunk beside a dish that soaks up water. */
  readonly milk?: 'drunk'
  /**
   * Plain steps, written as the name is; `{water} of water` is the water that the dish soaks up, whose amount a card lists for each size;
   * `{165 °F}` is in the runner's degrees.
   */
  readonly method: readonly [string, string?, string?]
  readonly minutes: { readonly handsOn: number; readonly total: number }
  readonly equipment: readonly [Equipment, ...Equipment[]]
  /** What one person eats of it, in quarters of the recipe. */
  readonly scale: { readonly from: number; readonly to: number }
  readonly keeps: { readonly fridgeDays: 0 | 1 | 2 | 3; readonly freezes: boolean }
  readonly season: 'all year' | 'summer' | 'winter'
  readonly effort: 'no-cook' | 'quick' | 'cook'
  readonly sides: readonly SideKind[]
  readonly tags: readonly Tag[]
}
