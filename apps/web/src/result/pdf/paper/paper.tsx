import { AnotherPaper } from './another/another-paper.tsx'
import { FoundProvider } from './found.tsx'
import { OwnPaper } from './own-paper.tsx'
import type { PaperPlan } from './paper-plan.ts'
import style from './paper.module.css'

/** The plan laid out for paper: flat, in ink on white, all nine sections, nothing folded and nothing to press. */
export function Paper({ plan, audit, origin }: PaperPlan) {
  const checks = audit ? `${audit.passed} of ${audit.total} passed` : ''
  return (
    <FoundProvider value={audit?.findings ?? []}>
      <div className={style.paper} data-scheme="light">
        {'facts' in plan ? (
          <OwnPaper plan={plan} checks={checks} />
        ) : (
          <AnotherPaper plan={plan} checks={checks} origin={origin} />
        )}
      </div>
    </FoundProvider>
  )
}
