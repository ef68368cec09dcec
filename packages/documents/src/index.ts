export { anotherGroceryText } from './another/grocery-text.ts'
export { anotherScheduleText } from './another/schedule-text.ts'
export { groceryListText } from './grocery-list-text.ts'
export { inFewColors } from './pdf/few-colors.ts'
export type {
  PdfDocument,
  PdfPicture,
  PdfRole,
  PdfTag,
  PdfText,
  PdfWord,
} from './pdf/pdf-document.ts'
export { writePdf } from './pdf/write-pdf.ts'
export { pdfFileName } from './pdf-file-name.ts'
export { planTitle } from './plan-title.ts'
export { anotherRaceHeading, raceHeading, type RaceHeading } from './race-heading.ts'
export { raceScheduleText } from './race-schedule-text.ts'
export { raceName, readableDay } from './readable.ts'
export {
  mealsOf,
  type RenderedDay,
  renderedDay,
  type RenderedMeal,
  type RenderedPlan,
  zipFactsAndWords,
} from './rendered-plan.ts'
