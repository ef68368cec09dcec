import { Lines } from './lines.tsx'
import style from './safety-notes.module.css'

export function SafetyNotes({ notes }: { notes: readonly string[] }) {
  return (
    <section aria-labelledby="safety" className={style.box}>
      <h2 id="safety">Important Safety Notes</h2>
      <Lines texts={notes} />
    </section>
  )
}
