import type { Grams } from '../units.ts'
import type { AllergenCode } from './exclusions/allergen-groups.ts'
import data from './foods.json' with { type: 'json' }

export const foodRoles = [
  'breakfast',
  'main_starch',
  'protein',
  'fruit',
  'snack',
  'race_morning',
  'drink',
  'recovery',
  'fat',
  'vegetable',
  'condiment',
  'electrolyte',
  'seasoning',
  'ready_meal',
  'hotel',
] as const
export type FoodRole = (typeof foodRoles)[number]

export const foodCategories = [
  'grain',
  'bread',
  'baked',
  'baking',
  'cereal',
  'starchy_vegetable',
  'vegetable',
  'herb_spice',
  'fruit',
  'juice',
  'legume',
  'soy',
  'nut_seed',
  'meat',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'plant_milk',
  'protein_other',
  'protein_powder',
  'fat',
  'sweet',
  'sweetener',
  'snack',
  'dessert',
  'soup',
  'ready_meal',
  'condiment',
  'drink',
] as const
export type FoodCategory = (typeof foodCategories)[number]

export type DietWord = 'omnivore' | 'vegetarian' | 'vegan'
export type CostTier = 'low' | 'medium' | 'high'
export type Shelf = 'pantry' | 'fridge_freezer'

/** A household measure: "1 cup" and its weight. */
export interface Portion {
  readonly label: string
  readonly grams: Grams
}

/** What to buy if a food is bought in another state: grams eaten × `ratio` = grams to buy. */
export interface BoughtAs {
  readonly food: string
  readonly foodId: string | null
  readonly ratio: number
  /** How a cook weighs it before it is cooked; null for what is weighed as it is eaten: peeled, drained, from a jar. */
  readonly weighed: 'dry' | 'raw' | null
  readonly packGrams: Grams | null
  readonly basis: string
}

/**
 * An everyday food, per 100 g of its edible part in the state of its name. Null means unknown, never zero.
 * The notes of the data are for its editors: no code reads them.
 */
export interface Food {
  readonly id: string
  readonly name: string
  readonly category: FoodCategory
  readonly sourceDatabase: string
  /** With leading zeros; of a maker's label the grams that it is for. */
  readonly sourceId: string
  readonly sourceDescription: string
  readonly energyPer100g: number
  /** Includes fiber, as on labels in the United States. */
  readonly carbsPer100g: number
  readonly proteinPer100g: number
  readonly fatPer100g: number
  readonly fiberPer100g: number | null
  readonly sugarPer100g: number | null
  readonly sodiumPer100g: number
  readonly caffeinePer100g: number | null
  /** The first is the typical serving. */
  readonly portions: readonly Portion[]
  readonly typicalServing: Grams
  readonly fiberPerServing: number | null
  readonly lowFiber: boolean
  readonly allergens: readonly AllergenCode[]
  readonly checkLabelFor: readonly AllergenCode[]
  /** Stands for a pack labeled gluten-free: its figures and allergens hold for no other. */
  readonly glutenFreeLabel: boolean
  /** A cheese that may be set with rennet from calves: vegetarians read its label. */
  readonly rennet: boolean
  /** Set with gelatin, by some brands or by all: vegetarians who may eat it read its label. */
  readonly gelatin: boolean
  readonly lowLactose: boolean
  readonly diets: readonly DietWord[]
  readonly costTier: CostTier
  readonly storage: Shelf
  readonly boughtAs: BoughtAs | null
  readonly packGrams: Grams | null
  /** One countable piece as eaten, and what it is called. */
  readonly unitGrams: Grams | null
  readonly unitLabel: string | null
  readonly gramsPerMilliliter: number | null
  readonly roles: readonly FoodRole[]
  readonly fodmapCaution: boolean
}

type Row = (typeof data)[number]

export const foods: readonly Food[] = data.map(readFood)

const byId = new Map(foods.map((food) => [food.id, food]))

/** The food with this id; undefined if there is none. */
export const findFood = (id: string): Food | undefined => byId.get(id)

export const findFoods = (ids: readonly string[]): Food[] => ids.flatMap((id) => findFood(id) ?? [])

/** Milk of cows or plants. */
export const isMilk = ({ category, roles }: Pick<Food, 'category' | 'roles'>) =>
  (category === 'dairy' || category === 'plant_milk') && roles.includes('drink')

/** Grams bought for a gram on the plate: raw for cooked, whole for peeled. */
export const boughtPerGram = ({ boughtAs }: Food) => boughtAs?.ratio ?? 1

function readFood(row: Row): Food {
  return {
    id: row.id,
    name: row.name,
    category: row.category as FoodCategory,
    sourceDatabase: row.source_db,
    sourceId: row.source_id,
    sourceDescription: row.source_description,
    energyPer100g: row.kcal_per_100g,
    carbsPer100g: row.carbs_g_per_100g,
    proteinPer100g: row.protein_g_per_100g,
    fatPer100g: row.fat_g_per_100g,
    fiberPer100g: row.fibre_g_per_100g,
    sugarPer100g: row.sugar_g_per_100g,
    sodiumPer100g: row.sodium_mg_per_100g,
    caffeinePer100g: row.caffeine_mg_per_100g,
    portions: row.portions as unknown as readonly Portion[],
    typicalServing: row.typical_serving_g as Grams,
    fiberPerServing: row.fibre_g_per_serving,
    lowFiber: isLowFiber(row),
    allergens: row.allergens as AllergenCode[],
    checkLabelFor: row.check_label_for as AllergenCode[],
    glutenFreeLabel: row.gluten_free_label,
    rennet: row.rennet,
    gelatin: row.gelatin,
    lowLactose: row.low_lactose,
    diets: row.diets as DietWord[],
    costTier: row.cost_tier_judgement as CostTier,
    storage: row.storage as Shelf,
    boughtAs: row.bought_as === null ? null : readBoughtAs(row.bought_as),
    packGrams: row.pack_g as Grams | null,
    unitGrams: row.unit_g as Grams | null,
    unitLabel: row.unit_label,
    gramsPerMilliliter: row.density_g_per_ml,
    roles: row.roles as FoodRole[],
    fodmapCaution: row.fodmap_caution,
  }
}

/** A spice is full of fiber by weight, and a teaspoon of it holds next to none: seasonings go by their serving. */
function isLowFiber({ roles, low_fibre, fibre_g_per_serving: serving }: Row): boolean {
  return roles.includes('seasoning') ? serving !== null && serving <= 3 : low_fibre
}

function readBoughtAs(bought: NonNullable<Row['bought_as']>): BoughtAs {
  return {
    food: bought.food,
    foodId: bought.food_id,
    ratio: bought.ratio,
    weighed: bought.weighed as BoughtAs['weighed'],
    packGrams: bought.pack_g as Grams | null,
    basis: bought.basis,
  }
}
