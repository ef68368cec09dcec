import { type Field, fields } from '@race-nutrition/engine'
import * as z from 'zod'
import { text } from './wire.ts'

const answers = Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>

/** The fifteen answers, all text. Parsing and validating them is the engine's task. */
export const questionnaire = z.object(answers)
