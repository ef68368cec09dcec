import type { ShortServing, ShortStop } from '@race-nutrition/engine'

/** "0:20 · mi 2.1 – gel + 5 oz" */
export const stopLine = ({ time, mark, clock, takes, thirst }: ShortStop): string =>
  `${[time, mark, clock].filter((part) => part !== null).join(' · ')} – ${takesText(takes)}${thirst === null ? '' : `; ${thirst}`}`

/** "gel + 5 oz" */
export const takesText = (takes: readonly ShortServing[]) => takes.map(({ text }) => text).join(' + ')
