/** A list of texts, in their order; nothing where there are none. */
export function Lines({ texts, ordered = false }: { texts: readonly string[]; ordered?: boolean }) {
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

/** Texts with a key each: a plan's lists never change their order, and two lines may read alike. */
export const numbered = (texts: readonly string[]): [number, string][] =>
  texts.map((text, index) => [index, text])
