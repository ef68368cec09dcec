import { useState } from 'react'
import { today } from '../today.ts'
import { AnotherPlan } from './another/another-plan.tsx'
import { FindingsProvider } from './findings.tsx'
import { OwnPlan } from './own-plan.tsx'
import type { ShownPlan } from './result-screen.tsx'
import { useAudit } from './use-audit.ts'
import { VersionNote } from './version-note.tsx'

const nothingFound: readonly [] = []

/** A plan of this version from its facts; any other from what its service sent, read as it stands. */
export function PlanView(shown: ShownPlan) {
  const { plan, maker, lines, service } = shown.answer
  const [day] = useState(today)
  const checking = useAudit(shown, day)
  const head = { today: day, note: service?.note?.message.trim() || null }
  return (
    <FindingsProvider value={checking.is === 'checked' ? checking.audit.findings : nothingFound}>
      <VersionNote maker={maker} />
      {'facts' in maker ? (
        <OwnPlan facts={maker.facts} lines={lines} checking={checking} {...head} />
      ) : (
        <AnotherPlan plan={plan} checking={checking} {...head} />
      )}
    </FindingsProvider>
  )
}
