import { ForeignPaper } from './foreign-plan/foreign-paper.tsx'
import type { RenderedPlan } from '@race-nutrition/documents'
import type { ReactNode } from 'react'
import { PaperFindingsProvider } from './sections/findings.tsx'
import { OwnPaper } from './own-paper.tsx'
import { CutOuts } from './cut-outs/cut-outs.tsx'
import type { PaperPlan } from './paper-plan.ts'
import './paper.css'
import style from './paper.module.css'

/** The plan for paper: flat, black on white, all nine sections, nothing collapsed or interactive. */
export function Paper({ plan, audit, origin }: PaperPlan) {
  const checks = audit ? `${audit.passed} of ${audit.total} passed` : ''
  return (
    <PaperFindingsProvider value={audit?.findings ?? []}>
      <BlackOnWhite>
        {'facts' in plan ? (
          <OwnPaper plan={plan} checks={checks} />
        ) : (
          <ForeignPaper plan={plan} checks={checks} origin={origin} />
        )}
      </BlackOnWhite>
    </PaperFindingsProvider>
  )
}

/** Of it only the page to cut out. */
export const PaperToCutOut = ({ plan }: { plan: RenderedPlan }) => (
  <BlackOnWhite>
    <CutOuts plan={plan} />
  </BlackOnWhite>
)

/** As wide as a page, whatever the screen and its scheme. */
const BlackOnWhite = ({ children }: { children: ReactNode }) => (
  <div className={style.paper} data-scheme="light">
    {children}
  </div>
)
