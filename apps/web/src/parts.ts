import { openUnderstanding } from './form/open-understanding.ts'
import { latePart } from './late-part.ts'
import { openPlanning } from './planning/open-planning.ts'

// What the first paint does without: zod, the grammar of the answers, the plan's view.
export const contractPart = latePart(() => import('./loading/plan-call.ts'))
export const understandingPart = latePart(openUnderstanding)
export const sweatRatePart = latePart(() => import('./form/sweat-rate-dialog.tsx'))
export const planViewPart = latePart(() => import('./result/plan-view.tsx'))
// The whole engine, where the plan that came is of another version of it.
export const planningPart = latePart(openPlanning)
// What a plan on the screen does without until then: the checks of another service's plan, and the names of ours.
export const foreignCheckPart = latePart(() => import('./result/foreign-check.ts'))
// Making a PDF, brought once a plan is shown.
export const pdfPart = latePart(() => import('./result/pdf/prepare-pdf.ts'))
export const checkTitlesPart = latePart(() => import('./result/check-titles.ts'))

/**
 * Fetches what a submit will need; the build says where it is. It is not run yet: on a slow phone that takes long enough
 * for a key to wait for it.
 */
export function prefetchParts(): void {
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

/** Once the page has nothing else to do; within two seconds where it always has. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 300)
}
