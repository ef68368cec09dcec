import type { PlanService } from '@race-nutrition/contract'
import { NotKeptNote } from '../kept/not-kept-note.tsx'
import { TicksProvider } from '../kept/ticks-context.ts'
import { useKeptTicks } from '../kept/use-kept-ticks.ts'
import { raceId } from '../kept/kept-races.ts'
import { useKeptPlan } from '../kept/use-kept-plan.ts'
import { useToday } from '../use-today.ts'
import { ForeignPlan } from './foreign-plan/foreign-plan.tsx'
import { FindingsProvider } from './audit/findings.tsx'
import { OwnPlan } from './own-plan.tsx'
import type { ResultScreenProps } from './result-screen.tsx'
import { useAudit } from './audit/use-audit.ts'
import { PreferencesProvider } from './make-it-yours/preferences-context.ts'
import { usePreferences } from './make-it-yours/use-preferences.ts'
import { WishButton } from './wish/wish-button.tsx'
import { VersionNote } from './head/version-note.tsx'

export { readKeptPlan } from '../kept/kept-plan.ts'

const nothingFound: readonly [] = []

/** Why the built-in engine made the plan; without a reason, that it did. */
function noteOf(service: PlanService | null): string | null {
  if (service?.mode !== 'engine') return service?.note?.message.trim() || null
  const { note } = service
  return note
    ? note.message.trim() || 'By the built-in sports-science engine, without AI.'
    : 'By the built-in sports-science engine: no AI model is connected.'
}

/** Renders a plan of this version from its facts, and any other from the nine sections as sent. */
export function PlanView({ onReplanned, page, ...shown }: ResultScreenProps) {
  useKeptPlan(shown)
  const { plan, maker, lines, service } = shown.answer
  const day = useToday()
  const ticks = useKeptTicks(raceId(shown.answers))
  const checking = useAudit(shown, day)
  const own = usePreferences(shown, onReplanned)
  const head = { today: day, note: noteOf(service) }
  return (
    <TicksProvider value={ticks}>
      <FindingsProvider value={checking.is === 'checked' ? checking.audit.findings : nothingFound}>
        <VersionNote maker={maker} />
        <NotKeptNote />
        {'facts' in maker ? (
          <PreferencesProvider value={own}>
            <OwnPlan
              facts={maker.facts}
              answers={shown.answers}
              lines={lines}
              model={service?.model ?? 'the AI model'}
              checking={checking}
              wish={page.mode === 'ai' && <WishButton shown={shown} page={page} />}
              {...head}
            />
          </PreferencesProvider>
        ) : (
          <ForeignPlan plan={plan} checking={checking} {...head} />
        )}
      </FindingsProvider>
    </TicksProvider>
  )
}
