import type { FrameGroup } from '../../../frames.ts'
import { canPractice, practicePlaces } from '../../../line-conditions.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  isFor: canPractice,
  leads: `
    in training,
    on your/the long run,
  `,
  cores: `
    get to know (your/the) {food}
    practice/rehearse reaching for (your/the) {food}
    practice/train/run with (your/the) {food}
  `,
  tails: `
    in training
    on the/your long run
    so that nothing is new on race day
    so that your hands know what to do
  `,
  statements: `
    know how (your/the) {food} feels/tastes
    note/write (down) how (your/the) {food} felt/feels/worked/works
  `,
}
