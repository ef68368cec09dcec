import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import shapes from '../../look/shapes.module.css'
import { fuelDialogModule, planningModule, preferenceDialogModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import { MovedText } from './moved-text.tsx'
import style from './make-it-yours.module.css'
import { useOwnPreferences } from './preferences-context.ts'
import { type FieldSetting, isSet } from './setting.ts'
import { UndoButton } from './undo-button.tsx'
import type { Place } from './use-preferences.ts'

interface PreferenceButtonsProps {
  readonly place: Exclude<Place, 'head'>
  readonly settings: readonly (FieldSetting | 'fuel')[]
}

/** Opens the dialogs of what can be set in this part of the plan, and says what the last change here moved. */
export function PreferenceButtons({ place, settings }: PreferenceButtonsProps) {
  const own = useOwnPreferences()
  const [fields, setFields] = useState(preferenceDialogModule.loaded)
  const [fuel, setFuel] = useState(fuelDialogModule.loaded)
  const [opened, setOpened] = useState<FieldSetting | 'fuel' | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const buttons = useRovingFocus<HTMLDivElement>()
  if (!own) return null
  const open = async (setting: FieldSetting | 'fuel') => {
    // Ready by the time that something is typed; a change tries again.
    planningModule.load().catch(() => undefined)
    try {
      if (setting === 'fuel') setFuel(await fuelDialogModule.load())
      else setFields(await preferenceDialogModule.load())
      setOpened(setting)
    } catch {
      notifyModuleMissing()
    }
  }
  const close = () => setOpened(null)
  return (
    <fieldset ref={group} tabIndex={-1} className={style.place} aria-label={`Your own ${place}`}>
      <div ref={buttons} className={style.buttons}>
        {settings.map((setting) => (
          <button
            key={setting}
            type="button"
            className={`${shapes.button} ${style.set}`}
            aria-haspopup="dialog"
            onClick={() => void open(setting)}
          >
            <Pencil aria-hidden size={16} />
            {isSet(own.runner.preferences, setting) ? 'Change' : 'Set'} {names[setting]}
          </button>
        ))}
      </div>
      {own.last?.place === place && (
        <div className={style.outcome}>
          <p className={style.moved}>
            <MovedText change={own.last} />
          </p>
          <UndoButton place={place} around={group} />
        </div>
      )}
      {opened === 'fuel'
        ? fuel && <fuel.FuelDialog own={own} place={place} onClose={close} />
        : fields &&
          opened && <fields.PreferenceDialog setting={opened} own={own} place={place} onClose={close} />}
    </fieldset>
  )
}

const names: Readonly<Record<FieldSetting | 'fuel', string>> = {
  start_time: 'start time',
  forecast: 'forecast',
  course: 'climb',
  dose: 'practiced dose',
  fuel: 'your fuel',
}
