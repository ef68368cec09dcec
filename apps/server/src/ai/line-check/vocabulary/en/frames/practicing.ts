import type { FrameGroup } from '../../../frames.ts'
import { practicePlaces } from '../../../talk-topics.ts'

/** Fuel that is practiced. */
export const practicing: FrameGroup = {
  places: practicePlaces,
  leads: `
    for the long run
    in training
    on your/the long run/runs
  `,
  cores: `
    get to know (your/the) {food}
    know how (your/the) {food} opens/tastes/feels
    practice/rehearse opening/carrying (your/the) {food}
    practice/rehearse reaching for (your/the) {food}
    practice/rehearse/train/run with (your/the) {food}
    write/note (down) how (your/the) {food} felt/feels/works/worked
  `,
  tails: `
    in training
    on the/your long run/runs
    so nothing is new on race day
    so race day feels/is familiar/easy/calm
    so your hands know what to do
  `,
}
