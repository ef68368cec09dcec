export { calendarAdvice } from './calendar/calendar-advice.ts'
export { type CalendarFile, calendarFile } from './calendar/calendar-file.ts'
export { type KeptCalendar, readKeptCalendar } from './calendar/kept-calendar.ts'
export { startInstant } from './calendar/start-instant.ts'
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
export { groceryListTable } from './grocery-list-table.ts'
export { groceryListText } from './grocery-list-text.ts'
export {
  chosenBy,
  fuelByModel,
  ifThensByModel,
  linesAt,
  modelOfChoices,
  type PlaceOfLines,
  writtenBy,
  type WrittenLine,
  writtenLines,
} from './model-part.ts'
export type {
  PdfDocument,
  PdfPicture,
  PdfPlane,
  PdfRole,
  PdfTag,
  PdfText,
  PdfWord,
} from './pdf/pdf-document.ts'
export { type Plane, separateColors } from './pdf/separate-colors.ts'
export { writePdf } from './pdf/write-pdf.ts'
export { pdfFileName, takeAlongName } from './pdf-file-name.ts'
export { planTitle } from './plan-title.ts'
export { foreignRaceHeading, raceHeading, type RaceHeading } from './race-heading.ts'
export { raceScheduleTable } from './race-schedule-table.ts'
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
export { type BottleLabel, bottleLabels } from './take-along/bottle-labels.ts'
export { crewSheetText } from './take-along/crew-sheet.ts'
export { cardSize, labelSize, stripSize, testBar } from './take-along/cut-out-sizes.ts'
export { lockScreen, lockScreenSize } from './take-along/lock-screen.ts'
export type { Measure, Picture, PlacedText } from './take-along/picture/picture.ts'
export { type PocketCard, pocketCard } from './take-along/pocket-card.ts'
export { withPrintSize } from './take-along/print-size.ts'
export { takesText } from './take-along/stop-line.ts'
export { type WristStrip, wristStrips } from './take-along/wrist-strip.ts'
export { wristbandPictures, wristbandSize } from './take-along/wristband-pictures.ts'
export { type WatchFile, workoutFile } from './watch/workout-file.ts'
export { type CourseFormat, courseFor } from './watch/course-files.ts'
