/** Water is in every kitchen, and what a runner sweats has to be eaten: less salt is a word about health, not about taste. */
const needed: ReadonlySet<string> = new Set(['water-tap', 'salt-table'])

/** Whether a food stays, whatever a runner likes. */
export const isNeeded = (foodId: string): boolean => needed.has(foodId)
