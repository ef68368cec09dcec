import { stops } from '../evidence/fluids.ts'

/** Whether the carbs of a row, in grams, are to be fed with: the sugar of an electrolyte tablet is not. Evidence: stops. */
export const isFeed = (carbs: number): boolean => carbs > stops.value.feedAboveGrams
