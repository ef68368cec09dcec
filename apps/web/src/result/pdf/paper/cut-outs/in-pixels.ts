import { paperSize, sheet } from '../../sheet-size.ts'

/** Millimeters on paper in pixels of the layout. */
export const inPixels = (millimeters: number) => (millimeters * sheet.width) / paperSize[0]
