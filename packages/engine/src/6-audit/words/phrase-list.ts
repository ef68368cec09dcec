/** Phrases parted by commas, so that a long table can be read as one. */
export const phrases = (list: string): readonly string[] => list.trim().split(/,\s+/u)
