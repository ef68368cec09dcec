import { allergenCodes } from '../../foods/exclusions/allergen-groups.ts'
import { isDrink, isOwnId, labelDiets, labelKinds, labelLimits, labelSugars } from '../../foods/own-label.ts'
import { findProduct } from '../../foods/products.ts'
import { visibleText } from '../text/visible-text.ts'
import { z } from './zod.ts'

/** A product of the catalog. */
const fromCatalog = z.strictObject({
  product: z
    .string()
    .refine((id) => findProduct(id) !== undefined && !isOwnId(id), { params: { code: 'unknown-product' } })
    .describe('Id of a product'),
})

/** Marks over letters and joined emoji are longer than they look. */
const unitsInACharacter = 8

const isLine = (name: string) =>
  name === name.trim() && name === visibleText(name) && !/[\t\n\r\u2028\u2029]/.test(name)

const name = z
  .string()
  .min(1)
  .max(unitsInACharacter * labelLimits.nameLength)
  .refine((text) => Array.from(text.normalize()).filter(isSeen).length <= labelLimits.nameLength, {
    params: { code: 'too-long', most: labelLimits.nameLength },
  })
  .refine(isLine, { params: { code: 'not-a-line' } })
  .describe('As on the packet')

/** Not a mark, a joiner or a skin tone, which are part of the character before. */
const isSeen = (character: string) => !/^[\p{M}\p{Cf}\p{Emoji_Modifier}]$/u.test(character)

const amount = (most: number) => z.number().min(0).max(most)

const label = z
  .strictObject({
    name,
    kind: z
      .enum(labelKinds)
      .describe('What it is: a gel, a drink as sold, a powder that is mixed, a salt capsule'),
    carbs_g: amount(labelLimits.carbs_g).describe('Carbs of one serving, g'),
    sodium_mg: amount(labelLimits.sodium_mg)
      .nullable()
      .describe('Sodium of one serving, mg; null if unknown'),
    caffeine_mg: amount(labelLimits.caffeine_mg).describe('Caffeine of one serving, mg'),
    volume_ml: z
      .number()
      .min(labelLimits.volume_ml.least)
      .max(labelLimits.volume_ml.most)
      .nullable()
      .describe('Of a drink: one serving as drunk, ml; otherwise null'),
    sugars: z.enum(labelSugars).describe('Glucose or maltodextrin alone, with fructose, or unknown'),
    contains: z
      .union([z.literal('unknown'), z.array(z.enum(allergenCodes)).max(allergenCodes.length)])
      .describe('Allergens on the label, or unknown'),
    diet: z.enum(labelDiets).optional().describe('What the label says of itself'),
  })
  .refine((given) => !isDrink(given) || given.volume_ml !== null, {
    path: ['volume_ml'],
    params: { code: 'needed-for-a-drink' },
  })
  .refine((given) => isDrink(given) || given.volume_ml === null, {
    path: ['volume_ml'],
    params: { code: 'only-for-a-drink' },
  })

const own = z.strictObject({ label })

/** Of the catalog, or a label typed in. */
export const choice = z.union([fromCatalog, own])

export type FuelChoice = z.output<typeof choice>
