import {
  capitalize,
  dislikeName,
  mealName,
  nameOfDay,
  type PlanDay,
  type PlanMeal,
  type Preferences,
  recipeName,
  recipeTitle,
} from '@race-nutrition/engine'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import dialogs from '../../look/dialog.module.css'
import shapes from '../../look/shapes.module.css'
import { withDislike, withSwap } from './kitchen-wishes.ts'
import style from './meal-dialog.module.css'
import { placeOf } from './meal-button.tsx'
import { useIsPlanning } from './preferences-context.ts'
import type { OwnPreferences } from './use-preferences.ts'

interface MealDialogProps {
  readonly day: PlanDay
  readonly meal: PlanMeal
  readonly own: OwnPreferences
  readonly onClose: () => void
}

/** Swaps a meal, or leaves one of its foods out of the whole plan. The plan is made again before the dialog closes. */
export function MealDialog({ day, meal, own, onClose }: MealDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isPlanning = useIsPlanning()
  const { preferences } = own.runner
  const at = `${day.key}.${meal.name}`

  useEffect(() => dialog.current?.showModal(), [])

  const apply = async (wished: Preferences) => {
    if (await own.change(wished, placeOf({ day, meal }))) dialog.current?.close()
  }
  const choice = (text: string, name: string, wished: Preferences) => (
    <li key={name}>
      <button
        type="button"
        className={shapes.button}
        aria-label={name}
        aria-disabled={isPlanning || undefined}
        onClick={() => void apply(wished)}
      >
        {text}
      </button>
    </li>
  )
  const isSwapped = preferences.kitchen?.swaps?.[at] !== undefined
  const back = meal.instead_of === undefined ? 'Back to ours' : `Back to ${recipeTitle(meal.instead_of)}`
  const swaps = [
    ...meal.choices.map((recipe) => {
      const title = recipeTitle(recipe)
      return choice(title, `Swap for ${title}`, withSwap(preferences, at, recipe))
    }),
    ...(isSwapped ? [choice(back, back, withSwap(preferences, at, null))] : []),
  ]

  return createPortal(
    <dialog ref={dialog} className={dialogs.dialog} onClose={onClose} aria-labelledby={id}>
      <h2 id={id}>{recipeName(meal)}</h2>
      <p className={dialogs.how}>
        {mealName(meal)}, {nameOfDay(day)}
      </p>
      <h3>Swap for</h3>
      {swaps.length > 0 ? (
        <ul className={style.choices}>{swaps}</ul>
      ) : (
        <p className={style.none}>Nothing else fits this meal.</p>
      )}
      <h3>Not for me</h3>
      <ul className={`${style.choices} ${style.foods}`}>
        {choice('This dish', 'Not this dish', withDislike(preferences, meal.recipe.id))}
        {foodsIn(meal).map(([name, food]) =>
          choice(capitalize(name), `No ${name}`, withDislike(preferences, food)),
        )}
      </ul>
      <div className={dialogs.buttons}>
        <button type="button" className={shapes.button} onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
    </dialog>,
    document.body,
  )
}

/** What no runner does without is not offered. */
const kept: ReadonlySet<string> = new Set(['water-tap', 'salt-table'])

/** Each name once, with the id of its food. */
const foodsIn = ({ items }: PlanMeal): readonly (readonly [name: string, id: string])[] => [
  ...new Map(items.flatMap(({ food_id: id }) => (kept.has(id) ? [] : [[dislikeName(id), id] as const]))),
]
