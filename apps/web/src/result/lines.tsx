import type { ReactNode } from 'react'

/** A list of lines, in their order; nothing where there are none. */
export function Lines({ texts, ordered = false }: { texts: readonly ReactNode[]; ordered?: boolean }) {
  if (texts.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <List>
      {numbered(texts).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </List>
  )
}

/** Lines with a key each: a plan's lists never change their order, and two lines may read alike. */
export const numbered = <Line,>(lines: readonly Line[]): [number, Line][] =>
  lines.map((line, index) => [index, line])
