import { type Product, products } from '../../foods/products.ts'
import { capitalize } from '../../letter-case.ts'
import { numberText } from '../amounts/format-measures.ts'
import { fuelListName } from '../race-day/fuel-words.ts'

/** A product of the catalog that a race may hand out. */
export interface CourseProduct {
  readonly id: string
  /** "Gatorade Endurance drink, 22 g carbs in 355 ml". */
  readonly name: string
}

/** Every drink that is not made at home, by name. */
export const courseDrinks = () => listOf(({ kind, fluids }) => fluids > 0 && kind !== 'real_food')

/** Every gel, chew or food that is not made at home, by name. */
export const courseGels = () => listOf(({ carbs, fluids }) => carbs > 0 && fluids === 0)

const listOf = (isWanted: (product: Product) => boolean): CourseProduct[] =>
  products
    .filter((product) => product.kind !== 'homemade' && isWanted(product))
    .map((product) => ({
      id: product.id,
      name: `${capitalize(fuelListName(product.id))}, ${figures(product)}`,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

const figures = ({ carbs, caffeine, fluids }: Product) =>
  `${numberText(carbs)} g carbs${caffeine > 0 ? ` and ${numberText(caffeine)} mg caffeine` : ''}${fluids > 0 ? ` in ${numberText(fluids)} ml` : ''}`
