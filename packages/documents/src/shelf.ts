/** A shelf of the store with its name; an empty one is left out. */
export const shelf = (name: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', name, ...items]
