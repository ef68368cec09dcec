/** The layout is 794 px wide, which is 210 mm (A4) on paper. */
export const sheet = { width: 794, height: 1123, top: 44, bottom: 58, side: 46 } as const

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
