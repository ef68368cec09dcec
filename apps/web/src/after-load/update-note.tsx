import shapes from '../look/shapes.module.css'
import style from './update-note.module.css'

interface UpdateNoteProps {
  readonly onUse: () => void
  readonly onLater: () => void
}

/** A line at the lower edge, which moves nothing; the page is only loaded again if the runner says so. */
export function UpdateNote({ onUse, onLater }: UpdateNoteProps) {
  return (
    <aside className={style.note} aria-label="Newer version of this page">
      <output>A newer version of this page is ready. Your answers and plans stay.</output>
      <button type="button" className={`${shapes.button} ${shapes.primary}`} onClick={onUse}>
        Use it now
      </button>
      <button type="button" className={shapes.button} onClick={onLater}>
        Later
      </button>
    </aside>
  )
}
