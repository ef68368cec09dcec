import { emptyQuestionnaire, type Field, type Questionnaire } from '@race-nutrition/engine'
import { useCallback, useState } from 'react'
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

  const answer = useCallback(
    (field: Field, text: string) => {
      const answers = { ...given, [field]: text }
      setGiven(answers)
      setErased(null)
      keepAnswers(answers)
    },
    [given],
  )

  const erase = useCallback(() => {
    setErased(given)
    setGiven(emptyQuestionnaire)
    forgetAnswers()
  }, [given])

  const restore = useCallback(() => {
    if (!erased) return
    setGiven(erased)
    setErased(null)
    keepAnswers(erased)
  }, [erased])

  return { given, answer, erase, restore: erased && restore }
}
