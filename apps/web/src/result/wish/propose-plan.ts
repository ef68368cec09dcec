import type { WishAnswer } from '@race-nutrition/contract'
import { ok, type Plan, type Preferences, type Result, refuse } from '@race-nutrition/engine'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import { replanWithPreferences } from '../../planning/replan-with-preferences.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { chipTexts } from '../make-it-yours/chips-of.ts'
import { type Change, changeOf, factsOf } from '../make-it-yours/use-preferences.ts'
import { wishFaults } from './wish-words.ts'

/** What a wish would make of the plan on the screen. */
export interface Proposal {
  /** The plan that it is for. */
  readonly of: PageAnswer
  readonly preferences: Preferences
  readonly chips: { readonly before: readonly string[]; readonly after: readonly string[] }
  readonly change: Omit<Change, 'place'>
  readonly ignored: WishAnswer['ignored']
}

/**
 * Plans on this device with the preferences that were read from a wish, which the engine validates like set ones; refused
 * with the sentence that says why not. The choices of a model stay as they are. Never rejects.
 */
export async function proposePlan(
  { answer, answers }: Pick<ShownPlan, 'answer' | 'answers'>,
  facts: Plan,
  wished: WishAnswer,
): Promise<Result<Proposal, string>> {
  const { coach } = facts.runner.preferences
  const read = { ...(wished.preferences as Preferences), ...(coach ? { coach } : {}) }
  try {
    const made = await replanWithPreferences({ answer, facts, answers, preferences: read })
    const after = made && factsOf(made)
    if (!made || !after) return refuse(wishFaults['not-planned'])
    return ok({
      of: answer,
      preferences: after.runner.preferences,
      chips: { before: chipTexts(facts), after: chipTexts(after) },
      change: changeOf(answer, made, false),
      ignored: wished.ignored,
    })
  } catch {
    return refuse(wishFaults['part-missing'])
  }
}
