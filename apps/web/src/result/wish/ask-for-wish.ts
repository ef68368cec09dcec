import { longestWish, readWishAnswer, tooLong, type WishAnswer } from '@race-nutrition/contract'
import { ok, type Preferences, type Questionnaire, type Result, refuse } from '@race-nutrition/engine'
import { callService, type Trouble } from '../../loading/call-service.ts'
import { planRequestFor } from '../../loading/plan-request.ts'
import { today } from '../../today.ts'
import { wishFaults, wishStages } from './wish-words.ts'

interface WishQuestion {
  readonly projectId: string
  readonly answers: Questionnaire
  /** Those of the plan on the screen: the wish comes on top of them. */
  readonly preferences: Preferences
  readonly wish: string
  /** Hears what the service is doing, in a sentence. */
  readonly onStage: (stage: string) => void
}

/** Why a wish cannot be sent; null if it can. */
export function faultOfWish(wish: string): string | null {
  if (wish.trim() === '') return wishFaults.empty
  return wish.length > longestWish ? tooLong(wish.length) : null
}

/** Asks the service to read a wish; refused with the sentence that says why not. Never rejects. */
export async function askForWish(
  { projectId, answers, preferences, wish, onStage }: WishQuestion,
  signal: AbortSignal,
): Promise<Result<WishAnswer, string>> {
  const request = { ...planRequestFor(answers, null, today()), preferences, wish }
  try {
    const said = await callService(
      { projectId, request, onStage: (stage) => onStage(wishStages[stage]) },
      signal,
    )
    if (said.is === 'trouble') return refuse(faultOf(said))
    const answer = readWishAnswer(said.body)
    return answer ? ok(answer) : refuse(wishFaults.failed)
  } catch {
    return refuse(navigator.onLine ? wishFaults.failed : wishFaults.offline)
  }
}

/** A fault of the wish itself is said in the service's own words. */
function faultOf({ status, problem }: Trouble): string {
  const ofWish = problem?.errors?.find(({ field }) => field === 'wish')
  if (ofWish) return ofWish.message
  if (status === 504) return wishFaults.late
  return status === 429 || status === 503 ? wishFaults.busy : wishFaults.failed
}
