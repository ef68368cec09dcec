import { ForeignPaper } from './foreign-plan/foreign-paper.tsx'
import { PaperFindingsProvider } from './sections/findings.tsx'
import { OnPaper } from './on-paper.tsx'
import { OwnPaper } from './own-paper.tsx'
import type { PaperPlan } from './paper-plan.ts'

/** The plan for paper: flat, black on white, all nine sections, nothing collapsed or interactive. */
export function Paper({ plan, audit, origin }: PaperPlan) {
  const checks = audit ? `${audit.passed} of ${audit.total} passed` : ''
  return (
    <PaperFindingsProvider value={audit?.findings ?? []}>
      <OnPaper>
        {'facts' in plan ? (
          <OwnPaper plan={plan} checks={checks} />
        ) : (
          <ForeignPaper plan={plan} checks={checks} origin={origin} />
        )}
      </OnPaper>
    </PaperFindingsProvider>
  )
}
