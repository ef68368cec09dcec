import type { LineLanguage, LinePlace, Plan } from '@race-nutrition/engine'
import { checkLine, type RefusalKind } from '../../src/ai/line-check/check-line.ts'
import { goldenPlan } from '../ai/test-plan.ts'

/** A runner to whom every sentence of the list may be said. */
export const anyonesRunner: Plan['runner'] = {
  ...goldenPlan('half-1-45-omnivore').planned.plan.runner,
  course: 'Hilly',
  climate: 'Cool',
  preferences: { kitchen: { race_morning: 'hotel' } },
}

/** Why a line does not stand at this place, or that it does. */
export function kindOf(text: string, place: LinePlace, lang: LineLanguage = 'en'): RefusalKind | 'accepted' {
  const checked = checkLine({ text, place, lang, runner: anyonesRunner })
  return checked.ok ? 'accepted' : checked.refused.kind
}
