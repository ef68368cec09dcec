/**
 * The layout is 794 px wide, which is 210 mm (A4) on paper. Everything stands within 190 × 257 mm in its middle, which
 * US Letter (216 × 279 mm) shows whole, whether it is centered there or put to an edge.
 */
export const sheet = { width: 794, height: 1123, top: 76, bottom: 98, side: 38 } as const

/** From the lower edge of the paper to the baseline of the footer, px. */
export const footerBase = 79

/** As wide as the text. */
export const chartWidth = sheet.width - 2 * sheet.side

/** The height between the margins of a page, px. */
export const room = sheet.height - sheet.top - sheet.bottom

/** The edge of a broken box, and its padding, px. */
export const edgeRoom = 14

/** A4 portrait, millimeters. */
export const paperSize = [210, 297] as const

export const millimeters = (px: number) => (px * paperSize[0]) / sheet.width

/** Two pixels per CSS pixel: sharp in print and on every screen. */
export const captureScale = 2
