import type { Preferences } from '@race-nutrition/engine'
import { useEffect, useRef, useState } from 'react'
import { patienceFor } from '../../loading/patience.ts'
import type { Service } from '../../service.ts'
import type { ShownPlan } from '../../shown-plan.ts'
import { factsOf } from '../make-it-yours/use-preferences.ts'
import { askForWish, faultOfWish } from './ask-for-wish.ts'
import { type Proposal, proposePlan } from './propose-plan.ts'
import { wishFaults, wishStages } from './wish-words.ts'

export type WishState =
  | { readonly is: 'writing'; readonly fault: string | null }
  | { readonly is: 'asking'; readonly stage: string }
  | { readonly is: 'proposed'; readonly proposal: Proposal }

export interface Wish {
  readonly text: string
  readonly type: (text: string) => void
  readonly state: WishState
  readonly ask: () => Promise<void>
  /** Hands the proposed preferences on; resolves to whether the plan has them now. */
  readonly keep: (change: (preferences: Preferences) => Promise<boolean>) => Promise<boolean>
  /** Back to the text, whatever is under way or proposed. */
  readonly stepBack: () => void
}

const writing: WishState = { is: 'writing', fault: null }

/** What was typed, which stays where the dialog is left. */
export interface Draft {
  readonly text: string
  readonly set: (text: string) => void
}

/** A wish in words, from its text to the proposal of a plan. Nothing of the plan on the screen is changed here. */
export function useWish(shown: ShownPlan, page: Service, { text, set }: Draft): Wish {
  const [given, setState] = useState(writing)
  const [isKeeping, setIsKeeping] = useState(false)
  const call = useRef<AbortController | null>(null)
  useEffect(() => () => call.current?.abort(), [])

  const ask = async () => {
    const facts = factsOf(shown.answer)
    if (call.current || !facts) return
    const fault = faultOfWish(text)
    if (fault !== null) return setState({ is: 'writing', fault })
    const control = new AbortController()
    call.current = control
    const hear = (stage: string) => call.current === control && setState({ is: 'asking', stage })
    hear(wishStages.planned)
    const waiting = setTimeout(() => control.abort(late), patienceFor(page.answersWithin))
    const next = await stateAfter()
    clearTimeout(waiting)
    // Canceled, and another may be under way.
    if (call.current !== control) return
    call.current = null
    setState(next)

    async function stateAfter(): Promise<WishState> {
      if (!facts) return writing
      const { preferences } = facts.runner
      const question = {
        projectId: page.projectId,
        answers: shown.answers,
        preferences,
        wish: text,
        onStage: hear,
      }
      const wished = await askForWish(question, control.signal)
      if (!wished.ok)
        return { is: 'writing', fault: control.signal.reason === late ? wishFaults.late : wished.refused }
      const proposed = await proposePlan(shown, facts, wished.value)
      return proposed.ok
        ? { is: 'proposed', proposal: proposed.value }
        : { is: 'writing', fault: proposed.refused }
    }
  }

  const stepBack = () => {
    call.current?.abort()
    call.current = null
    setState(writing)
  }
  const type = (typed: string) => {
    set(typed)
    setState(writing)
  }
  const keep: Wish['keep'] = async (change) => {
    if (given.is !== 'proposed' || isKeeping) return false
    setIsKeeping(true)
    const isKept = await change(given.proposal.preferences)
    if (isKept) set('')
    else setIsKeeping(false)
    return isKept
  }
  // Another tab may change the plan while its runner reads the proposal.
  const isStale = given.is === 'proposed' && given.proposal.of !== shown.answer && !isKeeping
  return {
    text,
    type,
    state: isStale ? { is: 'writing', fault: wishFaults.changed } : given,
    ask,
    keep,
    stepBack,
  }
}

const late = 'the answer took too long'
