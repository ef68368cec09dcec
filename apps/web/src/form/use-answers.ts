import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { useCallback, useEffect, useState } from 'react'
import { forgetAnswers, keepAnswers, keptAnswers } from './answers-storage.ts'

export interface Answers {
  readonly given: Questionnaire
  readonly answer: (field: Field, text: string) => void
  readonly erase: () => void
  /** Takes the last erasing back; null where nothing was erased since the last answer. */
  readonly restore: (() => void) | null
}

/** The fifteen answers, kept on this device from key to key. */
export function useAnswers(): Answers {
  const [given, setGiven] = useState(keptAnswers)
  const [erased, setErased] = useState<Questionnaire | null>(null)

  useEffect(() => {
    if (given === emptyQuestionnaire) forgetAnswers()
    else keepAnswers(given)
  }, [given])

  // Several at once, as a browser fills a form in, each build on the one before.
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
