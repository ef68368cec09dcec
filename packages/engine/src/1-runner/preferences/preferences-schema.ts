import { coachSchema } from './coach-schema.ts'
import { courseSchema } from './course-schema.ts'
import { kitchenSchema } from './kitchen-schema.ts'
import { carrySchema, fuelSchema } from './fuel-schema.ts'
import { z } from './zod.ts'

/**
 * What a runner may set besides the fifteen answers; every part is optional, and without any the plan is the usual one.
 * The names are those of the wire: `preferences` of a call, of a saved plan and of a link.
 */
export const preferencesSchema = z
  .strictObject({
    start_time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .describe('The start by the clock, like 07:30'),
    time_zone: z
      .string()
      .max(64)
      .regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/)
      .describe('IANA name of the zone of the start, like America/New_York'),
    practiced_g_per_hr: z
      .int()
      .min(0)
      .max(120)
      .describe('Carbs an hour that the runner has held while running, g'),
    fuel: fuelSchema,
    carry: carrySchema,
    dose: z.enum(['planned', 'lighter']).describe('The full dose of carbs, or the lighter one'),
    forecast: z
      .strictObject({
        temp_c: z.number().min(-15).max(45).describe('Temperature during the race, °C'),
        humidity: z.number().min(0).max(100).describe('Relative humidity, percent'),
      })
      .describe('The weather of the race'),
    course: courseSchema,
    kitchen: kitchenSchema,
    coach: coachSchema,
  })
  .partial()
  .refine((given) => given.practiced_g_per_hr === undefined || given.dose === undefined, {
    path: ['dose'],
    params: { code: 'not-with', other: 'practiced_g_per_hr' },
  })
  .refine((given) => given.fuel?.drink !== 'course' || given.course?.drink !== undefined, {
    path: ['fuel', 'drink'],
    params: { code: 'only-with', other: 'course.drink' },
  })
  .refine((given) => given.time_zone === undefined || given.start_time !== undefined, {
    path: ['time_zone'],
    params: { code: 'only-with', other: 'start_time' },
  })

/** As parsed: the type is the proof that every part is possible. */
export type Preferences = z.output<typeof preferencesSchema>

export const noPreferences: Preferences = {}
