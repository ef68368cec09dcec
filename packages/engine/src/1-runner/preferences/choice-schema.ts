import { findProduct } from '../../foods/products.ts'
import { z } from './zod.ts'

/** A product of the catalog. */
export const choice = z.strictObject({
  product: z
    .string()
    .refine((id) => findProduct(id) !== undefined, { params: { code: 'unknown-product' } })
    .describe('Id of a product'),
})
