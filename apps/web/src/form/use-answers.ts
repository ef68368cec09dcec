import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useState } from 'react'
import { removeStoredAnswers, storeAnswers, storedAnswers } from './answers-storage.ts'

export interface Answers {
  readonly given: Questionnaire
  readonly answer: (field: Field, text: string) => void
  readonly erase: () => void
  /** Undoes the last erase; null if nothing was erased since the last answer. */
  readonly restore: (() => void) | null
}

/** The fifteen answers, stored on this device on every keystroke. */
export function useAnswers(): Answers {
  const [given, setGiven] = useState(storedAnswers)
  const [erased, setErased] = useState<Questionnaire | null>(null)

  useEffect(() => {
    if (given === emptyQuestionnaire) removeStoredAnswers()
    else storeAnswers(given)
  }, [given])

  // Several at once, as when a browser autofills the form, each build on the one before.
  const answer = useCallback((field: Field, text: string) => {
    setGiven((before) => ({ ...before, [field]: text }))
    setErased(null)
  }, [])

  const erase = () => {
    setErased(given)
    setGiven(emptyQuestionnaire)
  }

  const restore = () => {
    setGiven(erased ?? given)
    setErased(null)
  }

  return { given, answer, erase, restore: erased && restore }
}
