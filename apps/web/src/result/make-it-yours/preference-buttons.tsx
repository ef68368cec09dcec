import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import shapes from '../../look/shapes.module.css'
import { planningModule, preferenceDialogModule } from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import style from './make-it-yours.module.css'
import { Outcome } from './outcome.tsx'
import { useOwnPreferences } from './preferences-context.ts'
import { isSet, type SettingName } from './setting.ts'

interface PreferenceButtonsProps {
  readonly place: 'race' | 'long run'
  readonly settings: readonly SettingName[]
}

/** Opens the dialogs of what can be set in this part of the plan, and says what the last change here moved. */
export function PreferenceButtons({ place, settings }: PreferenceButtonsProps) {
  const own = useOwnPreferences()
  const [part, setPart] = useState(preferenceDialogModule.loaded)
  const [opened, setOpened] = useState<SettingName | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const buttons = useRovingFocus<HTMLDivElement>()
  if (!own) return null
  const open = (setting: SettingName) => {
    // Ready by the time that something is typed; a change tries again.
    planningModule.load().catch(() => undefined)
    preferenceDialogModule.load().then((loaded) => {
      setPart(loaded)
      setOpened(setting)
    }, notifyModuleMissing)
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={style.place} aria-label={`Your own ${place}`}>
      <div ref={buttons} className={style.buttons}>
        {settings.map((setting) => (
          <button
            key={setting}
            type="button"
            className={`${shapes.button} ${style.set}`}
            aria-haspopup="dialog"
            onClick={() => open(setting)}
          >
            <Pencil aria-hidden size={16} />
            {isSet(own.runner.preferences, setting) ? 'Change' : 'Set'} {names[setting]}
          </button>
        ))}
      </div>
      <Outcome place={place} around={group} />
      {part && opened && (
        <part.PreferenceDialog setting={opened} own={own} place={place} onClose={() => setOpened(null)} />
      )}
    </fieldset>
  )
}

const names: Readonly<Record<SettingName, string>> = {
  start_time: 'start time',
  forecast: 'forecast',
  course: 'climb',
  dose: 'practiced dose',
}
