import type { FitField, FitMessage } from './fit-file.ts'

/** Seconds from 1970 to 31 December 1989, the beginning of FIT's time. */
const epoch = 631_065_600

/** Seconds of FIT's time. */
export const fitTime = (unixSeconds: number) => unixSeconds - epoch

/** Half circles of 2³¹: how FIT writes degrees. */
export const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180)

export const running = 1

/** The kinds of file that are written here. */
export const fileTypes = { workout: 5, course: 6 } as const

/** The maker of files that belong to no company. */
const development = 255

/** `created`: seconds of FIT's time; a watch tells files apart by it. */
export const fileId = (type: keyof typeof fileTypes, created: number): FitMessage => ({
  message: 0,
  fields: [
    { field: 0, type: 'enum', value: fileTypes[type] },
    { field: 1, type: 'uint16', value: development },
    { field: 2, type: 'uint16', value: 1 },
    { field: 3, type: 'uint32z', value: created },
    { field: 4, type: 'uint32', value: created },
  ],
})

/** The time stamp of a message. */
export const timestamp = (value: number): FitField => ({ field: 253, type: 'uint32', value })

/** The place of a message in its list. */
export const messageIndex = (value: number): FitField => ({ field: 254, type: 'uint16', value })
