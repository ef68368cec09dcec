import { latePart } from './late-part.ts'

// What the first paint does without: zod, the grammar of the answers, the plan's view.
export const contractPart = latePart(() => import('./loading/plan-call.ts'))
export const understandingPart = latePart(() => import('./form/understanding.ts'))
export const planViewPart = latePart(() => import('./result/plan-view.tsx'))

/** Brings every part while the page has nothing else to do. One that fails is asked for again where it is needed. */
export function prefetchParts(): void {
  const parts = [contractPart, planViewPart]
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 300))
  whenIdle(() => {
    for (const part of parts) part.load().catch(() => undefined)
  })
}
