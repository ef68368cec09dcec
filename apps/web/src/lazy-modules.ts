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
export const checkTitlesModule = lazyModule(() => import('./result/audit/check-titles.ts'))

/**
 * Fetches the modules that a submit needs; the build lists their files. They are not run yet: on a slow phone that would
 * delay keystrokes.
 */
export function prefetchModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  const files = late.split(' ').filter((file) => file !== '')
  whenIdle(() => {
    for (const href of files) {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        href,
      })
      document.head.append(link)
    }
  })
}

/** Runs once the page is idle, after two seconds at the latest. */
export function whenIdle(then: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 300)
}
