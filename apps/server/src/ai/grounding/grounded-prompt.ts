import type { Questionnaire, RacePlan, Runner } from '@race-nutrition/engine'
import type { Prompt } from '../writer.ts'
import { baselinePart } from './baseline-part.ts'
import { runnerPart } from './runner-part.ts'
import { systemInstruction } from './system-instruction.ts'
import { taskPart } from './task-part.ts'

/** The one prompt of the server: the role, the runner, targets and plan, what to write. Text from a client is only ever data. */
export function groundedPrompt(answers: Questionnaire, runner: Runner, { plan, object }: RacePlan): Prompt {
  const text = [runnerPart(answers, plan), baselinePart(object, plan), taskPart(runner, object)].join('\n\n')
  return { system: systemInstruction, turns: [{ by: 'user', text }] }
}
