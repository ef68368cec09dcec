import style from './meal-text.module.css'
import { readMealLine } from './meal-line.ts'

/** A line of the plan; of one that spells a meal out, the dish stands out and the figures step back. */
export function MealText({ text }: { text: string }) {
  const { dish, amounts, figures } = readMealLine(text)
  if (figures === '') return text
  return (
    <>
      <span className={style.dish}>{dish}</span>
      {amounts}
      <small className={style.figures}>{figures}</small>
    </>
  )
}
