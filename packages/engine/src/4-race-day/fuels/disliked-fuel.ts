import type { Runner } from '../../1-runner/runner.ts'
import type { Product } from '../../foods/products.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'

/** Salt is no matter of taste on a run. */
const salt = 'salt-table'

/** Whether it is made at home of a food that the runner does not like: rice balls without rice are none. */
export const isOfDislikedFood = (
  { madeOf }: Pick<Product, 'madeOf'>,
  { preferences: { kitchen } }: Runner,
): boolean => {
  const disliked = new Set((kitchen?.dislikes ?? []).map(groceryIdOf))
  return (madeOf ?? []).some(({ foodId }) => foodId !== salt && disliked.has(groceryIdOf(foodId)))
}
