import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is practiced or packed. */
export const preparing: FrameGroup = {
  leads: `
    for the long run
    in training
    on your/the long run/runs
    the day/evening/night before
  `,
  cores: `
    (your/the) {food} goes in/into your/the belt/bag/pocket/kit
    (your/the) {food} is in your/the kit/belt/bag/plan
    (your/the) {food} is what you practiced/rehearsed/know
    check that (your/the) {food} fits your/the belt/pocket/pockets/vest
    check that (your/the) {food} is packed/there/ready
    get to know (your/the) {food}
    keep/carry/have (your/the) {food} within (easy) reach
    keep/have (your/the) {food} ready/handy/close
    know how (your/the) {food} opens/tastes/feels
    know where (your/the) {food} is/sits
    lay/set out (your/the) {food}
    make sure (that) (your/the) {food} is packed/there/ready
    pack (your/the) {food}
    practice/rehearse opening/carrying (your/the) {food}
    practice/rehearse reaching for (your/the) {food}
    practice/rehearse/train/run/travel with (your/the) {food}
    put/tuck/pack/carry (your/the) {food} in/into your/the (race) belt/bag/pocket/pockets/kit/vest
    write/note (down) how (your/the) {food} felt/feels/works/worked
    your/the kit/belt/bag/plan has/holds (your/the) {food}
  `,
  tails: `
    before you leave/pack
    in good time
    in training
    in your belt/bag/pocket/kit
    in your race belt/vest
    next to your shoes/bib/kit
    on the/your long run/runs
    so nothing is new on race day
    so race day feels/is familiar/easy/calm
    so your hands know what to do
    the day/evening/night before
    with your shoes/bib/kit
  `,
}
