/** A shelf of the shop under its name; an empty one is left out. */
export const shelf = (name: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', name, ...items]
