/** The line under an answer: what was understood, what was not, or what happens without one. */
export interface Interpretation {
  readonly tone: 'read' | 'unsure' | 'note'
  readonly text: string
  /** The unsure part of the answer besides what was read: it does not change the tone of the rest. */
  readonly unsure?: string
}
