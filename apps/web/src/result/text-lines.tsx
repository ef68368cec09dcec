import { numbered } from './lines.tsx'
import { MealText } from './meal-text.tsx'

/** A list of the plan's texts, of which some may spell meals out. */
export function TextLines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ul>
      {numbered(texts).map(([key, text]) => (
        <li key={key}>
          <MealText text={text} />
        </li>
      ))}
    </ul>
  )
}
