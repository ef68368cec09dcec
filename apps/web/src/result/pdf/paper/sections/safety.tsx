import type { ReactNode } from 'react'
import type { SafetyGroup } from '../../../safety-groups.ts'
import { PaperFindings } from './findings.tsx'
import style from './safety.module.css'
import { TextList } from '../parts/text-list.tsx'

interface SafetyProps {
  readonly groups: readonly SafetyGroup[]
  /** Lines of a model: last of what to read before the start. */
  readonly written?: readonly ReactNode[]
}

export function Safety({ groups, written = [] }: SafetyProps) {
  return (
    <section className={style.safety} data-box>
      <h2>Important Safety Notes</h2>
      <PaperFindings of={['assumptions_safety']} />
      {groups.map(({ tier, title, notes }) => (
        <div key={tier} data-keep data-lead={title === null ? '' : undefined}>
          {title !== null && <h3>{title}</h3>}
          <TextList texts={tier === 'before-you-start' ? [...notes, ...written] : notes} layout="columns" />
        </div>
      ))}
    </section>
  )
}
