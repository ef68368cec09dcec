/** What is cut out, in millimeters, as printed at 100%. */
export const stripSize = { width: 25, length: 200, flap: 10 } as const

/** An ID card (ISO/IEC 7810 ID-1). */
export const cardSize = { width: 85.6, height: 54 } as const

export const labelSize = { width: 62, height: 22 } as const

/** A bar to hold a ruler against. */
export const testBar = 50
