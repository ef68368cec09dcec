import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is packed. */
export const preparing: FrameGroup = {
  cores: `
    check that (your/the) {food} fits your/the belt/pocket/pockets/vest
    check that (your/the) {food} is packed/there/ready
    keep/carry/have (your/the) {food} within (easy) reach
    keep/have (your/the) {food} ready/handy/close
    know where (your/the) {food} is/sits
    lay/set out (your/the) {food}
    make sure (that) (your/the) {food} is packed/there/ready
    pack (your/the) {food}
    put/tuck/pack/carry (your/the) {food} in/into your/the (race) belt/bag/pocket/pockets/kit/vest
    travel with (your/the) {food}
  `,
  tails: `
    before you leave/pack
    in good time
    in your belt/bag/pocket/kit
    in your race belt/vest
    next to your shoes/bib/kit
    so nothing is new on race day
    so race day feels/is familiar/easy/calm
    so your hands know what to do
    with your shoes/bib/kit
  `,
  statements: `
    (your/the) {food} goes in/into your/the belt/bag/pocket/kit
    (your/the) {food} is in your/the kit/belt/bag/plan
    (your/the) {food} is what you practiced/rehearsed/know
    your/the kit/belt/bag/plan has/holds (your/the) {food}
  `,
}
