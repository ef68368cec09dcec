import type { FuelOption } from '@race-nutrition/engine'
import dialogs from '../../../look/dialog.module.css'
import style from './fuel-dialog.module.css'
import { type FuelDraft, keyOf, mayBeAlone, nameOf } from './fuel-draft.ts'

interface DrinkFieldProps {
  readonly draft: FuelDraft
  /** Whether the race hands out a drink. */
  readonly hasCourseDrink: boolean
  readonly options: readonly FuelOption[]
  readonly onDraft: (draft: FuelDraft) => void
}

/** Water, the drink of the course, or another; one that is blocked says why and cannot be chosen. */
export function DrinkField({ draft, hasCourseDrink, options, onDraft }: DrinkFieldProps) {
  const drinks = options.filter(({ taken }) => taken === 'drunk')
  const { drink } = draft
  const isListed = typeof drink === 'string' || drinks.some(({ id }) => id === keyOf(drink))
  const choose = (key: string) => {
    if (key === 'any' || key === 'water' || key === 'course') onDraft({ ...draft, drink: key })
    else if (key !== keyOf(drink)) onDraft({ ...draft, drink: { product: key } })
  }
  return (
    <>
      <div className={dialogs.part}>
        <label htmlFor="fuel-drink">Drink</label>
        <select id="fuel-drink" value={keyOf(drink)} onChange={(event) => choose(event.target.value)}>
          <option value="any">What suits the fuel</option>
          <option value="water">Water alone</option>
          {hasCourseDrink && <option value="course">The drink of the course</option>}
          {typeof drink === 'object' && !isListed && (
            <option value={keyOf(drink)}>{nameOf(drink, options)}</option>
          )}
          {drinks.map(({ id, name, holds, blocked }) => (
            <option key={id} value={id} disabled={blocked !== null && id !== keyOf(drink)}>
              {name} · {blocked ?? holds}
            </option>
          ))}
        </select>
      </div>
      {mayBeAlone(draft, options) && (
        <label className={style.tick}>
          <input
            type="checkbox"
            checked={draft.isDrinkAlone}
            onChange={(event) => onDraft({ ...draft, isDrinkAlone: event.target.checked })}
          />
          Nothing to eat with it, not even our gels
        </label>
      )}
    </>
  )
}
