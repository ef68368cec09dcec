import type { ProgressStage } from '@race-nutrition/contract'

/** What the service is doing, as the text under the loading bar says it. */
export const stageWords: Readonly<Record<ProgressStage, string>> = {
  planned: 'Your numbers, meals and race table are planned.',
  asked: 'The AI model is choosing among your meals and fuels.',
  written: 'The AI model has answered.',
  settling: 'Planning with its choices and checking every line.',
}
