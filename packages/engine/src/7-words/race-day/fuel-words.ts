import { findProduct, type Product } from '../../foods/products.ts'

interface FuelWords {
  /** Within a sentence. */
  readonly name: string
  /** Taken by the portion from a larger amount: "portion of homemade sugar gel". */
  readonly byThePortion?: true
  /** On a list, where its name leaves open what it is, or what must not be in it. */
  readonly bought?: string
  /** Its name is its count: "half a banana". */
  readonly namesItsCount?: true
}

/** Race fuels in plain words. Figures, diets and allergens are those of `sports-products.json`. */
export const fuelWords: Readonly<Record<string, FuelWords>> = {
  'maurten-gel-100': { name: 'Maurten Gel 100' },
  'pf-30-gel': { name: 'Precision PF 30 Gel' },
  'neversecond-c30-gel': { name: 'Neversecond C30 gel' },
  'gu-energy-gel': { name: 'GU Energy Gel, caffeine-free' },
  'sis-beta-fuel-gel': { name: 'SiS Beta Fuel gel' },
  'untapped-maple': { name: 'UnTapped maple syrup packet' },
  'honey-stinger-gel': { name: 'Honey Stinger gel' },
  'generic-gel': { name: 'energy gel', bought: 'energy gel (caffeine-free)' },
  'generic-gel-dual': {
    name: 'energy gel with glucose and fructose',
    bought: 'energy gel with glucose and fructose (caffeine-free)',
  },
  'sis-go-isotonic': { name: 'SiS GO Isotonic gel' },
  'pf-30-chew': { name: 'Precision PF 30 chew packet' },
  'clif-bloks': { name: 'half packet of Clif Bloks' },
  'maple-salted-gel': { name: 'homemade salted maple gel', byThePortion: true },
  'maple-flask': { name: 'serving of maple syrup from a flask' },
  'sugar-gel-home': { name: 'homemade sugar gel', byThePortion: true },
  'sugar-lemon-gel-home': { name: 'homemade lemon sugar gel', byThePortion: true },
  'honey-salted-gel': { name: 'homemade honey gel', byThePortion: true },
  'corn-syrup-gel-home': { name: 'homemade corn syrup gel', byThePortion: true },
  'corn-syrup-flask': { name: 'serving of light corn syrup from a flask' },
  'date-paste-gel-home': { name: 'homemade date gel', byThePortion: true },
  'banana-half': { name: 'half a banana', namesItsCount: true },
  'pretzels-28': { name: 'bag of 28 g salted pretzels' },
  'crackers-saltine-10': { name: 'pack of 10 saltine crackers' },
  'dates-2': { name: 'pair of Medjool dates' },
  'fig-bars-2': { name: 'pack of 2 fig bars' },
  'jelly-beans-28': { name: 'bag of 10 large jelly beans' },
  'raisins-box': { name: 'small box of raisins' },
  'rice-ball-salted': { name: 'salted rice ball of 100 g' },
  'rice-ball-plain': { name: 'plain rice ball of 100 g' },
  'rice-ball-sweet': { name: 'sweet rice ball of 100 g' },
  'boiled-potato-salted': { name: 'salted boiled potato of 100 g' },
  'boiled-potato-plain': { name: 'plain boiled potato of 100 g' },
  'potato-puree-flask': { name: 'flask of salted potato purée' },
  'orange-quarters': { name: 'half an orange in quarters', namesItsCount: true },
  'skratch-sport-hydration': { name: 'Skratch Labs Sport Hydration drink' },
  'tailwind-endurance': { name: 'Tailwind Endurance Fuel' },
  'neversecond-c30-drink': { name: 'Neversecond C30 sports drink' },
  'gatorade-endurance': { name: 'Gatorade Endurance drink' },
  'generic-sports-drink-6': { name: 'sports drink (6% carbs)' },
  'generic-sports-drink-8': { name: 'sports drink (8% carbs)' },
  'sports-drink-home-sugar': { name: 'homemade sports drink' },
  'sports-drink-home-strong': { name: 'homemade strong sports drink' },
  'sports-drink-home-orange': { name: 'homemade orange sports drink' },
  'salty-drink-home': { name: 'homemade salty drink' },
  'salted-water-home': { name: 'lightly salted water' },
  'ph-500': { name: 'Precision PH 500', bought: 'Precision PH 500 electrolyte drink' },
  'ph-1000': { name: 'Precision PH 1000', bought: 'Precision PH 1000 electrolyte drink' },
  'nuun-sport': { name: 'Nuun', bought: 'Nuun Sport electrolyte drink' },
  'high5-zero': { name: 'High5', bought: 'High5 ZERO electrolyte drink' },
  'saltstick-caps': { name: 'salt capsule (SaltStick Caps)' },
  's-caps': { name: 'salt capsule (S!Caps)' },
  'salt-quarter-tsp': { name: 'table salt' },
}

const wordsFor = (product: string): FuelWords =>
  fuelWords[product] ?? { name: nameOf(findProduct(product)) ?? product }

/** With its maker, which most names of the catalog leave out. */
function nameOf(product: Product | undefined): string | undefined {
  const [maker] = product?.brand?.split(' ') ?? []
  return product && maker && !product.name.includes(maker)
    ? `${product.brand} ${product.name}`
    : product?.name
}

/** Its name on a list: "homemade sugar gel". */
export const fuelListName = (product: string): string => {
  const { bought, name } = wordsFor(product)
  return bought ?? name
}

/** One of it within a sentence: "energy gel", "portion of homemade sugar gel". */
export const fuelName = (product: string): string => {
  const { name, byThePortion } = wordsFor(product)
  return byThePortion ? `portion of ${name}` : name
}

/** One of it where it is bought: "energy gel (caffeine-free)", "portion of homemade sugar gel". */
export const fuelInTheShop = (product: string): string => wordsFor(product).bought ?? fuelName(product)

/** Whether it is counted in portions. */
export const isByThePortion = (product: string): boolean => wordsFor(product).byThePortion === true

/** Whether its name is its count: "half a banana". */
export const namesItsCount = (product: string): boolean => wordsFor(product).namesItsCount === true

/** "1 energy gel", "3 × energy gel", "half a banana". */
export function countedFuel(product: string, count = 1): string {
  if (namesItsCount(product)) return fuelName(product)
  return count === 1 ? `1 ${fuelName(product)}` : `${count} × ${fuelName(product)}`
}
