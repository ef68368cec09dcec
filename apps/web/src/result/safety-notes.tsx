import { Findings } from './audit/findings.tsx'
import { Lines } from './layout/lines.tsx'
import style from './safety-notes.module.css'

export function SafetyNotes({ notes }: { notes: readonly string[] }) {
  return (
    <section aria-labelledby="safety" className={style.box}>
      <h2 id="safety">Important Safety Notes</h2>
      <Findings of={['assumptions_safety']} />
      <Lines texts={notes} />
    </section>
  )
}
