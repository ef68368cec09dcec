import type { Grams, Milligrams, Milliliters } from '../units.ts'
import type { AllergenCode } from './exclusions/allergen-groups.ts'
import type { CostTier } from './foods.ts'
import { isDrink, labelOfId, type OwnLabel } from './own-label.ts'
import data from './sports-products.json' with { type: 'json' }

export const productKinds = [
  'gel',
  'chew',
  'waffle',
  'drink_mix',
  'drink_ready',
  'electrolyte_tablet',
  'electrolyte_capsule',
  'electrolyte_chew',
  'electrolyte_powder',
  'real_food',
  'homemade',
  'candy',
] as const
export type ProductKind = (typeof productKinds)[number]

/** The basis of a status; `typical` is the usual recipe, not a label. */
export const statusBases = ['stated', 'retailer_tag', 'ingredients', 'typical', 'unknown'] as const
export type StatusBasis = (typeof statusBases)[number]

export interface Ingredient {
  readonly foodId: string
  readonly grams: Grams
  readonly milliliters: Milliliters | null
}

/** Race fuel, per serving. Null means unknown, never zero. The notes of the data are for its editors: no code reads them. */
export interface Product {
  readonly id: string
  /** Null: generic or homemade. */
  readonly brand: string | null
  readonly name: string
  readonly kind: ProductKind
  /** A gel packet, or a portion of a homemade gel in a flask. */
  readonly gel: boolean
  readonly servingLabel: string
  readonly servingGrams: Grams | null
  readonly carbs: Grams
  readonly energy: number | null
  readonly sodium: Milligrams | null
  readonly caffeine: Milligrams
  /** The fluid in a prepared serving; 0 for gels, chews and capsules. */
  readonly fluids: Milliliters
  /** The volume of a serving as carried or drunk, if it is a liquid, a syrup or a puree. */
  readonly volume: Milliliters | null
  readonly takeWithWater: boolean
  /** "1:0.8", glucose (including maltodextrin) first; "1:0" has no fructose. */
  readonly glucoseToFructose: string | null
  readonly vegan: boolean | null
  readonly veganBasis: StatusBasis
  readonly vegetarian: boolean | null
  readonly glutenFree: boolean | null
  readonly allergens: readonly AllergenCode[]
  readonly allergenBasis: StatusBasis
  readonly checkLabelFor: readonly AllergenCode[]
  readonly costTier: CostTier
  readonly fodmapCaution: boolean
  readonly budgetOption: boolean
  /** Approximate figures, by the data file's field names. */
  readonly approximate: readonly string[]
  readonly confidence: CostTier
  readonly madeOf: readonly Ingredient[] | null
  /** Days after the one on which it is made; 0: the same day only. Null for what is bought, or eaten as it is. */
  readonly keepsDays: number | null
  /** Not for a race without practice: strong, or with much fructose or fiber. */
  readonly practiceFirst: boolean
  /** What it tastes of, where it may take the place of another fuel for a change; null where it is not offered for that. */
  readonly taste: string | null
  readonly sources: readonly string[]
}

type Row = (typeof data)[number]

export const products: readonly Product[] = data.map(readProduct)

const byId = new Map(products.map((product) => [product.id, product]))

/** The product with this id, of the catalog or a runner's own; undefined if there is none. */
export function findProduct(id: string): Product | undefined {
  const listed = byId.get(id)
  if (listed) return listed
  const label = labelOfId(id)
  return label && readLabel(id, label)
}

/** Known to contain glucose and fructose: "1:0" contains no fructose, and null is unknown. */
export const holdsFructose = ({ glucoseToFructose }: Product): boolean =>
  glucoseToFructose !== null && !glucoseToFructose.endsWith(':0')

/** A drink with next to no carbs: an electrolyte tablet has a little sugar to fizz. */
export const isNearlyWater = ({ carbs, fluids }: Pick<Product, 'carbs' | 'fluids'>): boolean =>
  carbs <= 0.01 * fluids

/** A drink that feeds, and not only wets or salts. */
export const isSugaryDrink = (product: Pick<Product, 'carbs' | 'fluids'>): boolean =>
  product.fluids > 0 && !isNearlyWater(product)

/** Whether its carbs are of one sugar, or may be: a gut takes 60 g an hour of it. */
export const bringsOneSugar = (product: Product): boolean =>
  !isNearlyWater(product) && !holdsFructose(product)

/** Bought gels, chews and capsules: their makers may set them with gelatin. */
export const mayHoldGelatin = (id: string) => gelatinKinds.has(findProduct(id)?.kind)

const gelatinKinds: ReadonlySet<ProductKind | undefined> = new Set([
  'gel',
  'chew',
  'electrolyte_capsule',
  'electrolyte_chew',
])

function readProduct(row: Row): Product {
  return {
    id: row.id,
    brand: row.brand,
    name: row.name,
    kind: row.kind as ProductKind,
    gel: row.gel,
    servingLabel: row.serving_label,
    servingGrams: row.serving_g as Grams | null,
    carbs: row.carbs_g_per_serving as Grams,
    energy: row.kcal_per_serving,
    sodium: row.sodium_mg_per_serving as Milligrams | null,
    caffeine: row.caffeine_mg_per_serving as Milligrams,
    fluids: row.fluid_ml_per_serving as Milliliters,
    volume: row.portion_ml as Milliliters | null,
    takeWithWater: row.take_with_water,
    glucoseToFructose: row.glucose_fructose_ratio,
    vegan: row.vegan,
    veganBasis: row.vegan_basis as StatusBasis,
    vegetarian: row.vegetarian,
    glutenFree: row.gluten_free,
    allergens: row.allergens as AllergenCode[],
    allergenBasis: row.allergen_basis as StatusBasis,
    checkLabelFor: row.check_label_for as AllergenCode[],
    costTier: row.cost_tier_judgement as CostTier,
    fodmapCaution: row.fodmap_caution,
    budgetOption: row.budget_option,
    approximate: row.approximate_fields,
    confidence: row.confidence as CostTier,
    madeOf: row.made_of?.map(readIngredient) ?? null,
    keepsDays: row.keeps_days,
    practiceFirst: row.practice_first,
    taste: row.taste,
    sources: row.sources,
  }
}

const kindsOfLabel = {
  gel: 'gel',
  chew: 'chew',
  bar: 'real_food',
  drink: 'drink_ready',
  drink_mix: 'drink_mix',
  capsule: 'electrolyte_capsule',
} as const satisfies Record<OwnLabel['kind'], ProductKind>

const animal: readonly AllergenCode[] = ['milk', 'egg', 'fish', 'shellfish', 'honey']
const slaughtered: readonly AllergenCode[] = ['fish', 'shellfish']

/** A runner's own product. What a label does not say is unknown, which bars it wherever it matters. */
function readLabel(id: string, label: OwnLabel): Product {
  const contents = label.contains === 'unknown' ? null : label.contains
  const holds = (codes: readonly AllergenCode[]) => codes.some((code) => contents?.includes(code))
  return {
    id,
    brand: null,
    name: label.name,
    kind: kindsOfLabel[label.kind],
    gel: label.kind === 'gel',
    servingLabel: '',
    servingGrams: null,
    carbs: label.carbs_g as Grams,
    energy: null,
    sodium: label.sodium_mg as Milligrams | null,
    caffeine: label.caffeine_mg as Milligrams,
    fluids: (label.volume_ml ?? 0) as Milliliters,
    volume: null,
    takeWithWater: !isDrink(label),
    glucoseToFructose: ratios[label.sugars],
    vegan: label.diet === 'vegan' && !holds(animal) ? true : null,
    veganBasis: label.diet ? 'stated' : 'unknown',
    vegetarian: label.diet && !holds(slaughtered) ? true : null,
    glutenFree: contents && !holds(['wheat', 'gluten']),
    allergens: contents ?? [],
    // Whoever typed it has read it once; the next packet may differ.
    allergenBasis: contents ? 'typical' : 'unknown',
    checkLabelFor: [],
    costTier: 'medium',
    fodmapCaution: label.sugars !== 'glucose' || label.kind === 'bar' || label.kind === 'chew',
    budgetOption: false,
    approximate: [],
    confidence: 'medium',
    madeOf: null,
    keepsDays: null,
    practiceFirst: false,
    taste: null,
    sources: [],
  }
}

/** The labels of gels name both sugars and seldom their shares. */
const ratios = { glucose: '1:0', glucose_fructose: '1:1', unknown: null } as const

function readIngredient(part: NonNullable<Row['made_of']>[number]): Ingredient {
  return {
    foodId: part.food_id,
    grams: part.grams as Grams,
    milliliters: part.ml as Milliliters | null,
  }
}
