import type { PlanSection } from '@race-nutrition/engine'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Findings } from '../audit/findings.tsx'
import { useIsPast } from './past-sections.ts'
import style from './section.module.css'
import { useFoldsSections } from './use-is-narrow.ts'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** The sections of the plan that are shown here. */
  readonly parts: readonly PlanSection[]
  /** What a phone reads beside the title while the section is folded. */
  readonly hint?: string
  readonly children: ReactNode
}

/** One headed section of the plan: on a phone folded at first, elsewhere only if it is past. */
export function Section(props: SectionProps) {
  const isPast = useIsPast(props.id)
  if (useFoldsSections()) return <Folded {...props} hint={isPast ? past : (props.hint ?? '')} />
  const { id, title, parts, children } = props
  return (
    <section aria-labelledby={id} className={style.section}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
      </div>
      <Findings of={parts} />
      {isPast ? (
        <details>
          <summary className={style.past}>{past}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </section>
  )
}

const past = 'This is past. Show it'

function Folded({ id, title, parts, hint = '', children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`${style.section} ${style.foldable}`}>
      <details className={style.fold}>
        <summary>
          <h2 id={id}>{title}</h2>
          {hint !== '' && <span className={style.hint}>{hint}</span>}
          <ChevronDown aria-hidden size={22} />
        </summary>
        <Findings of={parts} />
        {children}
      </details>
      {/* What the checks found is read while its section is folded, too. */}
      <div className={style.outside}>
        <Findings of={parts} />
      </div>
    </section>
  )
}
