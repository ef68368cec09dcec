import type { Field } from '@race-nutrition/engine'
import type { ReactNode } from 'react'
import type { Question } from './questions.ts'
import type { Reading } from './understanding/understanding.ts'

export interface QuestionProps {
  readonly question: Question
  readonly given: string
  readonly onAnswer: (field: Field, text: string) => void
  /** How the answer is understood, or how to write it. */
  readonly reading: Reading | null
  /** Why the server could not use the answer. */
  readonly refusal: string | null
  /** What helps to find the answer. */
  readonly aid?: ReactNode
}
