import type { ShortStop } from '@race-nutrition/engine'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A list of stops on paper of a fixed size. */
interface CutOut {
  readonly title: string
  readonly stops: readonly ShortStop[]
}

/** What is cut out as one piece of paper. */
export interface Piece<Of extends CutOut> {
  readonly of: Of
  readonly stops: readonly ShortStop[]
  /** "1 of 2"; null if one piece has all stops. */
  readonly part: string | null
  readonly isLarge: boolean
}

/**
 * Fits every stop on paper: in large letters, else in small ones, else on one piece more, and so on. Measured at the
 * elements that `data-cut-out` names, since a stop that is cut off is fuel that is not taken.
 */
export function useStopPieces<Of extends CutOut, Around extends HTMLElement>(cutOuts: readonly Of[]) {
  const around = useRef<Around>(null)
  const [attempts, setAttempts] = useState(() => cutOuts.map(() => 0))
  useLayoutEffect(() => {
    const next = cutOuts.map(({ title, stops }, index) => {
      const attempt = attempts[index] ?? 0
      return countOf(attempt) < stops.length && isCutOff(around, title) ? attempt + 1 : attempt
    })
    if (next.some((attempt, index) => attempt !== attempts[index])) setAttempts(next)
  }, [cutOuts, attempts])
  return { around, pieces: cutOuts.map((cutOut, index) => piecesOf(cutOut, attempts[index] ?? 0)) }
}

/** Large letters and small ones for each number of pieces. */
const countOf = (attempt: number) => Math.floor(attempt / 2) + 1

function piecesOf<Of extends CutOut>(of: Of, attempt: number): Piece<Of>[] {
  const count = countOf(attempt)
  const most = Math.ceil(of.stops.length / count)
  return Array.from({ length: count }, (_, index) => ({
    of,
    stops: of.stops.slice(index * most, (index + 1) * most),
    part: count === 1 ? null : `${index + 1} of ${count}`,
    isLarge: attempt % 2 === 0,
  }))
}

function isCutOff(around: RefObject<HTMLElement | null>, title: string): boolean {
  const drawn = [...(around.current?.querySelectorAll<HTMLElement>('[data-cut-out]') ?? [])]
  return drawn.some(
    (piece) =>
      piece.dataset['cutOut'] === title &&
      (piece.scrollHeight > piece.clientHeight || piece.scrollWidth > piece.clientWidth),
  )
}
