export type {
  CourseFile,
  CourseFileFault,
  CoursePoint,
  CourseStation,
  Place,
  ProfilePoint,
  StationKind,
} from './course-file/course-file.ts'
export { readCourseFile } from './course-file/read-course-file.ts'
export { renderCourseFileFault } from './course-file/render-course-file-fault.ts'
export { foreignGroceryText } from './foreign-plan/grocery-text.ts'
export { foreignScheduleText } from './foreign-plan/schedule-text.ts'
export { groceryListText } from './grocery-list-text.ts'
export { quantizeColors } from './pdf/quantize-colors.ts'
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
export { foreignRaceHeading, raceHeading, type RaceHeading } from './race-heading.ts'
export { raceScheduleText } from './race-schedule-text.ts'
export { raceName, readableDay } from './readable-names.ts'
export {
  eatenOn,
  mealsOf,
  recipeOf,
  type RenderedDay,
  renderedDay,
  type RenderedFuel,
  type RenderedMeal,
  type RenderedPlan,
  zipFactsAndWords,
} from './rendered-plan.ts'
