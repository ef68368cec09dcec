import { engineVersion } from '@race-nutrition/engine'
import shapes from '../../look/shapes.module.css'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import style from './version-note.module.css'

/** Says that a plan was made on this device; and where page and service have different versions, offers to load the page again. */
export function VersionNote({ maker }: Pick<PageAnswer, 'maker'>) {
  if (maker.is !== 'this device' && maker.is !== 'another version') return null
  if (maker.is === 'this device' && maker.instead === null) return <MadeHereNote />
  return (
    <aside className={style.note} aria-label="Another version of this planner">
      <p>
        {maker.is === 'this device'
          ? `The service runs version ${maker.instead} of this planner and this page version ${engineVersion}, so your plan was made on this device from the same answers.`
          : `This plan was made by version ${maker.engine} of this planner, and this page is version ${engineVersion}: it is shown as it was sent.`}{' '}
        Load the page again to get the newer version. Your answers stay.
      </p>
      <button type="button" className={shapes.button} onClick={() => location.reload()}>
        Load again
      </button>
    </aside>
  )
}

function MadeHereNote() {
  return (
    <aside className={style.note} aria-label="Where it was made">
      <p>
        Made on this device, without the service: by the same engine, with the same numbers and sources.
        Nothing was sent.
      </p>
    </aside>
  )
}
