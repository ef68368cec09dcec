import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useState } from 'react'
import { forgetOpened } from '../take-along/opened-race.ts'
import { bringBack, eraseAll, type Erased, type RacesToOpen } from '../kept/kept-races.ts'
import { useRacesToOpen } from '../kept/use-races-to-open.ts'
import {
  answersBeforeFill,
  keepAnswersBeforeFill,
  removeStoredAnswers,
  storeAnswers,
  storedAnswers,
} from './answers-storage.ts'

export interface Answers {
  readonly given: Questionnaire
  readonly answer: (field: Field, text: string) => void
  /** Takes the place of all answers, as from a link. */
  readonly fill: (answers: Questionnaire) => void
  /** Brings back the answers before the last fill; null if none were lost. */
  readonly unfill: (() => void) | null
  /** A plan was made of them: they are the runner's own now. */
  readonly settle: () => void
  /** The plans kept beside them. */
  readonly races: RacesToOpen
  /** Erases all that this page keeps on this device. */
  readonly erase: () => void
  /** Undoes the last erase; null if nothing was erased since the last answer. */
  readonly restore: (() => void) | null
}

/** The fifteen answers, stored on this device on every keystroke. */
export function useAnswers(): Answers {
  const [{ given, filledOver }, setAnswers] = useState<Given>(() => ({
    given: storedAnswers(),
    filledOver: answersBeforeFill(),
  }))
  const [erased, setErased] = useState<ErasedAnswers | null>(null)
  const races = useRacesToOpen()

  useEffect(() => {
    if (given === emptyQuestionnaire) removeStoredAnswers()
    else storeAnswers(given)
  }, [given])
  useEffect(() => keepAnswersBeforeFill(filledOver), [filledOver])

  // Several at once, as when a browser autofills the form, each build on the one before.
  const answer = useCallback((field: Field, text: string) => {
    setAnswers((before) => ({ ...before, given: { ...before.given, [field]: text } }))
    setErased(null)
  }, [])

  // Of several links in a row, the answers before the first one are the runner's own.
  const fill = useCallback((answers: Questionnaire) => {
    setAnswers((before) => ({
      given: answers,
      filledOver: before.filledOver ?? (before.given === emptyQuestionnaire ? null : before.given),
    }))
    setErased(null)
  }, [])

  const unfill = () => {
    if (!filledOver) return
    forgetOpened()
    setAnswers({ given: filledOver, filledOver: null })
  }

  const settle = useCallback(() => setAnswers((before) => ({ ...before, filledOver: null })), [])

  const erase = () => {
    setErased({ given, kept: eraseAll() })
    forgetOpened()
    setAnswers({ given: emptyQuestionnaire, filledOver: null })
  }

  const restore = () => {
    if (!erased) return
    bringBack(erased.kept)
    setAnswers({ given: erased.given, filledOver: null })
    setErased(null)
  }

  return {
    given,
    answer,
    fill,
    unfill: filledOver && unfill,
    settle,
    races,
    erase,
    restore: erased && restore,
  }
}

interface Given {
  readonly given: Questionnaire
  /** The answers before the first fill; null if none were lost. */
  readonly filledOver: Questionnaire | null
}

interface ErasedAnswers {
  readonly given: Questionnaire
  readonly kept: Erased
}
