import type { CoveredClause } from '../../clauses.ts'
import { guardedWords } from './guarded-words.ts'

/** "Not today", "All of it at the start", "That is old news": a line that starts so refers to another one. */
export const hasBadStart = (clauses: readonly CoveredClause[]): boolean =>
  clauses.some((clause, at) => {
    if (!clause.beginsSentence) return false
    const first = clause.words.findIndex((word) => !beforeAll.has(word))
    const word = clause.words[first] ?? ''
    return !clause.covered[first] && (beginsNoSentence.has(word) || (at === 0 && reference.has(word)))
  })

const beforeAll = new Set('a an the and or but so because'.split(' '))
const mayBegin = new Set("avoid resist don't nobody later others some something another new".split(' '))
const { negation, quantifier } = guardedWords
const beginsNoSentence = new Set([...negation, ...quantifier].filter((word) => !mayBegin.has(word)))
const reference = new Set(guardedWords.reference)
