import { openUnderstanding } from './form/understanding/open-understanding.ts'
import { lazyModule } from './lazy-module.ts'
import { openPlanning } from './planning/open-planning.ts'

// Not needed for the first paint: zod, the grammar of the answers, the plan's view.
export const contractModule = lazyModule(() => import('./loading/plan-call.ts'))
export const understandingModule = lazyModule(openUnderstanding)
export const sweatRateModule = lazyModule(() => import('./form/sweat-rate/sweat-rate-dialog.tsx'))
export const planViewModule = lazyModule(() => import('./result/plan-view.tsx'))
// The whole engine, for a plan with other preferences, or made by another version of it.
export const planningModule = lazyModule(openPlanning)
// Not needed to show a plan: the checks of another service's plan, and the titles of our own checks.
export const foreignCheckModule = lazyModule(() => import('./result/audit/foreign-check.ts'))
// Makes the PDF; loaded once a plan is shown.
export const pdfModule = lazyModule(() => import('./result/pdf/prepare-pdf.ts'))
export const preferenceDialogModule = lazyModule(() => import('./result/make-it-yours/preference-dialog.tsx'))
export const mealDialogModule = lazyModule(() => import('./result/make-it-yours/meal-dialog.tsx'))
export const stationsDialogModule = lazyModule(
  () => import('./result/make-it-yours/stations/stations-dialog.tsx'),
)
export const courseFileDialogModule = lazyModule(
  () => import('./result/make-it-yours/course-file/course-file-dialog.tsx'),
)
export const fuelDialogModule = lazyModule(() => import('./result/make-it-yours/fuel/fuel-dialog.tsx'))
// What goes along to the race: the place when it is opened, each export when it is pressed.
export const takeAlongModule = lazyModule(() => import('./take-along/take-along-dialog.tsx'))
export const calendarExportModule = lazyModule(() => import('./take-along/calendar-export.ts'))
export const pictureFilesModule = lazyModule(() => import('./take-along/picture-files.ts'))
export const cutOutFilesModule = lazyModule(() => import('./take-along/cut-out-files.ts'))
export const watchExportModule = lazyModule(() => import('./take-along/watch-export.ts'))
export const sharePlanModule = lazyModule(() => import('./take-along/share-plan.ts'))
// A link or a file that the page is opened with.
export const openedModule = lazyModule(() => import('./take-along/read-opened.ts'))
export const crewScreenModule = lazyModule(() => import('./take-along/lazy-crew-screen.ts'))
export const checkTitlesModule = lazyModule(() => import('./result/audit/check-titles.ts'))

// Loaded right after the first paint.
export const toastsModule = lazyModule(() => import('./toasts/show-toasts.tsx'))

// Nothing that the first screen needs.
export const afterLoadModule = lazyModule(() => import('./after-load/after-load.tsx'))
