import { stops } from '../../evidence/fluids.ts'
import { choice } from './choice-schema.ts'
import { z } from './zod.ts'

const km = z.number().min(0.1).max(42.2)

const places = z.array(km).min(1).max(80)

/** The course beside the answer Flat or Hilly: what a file of it measures, and what the race hands out where. */
export const courseSchema = z
  .strictObject({
    name: z.string().trim().min(1).max(80),
    // Where the rest was filled in from: it counts once the runner has checked it against the race's own guide.
    preset: z
      .string()
      .max(40)
      .regex(/^[a-z][a-z-]*$/)
      .describe('Id of a race whose stations were filled in'),
    checked: z.boolean().describe('Whether the runner has checked them against the guide of the race'),
    stations: z
      .union([
        z.strictObject({
          every_km: z.number().min(0.5).max(21.1),
          from_km: km.optional(),
          to_km: km.optional(),
        }),
        z.strictObject({ at_km: places }),
      ])
      .describe('Where water is handed out'),
    drink: choice.describe('The sports drink of the stations'),
    drink_at_km: places.describe('The stations with the sports drink; all of them if left out'),
    // What is swallowed of a cup, not what it holds.
    cup_ml: z.int().min(50).max(stops.value.mostMilliliters).describe('Milliliters swallowed of one cup'),
    gels: z
      .array(z.strictObject({ product: choice, at_km: places }))
      .max(6)
      .describe('Gels that are handed out'),
    // With decimals, so that 1,000 ft stays 1,000 ft.
    climb_m: z.number().min(0).max(3000).describe('Meters of climb over the whole course'),
  })
  .partial()
  .superRefine((course, context) => {
    if (course.stations) return
    for (const part of ['drink', 'drink_at_km', 'cup_ml', 'gels'] as const)
      if (course[part] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [part],
          params: { code: 'only-with', other: 'course.stations' },
        })
  })

export type CoursePreferences = z.output<typeof courseSchema>
