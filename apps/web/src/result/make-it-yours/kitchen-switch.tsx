import type { Preferences } from '@race-nutrition/engine'
import { BedDouble, Timer } from 'lucide-react'
import { useRef } from 'react'
import { planningModule } from '../../lazy-modules.ts'
import shapes from '../../look/shapes.module.css'
import { withWishes } from './kitchen-wishes.ts'
import style from './make-it-yours.module.css'
import { Outcome } from './outcome.tsx'
import { useOwnPreferences } from './preferences-context.ts'

type Wish = 'quick' | 'hotel'

/** Turns one wish for the kitchen on or off. */
export function KitchenSwitch({ wish }: { wish: Wish }) {
  const own = useOwnPreferences()
  const group = useRef<HTMLFieldSetElement>(null)
  if (!own) return null
  const { preferences } = own.runner
  const { label, place, icon: Icon, isOn, turned } = wishes[wish]
  const isPressed = isOn(preferences)
  return (
    <fieldset ref={group} tabIndex={-1} className={style.place} aria-label={`Your own ${place}`}>
      <button
        type="button"
        className={`${shapes.button} ${style.set} ${style.switch}`}
        aria-pressed={isPressed}
        // Mostly ready by the time that it is pressed; the change itself tries again.
        onPointerEnter={loadPlanning}
        onFocus={loadPlanning}
        onClick={() => void own.change(turned(preferences, !isPressed), place)}
      >
        <Icon aria-hidden size={16} />
        {label}
      </button>
      <Outcome place={place} around={group} />
    </fieldset>
  )
}

const loadPlanning = () => void planningModule.load().catch(() => undefined)

const wishes = {
  quick: {
    label: 'Quick meals',
    place: 'kitchen',
    icon: Timer,
    isOn: ({ kitchen }: Preferences) => kitchen?.effort === 'quick',
    turned: (preferences: Preferences, isOn: boolean) =>
      withWishes(preferences, { effort: isOn ? 'quick' : undefined }),
  },
  hotel: {
    label: 'In a hotel',
    place: 'race morning',
    icon: BedDouble,
    isOn: ({ kitchen }: Preferences) => kitchen?.race_morning === 'hotel',
    turned: (preferences: Preferences, isOn: boolean) =>
      withWishes(preferences, { race_morning: isOn ? 'hotel' : undefined }),
  },
} as const
