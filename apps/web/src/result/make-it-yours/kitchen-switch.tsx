import type { Preferences } from '@race-nutrition/engine'
import { BedDouble, Timer } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
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
  useOnceInSight(group, own?.prepare)
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
        onClick={() => void own.change(turned(preferences, !isPressed), place)}
      >
        <Icon aria-hidden size={16} />
        {label}
      </button>
      <Outcome place={place} around={group} />
    </fieldset>
  )
}

/** What opens no dialog has the engine prepared as soon as it can be pressed. */
function useOnceInSight(shown: RefObject<Element | null>, prepare: (() => void) | undefined) {
  useEffect(() => {
    if (!shown.current || !prepare) return undefined
    const watching = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watching.disconnect()
      prepare()
    })
    watching.observe(shown.current)
    return () => watching.disconnect()
  }, [shown, prepare])
}

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
