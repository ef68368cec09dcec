import type { ReactNode } from 'react'

/** A list of lines, in their order; renders nothing if there are none. */
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

/** Lines with their index as key: a plan's lists never change order, and two lines may be equal. */
export const numbered = <Line,>(lines: readonly Line[]): [number, Line][] =>
  lines.map((line, index) => [index, line])
