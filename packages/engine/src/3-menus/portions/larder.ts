import { grainsAndBreads } from './larder/grains-and-breads.ts'
import { milkEggsAndMeat } from './larder/milk-eggs-and-meat.ts'
import { plants } from './larder/plants.ts'
import { seasoningsAndSnacks } from './larder/seasonings-and-snacks.ts'
import type { LarderLine } from './larder/larder-line.ts'

/**
 * The foods that recipes are made of, in plain words. Ids are those of `foods.json`;
 * what a runner may eat of them is decided there, never here.
 */
export const larder = {
  ...grainsAndBreads,
  ...plants,
  ...milkEggsAndMeat,
  ...seasoningsAndSnacks,
}

export type LarderId = keyof typeof larder

/** The line of a food that some recipe uses. */
export const larderLine = (id: LarderId): LarderLine => larder[id]
