import type { Runner } from '../../1-runner/runner.ts'
import { isNeeded } from '../../foods/needed-foods.ts'
import { isBurning } from '../../foods/reflux-foods.ts'
import type { Product } from '../../foods/products.ts'
import { leftOutWith } from '../../foods/sold-together.ts'
import { mentions } from '../../health.ts'

type Made = Pick<Product, 'madeOf'>

/** Whether it is made at home of a food that the runner does not like: rice balls without rice are none. */
export const isOfDislikedFood = ({ madeOf }: Made, { preferences: { kitchen } }: Runner): boolean => {
  const isDisliked = leftOutWith(kitchen?.dislikes ?? [])
  return (madeOf ?? []).some(({ foodId: id }) => !isNeeded(id) && isDisliked(id))
}

/** Whether another fuel of the plan's own comes first: it is of a food that is not liked, or that burns with reflux. */
export const isUnwantedFuel = (product: Made, runner: Runner): boolean =>
  isOfDislikedFood(product, runner) ||
  (mentions(runner, 'reflux') && (product.madeOf ?? []).some(({ foodId: id }) => isBurning({ id })))
