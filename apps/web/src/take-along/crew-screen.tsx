import { readCrewLink } from '@race-nutrition/contract'
import {
  type CrewWords,
  engineVersion,
  renderCrewSchedule,
  renderOtherEngine,
  renderShareFault,
} from '@race-nutrition/engine'
import { takesText } from '@race-nutrition/documents'
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
    void readCrewLink(fragment).then((read) =>
      setShown(
        read.ok
          ? {
              is: 'schedule',
              words: renderCrewSchedule(read.value.schedule),
              note: renderOtherEngine(read.value.engine, engineVersion),
            }
          : { is: 'refused', because: renderShareFault(read.refused, 'crew link') },
      ),
    )
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
      <p role="alert" className={`${shapes.card} ${style.refused}`}>
        {shown.because}
      </p>
    )
  const { words, note } = shown
  return (
    <article className={style.schedule}>
      <h1>{words.title}</h1>
      {words.start !== null && <p>{words.start}</p>}
      {note !== null && <p>{note}</p>}
      <div className={style.tables}>
        {words.tables.map((table) => (
          <Table key={table.title} table={table} />
        ))}
      </div>
    </article>
  )
}

function Table({ table: { title, finish, stops } }: { table: CrewWords['tables'][number] }) {
  return (
    <section className={`${shapes.card} ${style.table}`}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Where</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {stops.map(({ time, mark, clock, takes }) => (
            <tr key={time}>
              <td>
                {clock === null ? time : clock}
                {clock !== null && <small> {time}</small>}
              </td>
              <td>{mark}</td>
              <td>{takesText(takes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{finish}</p>
    </section>
  )
}
