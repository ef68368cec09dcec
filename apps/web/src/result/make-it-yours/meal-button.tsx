import { mealName, type Plan, type PlanDay, type PlanMeal, recipeName } from '@race-nutrition/engine'
import { Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { mealDialogModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import style from './make-it-yours.module.css'
import { useOwnPreferences } from './preferences-context.ts'
import type { Place } from './use-preferences.ts'

interface MealButtonProps {
  readonly day: PlanDay
  readonly meal: PlanMeal
}

export const placeOf = ({ day, meal }: MealButtonProps): Place & `meal ${string}` =>
  `meal ${day.key}.${meal.name}`

/** Opens what a meal may be instead, and the foods in it. */
export function MealButton({ day, meal }: MealButtonProps) {
  const own = useOwnPreferences()
  const [part, setPart] = useState(mealDialogModule.loaded)
  const [isOpen, setIsOpen] = useState(false)
  if (!own) return null
  const open = () => {
    own.prepare()
    mealDialogModule.load().then((loaded) => {
      setPart(loaded)
      setIsOpen(true)
    }, notifyModuleMissing)
  }
  return (
    <>
      <button
        type="button"
        className={style.meal}
        aria-haspopup="dialog"
        aria-label={`Swap ${mealName(meal).toLowerCase()}: ${recipeName(meal)}`}
        title="Swap"
        onClick={open}
      >
        <Repeat2 aria-hidden size={18} />
      </button>
      {part && isOpen && <part.MealDialog day={day} meal={meal} own={own} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The one meal of race morning, if its day has one. */
export function raceMorningMeal({ race_week: week }: Plan): MealButtonProps | null {
  const day = week.find(({ kind }) => kind === 'race-morning')
  const meal = day?.meals[0]
  return day && meal ? { day, meal } : null
}
