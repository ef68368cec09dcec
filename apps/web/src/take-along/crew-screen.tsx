import { readCrewLink } from '@race-nutrition/contract'
import { takesText } from '@race-nutrition/documents'
import {
  type CrewStopWords,
  type CrewWords,
  engineVersion,
  renderCrewSchedule,
  renderOtherEngine,
  renderShareFault,
} from '@race-nutrition/engine'
import { useEffect, useState } from 'react'
import shapes from '../look/shapes.module.css'
import { PageHeader } from '../page-header.tsx'
import style from './crew-screen.module.css'

type Shown =
  | { readonly is: 'schedule'; readonly words: CrewWords; readonly note: string | null }
  | { readonly is: 'refused'; readonly because: string }

/** What those who hand things over see when they open their link: where, when and what. */
export function CrewScreen({ fragment }: { fragment: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isLeft = false
    void readCrewLink(fragment).then((read) => {
      if (isLeft) return
      setShown(
        read.ok
          ? {
              is: 'schedule',
              words: renderCrewSchedule(read.value.schedule),
              note: renderOtherEngine(read.value.engine, engineVersion),
            }
          : { is: 'refused', because: renderShareFault(read.refused, 'crew link') },
      )
    })
    return () => {
      isLeft = true
    }
  }, [fragment])
  return (
    <>
      <PageHeader onNewPlan={null} />
      <main className={shapes.wrap}>{shown && <Schedule shown={shown} />}</main>
    </>
  )
}

function Schedule({ shown }: { shown: Shown }) {
  if (shown.is === 'refused')
    return (
      <div className={`${shapes.card} ${style.refused}`}>
        <p role="alert">{shown.because}</p>
        <a href={window.location.pathname}>Make a plan of your own</a>
      </div>
    )
  const { words, note } = shown
  return (
    <article className={style.schedule}>
      <h1>{words.title}</h1>
      <p>{words.times}</p>
      {note !== null && <p>{note}</p>}
      {words.stops.length > 0 && <Stops stops={words.stops} />}
      <ul className={style.notes}>
        {words.notes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </article>
  )
}

function Stops({ stops }: { stops: CrewWords['stops'] }) {
  return (
    <section className={`${shapes.card} ${style.stops}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">When</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop) => (
            <tr key={stop.times.planned}>
              <td>{stop.place}</td>
              <td>
                <b>{stop.times.planned}</b>
                <small>
                  ±5%: {stop.times.from}–{stop.times.until}
                </small>
                <small>+10%: {stop.times.latest}</small>
              </td>
              <td>
                <What stop={stop} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const What = ({ stop: { handOver, fromTheRace } }: { stop: CrewStopWords }) => (
  <>
    {handOver.length > 0 && <b>{takesText(handOver)}</b>}
    {fromTheRace.length > 0 && <small>the race has {takesText(fromTheRace)}</small>}
  </>
)
