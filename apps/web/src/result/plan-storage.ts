import { readAnswers } from '../form/answers-storage.ts'
import { contractModule, planViewModule } from '../lazy-modules.ts'
import { replanOtherVersion, type PageAnswer } from '../planning/replan-other-version.ts'
import { today } from '../today.ts'
import type { ShownPlan } from './result-screen.tsx'

// A later plan of another shape needs another key.
const key = 'race-nutrition/plan/v1'

/** Stores the plan for a reload of this tab: on this device, and only as long as the tab. */
export function storePlan({ answer, answers }: ShownPlan): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify({ answers, preferences: preferencesOf(answer), body: asAnswer(answer) }),
    )
  } catch {
    // If storage is full, a reload shows the form with the stored answers.
  }
}

/** Also beside the plan, where a later version of the engine finds them. */
const preferencesOf = ({ maker }: PageAnswer) => ('facts' in maker ? maker.facts.runner.preferences : null)

/** In the form of a service's answer, so that the same parser reads it. */
const asAnswer = ({ plan, maker, ...rest }: PageAnswer) => ({
  object: plan,
  details: 'facts' in maker ? maker.facts : maker.is === 'another version' ? { engine: maker.engine } : null,
  ...rest,
})

export function removeStoredPlan(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was stored either.
  }
}

/** Null if no plan is stored; resolves to null if it cannot be parsed, or its view does not load. */
export function storedPlan(): Promise<ShownPlan | null> | null {
  const stored = storedText()
  return stored === null ? null : readPlan(stored).catch(() => null)
}

async function readPlan(text: string): Promise<ShownPlan | null> {
  const [contract] = await Promise.all([contractModule.load(), planViewModule.load()])
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null || !('body' in stored) || !('answers' in stored))
    return null
  const answer = contract.readPlanAnswer(stored.body)
  if (!answer.ok) return null
  const answers = readAnswers(stored.answers)
  const preferences = 'preferences' in stored ? stored.preferences : null
  const request = { answers, today: today(), preferences }
  return { answer: await replanOtherVersion(answer.value, request), answers }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
