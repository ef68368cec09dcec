import { Pencil } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import shapes from '../../look/shapes.module.css'
import {
  courseFileDialogModule,
  fuelDialogModule,
  preferenceDialogModule,
  stationsDialogModule,
} from '../../lazy-modules.ts'
import { notifyModuleMissing } from '../../toasts/toasts.ts'
import { useRovingFocus } from '../layout/use-roving-focus.ts'
import style from './make-it-yours.module.css'
import { Outcome } from './outcome.tsx'
import { useOwnPreferences } from './preferences-context.ts'
import { useCourseFile } from './course-file/use-course-file.ts'
import { type FieldSetting, isSet } from './setting.ts'
import type { OwnPreferences, Place } from './use-preferences.ts'

interface PreferenceButtonsProps {
  readonly place: 'race card' | 'race' | 'long run'
  readonly settings: readonly ButtonName[]
  /** Buttons that stand before them, and are the same stop of the Tab key. */
  readonly children?: ReactNode
}

/** What a button opens a dialog for. */
export type ButtonName = FieldSetting | 'fuel' | 'stations' | 'course_file'

/** Opens the dialogs of what can be set in this part of the plan, and says what the last change here moved. */
export function PreferenceButtons({ place, settings, children }: PreferenceButtonsProps) {
  const own = useOwnPreferences()
  const [opened, setOpened] = useState<Opened | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const buttons = useRovingFocus<HTMLDivElement>(`For your ${place}`)
  if (!own) return children
  const open = (setting: ButtonName) => {
    own.prepare()
    dialogFor(setting).then(setOpened, notifyModuleMissing)
  }
  return (
    <fieldset ref={group} tabIndex={-1} className={style.place} aria-label={`Your own ${place}`}>
      <div ref={buttons} className={style.buttons}>
        {children}
        {settings.map((setting) => (
          <button
            key={setting}
            type="button"
            className={`${shapes.button} ${style.set}`}
            aria-haspopup="dialog"
            onClick={() => open(setting)}
          >
            <Pencil aria-hidden size={16} />
            <Verb of={setting} runner={own.runner} /> {names[setting]}
          </button>
        ))}
      </div>
      <Outcome place={place} around={group} />
      {opened?.render({ own, place, onClose: () => setOpened(null) })}
    </fieldset>
  )
}

interface DialogProps {
  readonly own: OwnPreferences
  readonly place: Place
  readonly onClose: () => void
}

interface Opened {
  readonly render: (props: DialogProps) => ReactNode
}

async function dialogFor(button: ButtonName): Promise<Opened> {
  if (button === 'stations') {
    const { StationsDialog } = await stationsDialogModule.load()
    return { render: (props) => <StationsDialog {...props} /> }
  }
  if (button === 'course_file') {
    const { CourseFileDialog } = await courseFileDialogModule.load()
    return { render: (props) => <CourseFileDialog {...props} /> }
  }
  if (button === 'fuel') {
    const { FuelDialog } = await fuelDialogModule.load()
    return { render: (props) => <FuelDialog {...props} /> }
  }
  const { PreferenceDialog } = await preferenceDialogModule.load()
  return { render: (props) => <PreferenceDialog setting={button} {...props} /> }
}

function Verb({ of, runner }: { of: ButtonName; runner: OwnPreferences['runner'] }) {
  const file = useCourseFile(runner)
  const isChange = of === 'course_file' ? file !== null : isSet(runner.preferences, of)
  return isChange ? 'Change' : 'Set'
}

const names: Readonly<Record<ButtonName, string>> = {
  start_time: 'start time',
  forecast: 'forecast',
  stations: 'stations',
  climb: 'climb',
  course_file: 'course file',
  dose: 'practiced dose',
  fuel: 'your fuel',
}
