import { useState } from 'react'
import { today } from '../today.ts'
import { ForeignPlan } from './foreign-plan/foreign-plan.tsx'
import { FindingsProvider } from './audit/findings.tsx'
import { OwnPlan } from './own-plan.tsx'
import type { ShownPlan } from './result-screen.tsx'
import { useAudit } from './audit/use-audit.ts'
import { PreferencesProvider } from './make-it-yours/preferences-context.ts'
import { usePreferences } from './make-it-yours/use-preferences.ts'
import type { PageAnswer } from '../planning/replan-other-version.ts'
import { VersionNote } from './head/version-note.tsx'

interface PlanViewProps extends ShownPlan {
  readonly onReplanned: (answer: PageAnswer) => void
}

const nothingFound: readonly [] = []

/** Renders a plan of this version from its facts, and any other from the nine sections as sent. */
export function PlanView({ onReplanned, ...shown }: PlanViewProps) {
  const { plan, maker, lines, service } = shown.answer
  const [day] = useState(today)
  const checking = useAudit(shown, day)
  const own = usePreferences(shown, onReplanned)
  const head = { today: day, note: service?.note?.message.trim() || null }
  return (
    <FindingsProvider value={checking.is === 'checked' ? checking.audit.findings : nothingFound}>
      <VersionNote maker={maker} />
      {'facts' in maker ? (
        <PreferencesProvider value={own}>
          <OwnPlan facts={maker.facts} lines={lines} checking={checking} {...head} />
        </PreferencesProvider>
      ) : (
        <ForeignPlan plan={plan} checking={checking} {...head} />
      )}
    </FindingsProvider>
  )
}
