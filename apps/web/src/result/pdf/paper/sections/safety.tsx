import type { SafetyGroup } from '../../../safety-groups.ts'
import { PaperFindings } from './findings.tsx'
import style from './safety.module.css'
import { TextList } from '../parts/text-list.tsx'

export function Safety({ groups }: { groups: readonly SafetyGroup[] }) {
  return (
    <section className={style.safety} data-box data-keep>
      <h2>Important Safety Notes</h2>
      <PaperFindings of={['assumptions_safety']} />
      {groups.map(({ tier, title, notes }) => (
        <div key={tier}>
          {title !== null && <h3>{title}</h3>}
          <TextList texts={notes} layout="columns" />
        </div>
      ))}
    </section>
  )
}
