import { cityOf, type Preferences, renderKitchenWishes, renderPreferences } from '@race-nutrition/engine'
import { X } from 'lucide-react'
import { useRef } from 'react'
import shapes from '../../look/shapes.module.css'
import style from './make-it-yours.module.css'
import { MovedText } from './moved-text.tsx'
import { useIsPlanning, useOwnPreferences } from './preferences-context.ts'
import { withoutWish } from './kitchen-wishes.ts'
import { withoutSetting } from './setting.ts'
import { UndoButton } from './undo-button.tsx'

/** What is set, each removable, and what the last change moved. */
export function ChipRow() {
  const own = useOwnPreferences()
  const isPlanning = useIsPlanning()
  const row = useRef<HTMLFieldSetElement>(null)
  if (!own) return null
  const { runner, onCourse, leftOut, change, last } = own
  const { preferences } = runner
  const chips = [
    ...renderPreferences(runner, { handedOut: onCourse, leftOut }).map(({ of, text }) => ({
      key: of as string,
      text: `${text}${of === 'start_time' ? elsewhere(preferences.time_zone) : ''}`,
      name: text,
      without: () => withoutSetting(preferences, of),
    })),
    ...renderKitchenWishes(runner).map((wish) => ({
      key: `${wish.of} ${wish.what}`,
      text: wish.text,
      name: wish.text,
      without: () => withoutWish(preferences, wish),
    })),
    ...chipOfModel(preferences),
  ]
  // The button that was pressed may be gone.
  const keepFocus = () => row.current?.focus()
  const set = (wished: typeof preferences) =>
    void change(wished, 'head').then((isChanged) => isChanged && keepFocus())
  return (
    <fieldset ref={row} aria-label="Make it yours" tabIndex={-1} className={style.row}>
      {chips.length > 0 && (
        <ul className={style.chips} aria-label="What you have set">
          {chips.map(({ key, text, name, without }) => (
            <li key={key} className={style.chip}>
              {text}
              <button type="button" aria-label={`Remove ${name}`} onClick={() => set(without())}>
                <X aria-hidden size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button type="button" className={shapes.button} onClick={() => set({})}>
          Back to ours
        </button>
      )}
      <UndoButton place="head" around={row} />
      <output className={style.moved}>
        {isPlanning ? 'Planning again…' : last && <MovedText change={last} />}
      </output>
    </fieldset>
  )
}

/** One for all choices of a model. */
function chipOfModel({ coach, ...others }: Preferences) {
  if (!coach) return []
  const text = `Chosen by ${coach.by}`
  return [{ key: 'coach', text, name: text, without: () => others }]
}

/** The zone of a race that is not run where the browser is. */
const elsewhere = (zone: string | undefined) =>
  zone === undefined || zone === Intl.DateTimeFormat().resolvedOptions().timeZone ? '' : ` (${cityOf(zone)})`
