/** A phone and a laptop, px. */
export const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
