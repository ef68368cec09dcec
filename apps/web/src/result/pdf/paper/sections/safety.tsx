import { PaperFindings } from './findings.tsx'
import style from './safety.module.css'
import { TextList } from '../parts/text-list.tsx'

export function Safety({ notes }: { notes: readonly string[] }) {
  return (
    <section className={style.safety} data-box data-keep>
      <h2>Important Safety Notes</h2>
      <PaperFindings of={['assumptions_safety']} />
      <TextList texts={notes} />
    </section>
  )
}
