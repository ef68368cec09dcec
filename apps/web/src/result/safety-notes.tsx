import type { PlanWords } from '@race-nutrition/engine'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Findings } from './audit/findings.tsx'
import { Lines } from './layout/lines.tsx'
import { type SafetyGroup, safetyGroups } from './safety-groups.ts'
import style from './safety-notes.module.css'

/** The one red box: what comes before all else, then three tiers, of which the last is folded. */
export function SafetyNotes({ notes }: { notes: PlanWords['notes'] }) {
  return (
    <SafetyBox>
      {safetyGroups(notes).map((group) => (
        <Group key={group.tier} {...group} />
      ))}
    </SafetyBox>
  )
}

export function SafetyBox({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="safety" className={style.box}>
      <h2 id="safety">Important Safety Notes</h2>
      <Findings of={['assumptions_safety']} />
      {children}
    </section>
  )
}

function Group({ tier, title, notes }: SafetyGroup) {
  if (tier === 'how-worked-out')
    return (
      <details className={style.folded}>
        <summary>
          <h3>{title}</h3>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <Lines texts={notes} />
      </details>
    )
  return (
    <>
      {title !== null && <h3>{title}</h3>}
      <Lines texts={notes} />
    </>
  )
}
