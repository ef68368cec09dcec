import type { Runner } from '../../1-runner/runner.ts'
import { isNeeded } from '../../foods/needed-foods.ts'
import type { Product } from '../../foods/products.ts'
import { leftOutWith } from '../../foods/sold-together.ts'

/** Whether it is made at home of a food that the runner does not like: rice balls without rice are none. */
export const isOfDislikedFood = (
  { madeOf }: Pick<Product, 'madeOf'>,
  { preferences: { kitchen } }: Runner,
): boolean => {
  const isDisliked = leftOutWith(kitchen?.dislikes ?? [])
  return (madeOf ?? []).some(({ foodId }) => !isNeeded(foodId) && isDisliked(foodId))
}
