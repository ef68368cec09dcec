import type { RenderedPlan } from '@race-nutrition/documents'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Findings } from './audit/findings.tsx'
import { Lines } from './layout/lines.tsx'
import { writtenAt } from './model-part/written-lines.tsx'
import { type SafetyGroup, safetyGroups } from './safety-groups.ts'
import style from './safety-notes.module.css'

/**
 * The one red box: what comes before all else, then three tiers, of which the last is folded. Lines of a model stand last
 * of what to read before the start.
 */
export function SafetyNotes({ plan }: { plan: RenderedPlan }) {
  const written = writtenAt(plan, 'assumptions_safety')
  return (
    <SafetyBox>
      {safetyGroups(plan.words.notes).map((group) => (
        <Group
          key={group.tier}
          {...group}
          notes={group.tier === 'before-you-start' ? [...group.notes, ...written] : group.notes}
        />
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

interface GroupProps extends Omit<SafetyGroup, 'notes'> {
  readonly notes: readonly ReactNode[]
}

function Group({ tier, title, notes }: GroupProps) {
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
