import type { Runner } from '../../1-runner/runner.ts'
import { isNeeded } from '../../foods/needed-foods.ts'
import { isBurning } from '../../foods/burning.ts'
import type { Product } from '../../foods/products.ts'
import { leftOutWith } from '../../foods/sold-together.ts'
import { mentions } from '../../health.ts'

/** Whether it is made at home of a food that the runner does not like, or that burns: rice balls without rice are none. */
export const isOfDislikedFood = (
  { madeOf }: Pick<Product, 'madeOf'>,
  { health, preferences: { kitchen } }: Runner,
): boolean => {
  const isDisliked = leftOutWith(kitchen?.dislikes ?? [])
  const hasReflux = mentions({ health }, 'reflux')
  return (madeOf ?? []).some(
    ({ foodId: id }) => (!isNeeded(id) && isDisliked(id)) || (hasReflux && isBurning({ id })),
  )
}
