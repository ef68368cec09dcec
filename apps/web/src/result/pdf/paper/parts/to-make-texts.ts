import type { ToMakeWords } from '@race-nutrition/engine'

/** "To make the evening before: Homemade sugar gel, Homemade sports drink": their recipes are printed with the others. */
export const toMakeTexts = (toMake: readonly ToMakeWords[]): string[] =>
  [...new Set(toMake.map(({ when }) => when))].map((when) => {
    const titles = toMake.filter((each) => each.when === when).map(({ title }) => title)
    return `${when}: ${titles.join(', ')}`
  })
