import { linePlaces, sideKinds } from '@race-nutrition/engine'
import * as z from 'zod'

/**
 * What a model is asked for: choices among ids that the prompt lists, and lines. It holds no number, no food by name and no
 * record with keys of the model's own, which some services do not accept in a schema.
 */
const coachAnswer = z.strictObject({
  choices: z
    .strictObject({
      meals: z
        .array(
          z.strictObject({
            meal: z.string().describe('A meal of the list, like 3-days-before.dinner'),
            recipes: z.array(z.string()).describe('Ids that the list has for it, the best first'),
            sides: z.array(z.enum(sideKinds)).describe('At most two, or none to leave them to the plan'),
          }),
        )
        .describe('Meals where another recipe or other sides suit this runner better; at most 12'),
      fuels: z
        .array(z.string())
        .describe('Ids of the listed fuels, the best first; none to leave them as they are'),
      if_then: z
        .array(z.string())
        .describe('Up to three codes of what most matters to this runner on this course'),
    })
    .describe('Among the listed ids alone'),
  lines: z
    .array(z.strictObject({ place: z.enum(linePlaces), text: z.string() }))
    .describe('Words of a coach beside the plan; at most 14'),
})

/** JSON Schema of the answer: every field required, nothing else allowed. */
export const coachAnswerSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(coachAnswer, { io: 'output', target: 'draft-2020-12' }),
})
