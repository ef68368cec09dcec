/** The layout is 794 px wide, which on paper are the 210 mm of A4. */
export const sheet = { width: 794, height: 1123, top: 52, bottom: 66, side: 56 } as const

/** As wide as the text. */
export const chartWidth = sheet.width - 2 * sheet.side

/** What a page holds between its margins, px. */
export const room = sheet.height - sheet.top - sheet.bottom

/** The edge of a box that a page cuts, and the gap to the words in it, px. */
export const edgeRoom = 14

/** A4 upright, millimeters. */
export const paperSize = [210, 297] as const

export const millimeters = (px: number) => (px * paperSize[0]) / sheet.width

/** Two dots to a pixel: sharp in print and on every screen. */
export const captureScale = 2
