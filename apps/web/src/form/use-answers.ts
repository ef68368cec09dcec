import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useState } from 'react'
import { forgetWishes } from '../take-along/opened-wishes.ts'
import { bringBack, eraseAll, type Erased, type RacesToOpen } from '../kept/kept-races.ts'
import { useRacesToOpen } from '../kept/use-races-to-open.ts'
import { removeStoredAnswers, storeAnswers, storedAnswers } from './answers-storage.ts'

export interface Answers {
  readonly given: Questionnaire
  readonly answer: (field: Field, text: string) => void
  /** Takes the place of all answers, as from a link. */
  readonly fill: (answers: Questionnaire) => void
  /** Brings back the answers before the last fill; null if none were lost. */
  readonly unfill: (() => void) | null
  /** The plans kept beside them. */
  readonly races: RacesToOpen
  /** Erases all that this page keeps on this device. */
  readonly erase: () => void
  /** Undoes the last erase; null if nothing was erased since the last answer. */
  readonly restore: (() => void) | null
}

/** The fifteen answers, stored on this device on every keystroke. */
export function useAnswers(): Answers {
  const [given, setGiven] = useState(storedAnswers)
  const [erased, setErased] = useState<ErasedAnswers | null>(null)
  const [filledOver, setFilledOver] = useState<Questionnaire | null>(null)
  const races = useRacesToOpen()

  useEffect(() => {
    if (given === emptyQuestionnaire) removeStoredAnswers()
    else storeAnswers(given)
  }, [given])

  // Several at once, as when a browser autofills the form, each build on the one before.
  const answer = useCallback((field: Field, text: string) => {
    setGiven((before) => ({ ...before, [field]: text }))
    setErased(null)
  }, [])

  const fill = useCallback(
    (answers: Questionnaire) => {
      setFilledOver(given === emptyQuestionnaire ? null : given)
      setGiven(answers)
      setErased(null)
    },
    [given],
  )

  const unfill = () => {
    if (!filledOver) return
    forgetWishes()
    setGiven(filledOver)
    setFilledOver(null)
  }

  const erase = () => {
    setErased({ given, kept: eraseAll() })
    setGiven(emptyQuestionnaire)
  }

  const restore = () => {
    if (!erased) return
    bringBack(erased.kept)
    setGiven(erased.given)
    setErased(null)
  }

  return { given, answer, fill, unfill: filledOver && unfill, races, erase, restore: erased && restore }
}

interface ErasedAnswers {
  readonly given: Questionnaire
  readonly kept: Erased
}
