import { readableDay } from '@race-nutrition/documents'
import { useState } from 'react'
import shapes from '../look/shapes.module.css'
import type { RacesToOpen, RaceToOpen } from './kept-races.ts'
import style from './open-your-plan.module.css'

interface OpenYourPlanProps {
  readonly kept: RacesToOpen
  /** Resolves to whether it could be opened. */
  readonly onOpen: (id: string) => Promise<boolean>
}

/** The plans kept on this device, above the form. */
export function OpenYourPlan({ kept: { races, unreadable }, onOpen }: OpenYourPlanProps) {
  const [notOpened, setNotOpened] = useState<string | null>(null)
  const open = (id: string) => {
    setNotOpened(null)
    void onOpen(id).then((isOpen) => !isOpen && setNotOpened(id))
  }
  if (races.length === 0 && unreadable === 0) return null
  return (
    <section className={`${shapes.card} ${style.kept}`} aria-label="Plans kept on this device">
      {races.length === 1
        ? races.map((race) => (
            <p key={race.id} className={style.one}>
              <button
                type="button"
                className={`${shapes.button} ${shapes.primary}`}
                aria-describedby="kept-race"
                onClick={() => open(race.id)}
              >
                Open your plan
              </button>
              <span id="kept-race">{raceText(race)}</span>
            </p>
          ))
        : races.length > 1 && (
            <>
              <h2>Open your plan</h2>
              <ul>
                {races.map((race) => (
                  <li key={race.id}>
                    <button type="button" className={shapes.button} onClick={() => open(race.id)}>
                      {raceText(race)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
      <output>
        {notOpened !== null && 'This plan could not be opened here. Your answers are below: make it again.'}
      </output>
      {unreadable > 0 && <p>{unreadableText(unreadable)}</p>}
    </section>
  )
}

const raceText = ({ race, date }: RaceToOpen) => `${race}, ${readableDay(date)}`

const unreadableText = (count: number) =>
  `${count === 1 ? 'One plan' : `${count} plans`} kept here cannot be read by this version of the page.`
