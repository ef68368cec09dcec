import type { RacePlan } from '@race-nutrition/engine'
import type { ModelQuestion } from '../../engine/engine.ts'
import { describeLines } from '../line-check/describe-lines.ts'
import type { Prompt } from '../writer.ts'
import { choicesPart } from './choices-part.ts'
import { runnerPart } from './runner-part.ts'
import { systemInstruction } from './system-instruction.ts'
import { taskPart } from './task-part.ts'

/** The one prompt for a plan: the role, the runner, what may be chosen, how to write. Text from a client is only ever data. */
export function groundedPrompt({ answers, lang }: ModelQuestion, { plan }: RacePlan): Prompt {
  const text = [
    runnerPart(answers, plan),
    choicesPart(plan),
    `# How to write a line\n${describeLines(plan, lang)}`,
    taskPart(plan),
  ].join('\n\n')
  return { for: 'plan', system: systemInstruction, turns: [{ by: 'user', text }] }
}
