import { latePart } from './late-part.ts'

// What the first paint does without: zod, the grammar of the answers, the plan's view.
export const contractPart = latePart(() => import('./loading/plan-call.ts'))
export const understandingPart = latePart(() => import('./form/understanding.ts'))
export const planViewPart = latePart(() => import('./result/plan-view.tsx'))
// What a plan on the screen does without until then: the audit, where the service gave none, and the names of its checks.
export const ownAuditPart = latePart(() => import('./result/own-audit.ts'))
export const checkTitlesPart = latePart(() => import('./result/check-titles.ts'))

/** Brings what a submit will need. A part that fails now is asked for again where it is needed. */
export function prefetchParts(): void {
  whenIdle(() => {
    for (const part of [contractPart, planViewPart]) part.load().catch(() => undefined)
  })
}

/** Once the page has nothing else to do; within two seconds where it always has. */
export function whenIdle(then: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 })
  else setTimeout(then, 300)
}
