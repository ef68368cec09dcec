import type { Questionnaire, RacePlan, Runner } from '@race-nutrition/engine'
import type { Ask } from '../writer.ts'
import { baselinePart } from './baseline-part.ts'
import { runnerPart } from './runner-part.ts'
import { systemInstruction } from './system-instruction.ts'
import { taskPart } from './task-part.ts'

/** The one prompt of the server: who, the runner, targets and plan, what to write. Nothing that a client wrote is forwarded as more than data. */
export function groundedAsk(answers: Questionnaire, runner: Runner, { plan, object }: RacePlan): Ask {
  const text = [runnerPart(answers, plan), baselinePart(object, plan), taskPart(runner, object)].join('\n\n')
  return { system: systemInstruction, turns: [{ by: 'user', text }] }
}
