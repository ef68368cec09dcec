import { readAnswers } from '../form/answers-storage.ts'
import { contractPart, planViewPart } from '../parts.ts'
import { ofThisVersion, type PageAnswer } from '../planning/of-this-version.ts'
import { today } from '../today.ts'
import type { ShownPlan } from './result-screen.tsx'

// A later plan of another shape takes another key.
const key = 'race-nutrition/plan/v1'

/** Keeps the plan on the screen for a reload of this tab: on this device, and no longer than the tab. */
export function keepPlan({ answer, answers }: ShownPlan): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ answers, body: asAnswered(answer) }))
  } catch {
    // Without room for it a reload leads to the form, whose answers are there.
  }
}

/** As the service sends it, so that one reader serves both. */
const asAnswered = ({ plan, maker, ...rest }: PageAnswer) => ({
  object: plan,
  details: 'facts' in maker ? maker.facts : maker.is === 'another version' ? { engine: maker.engine } : null,
  ...rest,
})

export function forgetPlan(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing could be kept there either.
  }
}

/** Null at once where no plan was kept; null in the end where it, or what shows it, cannot be read. */
export function keptPlan(): Promise<ShownPlan | null> | null {
  const stored = storedText()
  return stored === null ? null : readPlan(stored).catch(() => null)
}

async function readPlan(stored: string): Promise<ShownPlan | null> {
  const [contract] = await Promise.all([contractPart.load(), planViewPart.load()])
  const kept: unknown = JSON.parse(stored)
  if (typeof kept !== 'object' || kept === null || !('body' in kept) || !('answers' in kept)) return null
  const answer = contract.readPlanAnswer(kept.body)
  if (!answer.ok) return null
  const answers = readAnswers(kept.answers)
  return { answer: await ofThisVersion(answer.value, { answers, today: today() }), answers }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
