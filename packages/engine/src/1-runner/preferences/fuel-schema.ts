import { choice } from './choice-schema.ts'
import { z } from './zod.ts'

export const caffeineForms = ['none', 'coffee', 'gel', 'tablet'] as const

export const fuelSchema = z
  .strictObject({
    main: z
      .array(choice)
      .max(4)
      .describe(
        'What is eaten on the run; several are taken in turn. None: the drink alone. Left out: the plan’s own',
      ),
    drink: z
      .union([z.literal('water'), z.literal('course'), choice])
      .describe('Water, the drink of the course, or what is drunk instead'),
    salt: z.boolean().describe('Whether salt may be taken besides'),
    caffeine: z.enum(caffeineForms).describe('How the optional caffeine is taken; none leaves it out'),
  })
  .partial()
  .refine(({ main, drink }) => main?.length !== 0 || typeof drink === 'object', {
    path: ['main'],
    params: { code: 'needs-own-drink' },
  })
  .describe('What the runner uses; the plan says what that cannot reach')

export const carrySchema = z
  .strictObject({
    bottle_ml: z.int().min(100).max(3000).describe('The bottle or the vest that is carried, ml'),
  })
  .partial()
