import type { ShortServing } from '@race-nutrition/engine'

/** What a text says, which its color shows: a place, something beside it, or what is taken. */
export type Tone = 'place' | 'beside' | ShortServing['of']

export type PictureColors = Readonly<Record<Tone | 'ground', string>>

/** The page's own colors of nutrients. Black costs the screen of a phone no light at night. */
export const onBlack = {
  ground: '#000000',
  place: '#ffffff',
  beside: '#a9b7c0',
  fuel: '#ff9a62',
  drink: '#6cc0f5',
  salt: '#bfa3ee',
} as const satisfies PictureColors

export const onWhite = {
  ground: '#ffffff',
  place: '#14212b',
  beside: '#4a5a66',
  fuel: '#c2410c',
  drink: '#0b6aa8',
  salt: '#6b4aa0',
} as const satisfies PictureColors
