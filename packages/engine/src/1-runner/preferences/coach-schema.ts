import { visibleText } from '../text/visible-text.ts'
import { z } from './zod.ts'

const id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** What a model chose among what the engine permits; what the runner set wins over it. */
export const coachSchema = z
  .strictObject({
    by: z
      .string()
      .min(1)
      .max(80)
      .refine((text) => visibleText(text) === text, { params: { code: 'not-a-line' } })
      .describe('The name of the model'),
    meals: z.record(z.string(), z.array(id).max(3)),
    sides: z.record(z.string(), z.array(z.string()).max(2)),
    fuels: z.array(z.string()).max(4),
    if_then: z.array(z.string()).max(3),
  })
  .partial()
  .required({ by: true })
