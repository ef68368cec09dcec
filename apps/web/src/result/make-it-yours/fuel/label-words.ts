import type { AllergenCode, OwnLabel } from '@race-nutrition/engine'

export const kinds: Readonly<Record<OwnLabel['kind'], string>> = {
  gel: 'Gel',
  chew: 'Chews',
  bar: 'Bar or food',
  drink: 'Drink as sold',
  drink_mix: 'Drink mix',
  capsule: 'Salt capsule',
}

export const sugars: Readonly<Record<OwnLabel['sugars'], string>> = {
  unknown: 'I do not know',
  glucose: 'Glucose or maltodextrin alone',
  glucose_fructose: 'Glucose with fructose, or sugar',
}

export const diets = {
  '': 'Neither',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
} as const

const names: Readonly<Record<AllergenCode, string>> = {
  milk: 'Milk',
  egg: 'Egg',
  fish: 'Fish',
  shellfish: 'Shellfish',
  tree_nut: 'Tree nuts',
  peanut: 'Peanut',
  wheat: 'Wheat',
  gluten: 'Gluten',
  soy: 'Soy',
  sesame: 'Sesame',
  corn: 'Corn',
  honey: 'Honey',
  coconut: 'Coconut',
  sulphite: 'Sulfites',
  celery: 'Celery',
  mustard: 'Mustard',
}

export const ticks = Object.entries(names).map(([code, name]) => ({ code: code as AllergenCode, name }))
