import type { Plan, Preferences, Questionnaire } from '@race-nutrition/engine'
import { planningModule } from '../lazy-modules.ts'
import { keptLinesModule } from './kept-lines-module.ts'
import type { PageAnswer } from './replan-other-version.ts'

interface ReplanGiven {
  readonly answer: PageAnswer
  readonly facts: Plan
  readonly answers: Questionnaire
  readonly preferences: Preferences
}

/**
 * The same plan with other preferences, made on this device for the day of the plan shown, so that nothing but the
 * preferences moves it; null if the engine refuses. Rejects if the engine does not load.
 */
export async function replanWithPreferences(given: ReplanGiven): Promise<PageAnswer | null> {
  const { answer, facts, answers, preferences } = given
  const planning = await planningModule.load()
  const made = await planning.plan({ answers, today: facts.runner.today, preferences })
  if (!made) return null
  const lines =
    answer.lines.length === 0
      ? answer.lines
      : (await keptLinesModule.load()).keptLines(answer.lines, facts, made.plan)
  const { maker } = answer
  return {
    plan: made.object,
    audit: { ...made.audit, ...refusedOf(answer) },
    maker:
      maker.is === 'this device' ? { ...maker, facts: made.plan } : { is: 'this version', facts: made.plan },
    lines,
    service: answer.service,
  }
}

/** What was refused of a model stays said with what it wrote. */
const refusedOf = ({ audit }: PageAnswer) =>
  audit?.model_refused === undefined ? {} : { model_refused: audit.model_refused }
