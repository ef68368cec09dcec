import type { Product } from '../../foods/products.ts'

/** A race fuel in plain words, within a sentence. */
interface FuelWords {
  /** "homemade sugar gel" */
  readonly name: string
  /** "portion of homemade sugar gel", "half a banana" */
  readonly one: string
  readonly counted: 'pieces' | 'portions' | 'halves'
}

const piece = (name: string): FuelWords => ({ name, one: name, counted: 'pieces' })
const portion = (name: string): FuelWords => ({ name, one: `portion of ${name}`, counted: 'portions' })
const half = (name: string): FuelWords => ({ ...piece(`half ${name}`), counted: 'halves' })

/** The products of `race-fuels.ts`. */
export const fuelNames: Readonly<Record<string, FuelWords>> = {
  'maurten-gel-100': piece('Maurten Gel 100'),
  'pf-30-gel': piece('Precision PF 30 Gel'),
  'neversecond-c30-gel': piece('Neversecond C30 gel'),
  'gu-energy-gel': piece('GU Energy Gel, caffeine-free'),
  'sis-beta-fuel-gel': piece('SiS Beta Fuel gel'),
  'untapped-maple': piece('UnTapped maple syrup packet'),
  'honey-stinger-gel': piece('Honey Stinger gel'),
  'generic-gel': piece('energy gel'),
  'maple-salted-gel': portion('homemade salted maple gel'),
  'maple-flask': piece('serving of maple syrup from a flask'),
  'sugar-gel-home': portion('homemade sugar gel'),
  'sugar-lemon-gel-home': portion('homemade lemon sugar gel'),
  'honey-salted-gel': portion('homemade honey gel'),
  'corn-syrup-gel-home': portion('homemade corn syrup gel'),
  'date-paste-gel-home': portion('homemade date gel'),
  'banana-half': half('a banana'),
  'raisins-box': piece('small box of raisins'),
  'rice-ball-salted': piece('salted rice ball of 100 g'),
  'rice-ball-sweet': piece('sweet rice ball of 100 g'),
  'boiled-potato-salted': piece('salted boiled potato of 100 g'),
  'potato-puree-flask': piece('flask of salted potato purée'),
  'orange-quarters': half('an orange in quarters'),
  'skratch-sport-hydration': piece('Skratch Labs Sport Hydration drink'),
  'tailwind-endurance': piece('Tailwind Endurance Fuel'),
  'neversecond-c30-drink': piece('Neversecond C30 sports drink'),
  'gatorade-endurance': piece('Gatorade Endurance drink'),
  'gatorade-rtd-500': piece('sports drink'),
  'powerade-rtd-500': piece('sports drink'),
  'sports-drink-home-sugar': piece('homemade sports drink'),
  'sports-drink-home-strong': piece('homemade strong sports drink'),
  'sports-drink-home-orange': piece('homemade orange sports drink'),
  'salty-drink-home': piece('homemade salty drink'),
  'salted-water-home': piece('lightly salted water'),
  'ph-500': piece('Precision PH 500 electrolyte drink'),
  'ph-1000': piece('Precision PH 1000 electrolyte drink'),
  'nuun-sport': piece('Nuun Sport electrolyte drink'),
  'high5-zero': piece('High5 ZERO electrolyte drink'),
  'saltstick-caps': piece('salt capsule (SaltStick Caps)'),
  's-caps': piece('salt capsule (S!Caps)'),
  'salt-quarter-tsp': piece('table salt'),
}

export const fuelWords = ({ id, name }: Pick<Product, 'id' | 'name'>): FuelWords =>
  fuelNames[id] ?? piece(name)

/** "energy gel", "portion of homemade sugar gel". */
export const fuelName = (product: Pick<Product, 'id' | 'name'>): string => fuelWords(product).one

/** "1 energy gel"; half a fruit takes no number. */
export const oneServing = (product: Product): string => {
  const { one, counted } = fuelWords(product)
  return counted === 'halves' ? one : `1 ${one}`
}
