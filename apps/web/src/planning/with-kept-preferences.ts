import type { Preferences } from '@race-nutrition/engine'
import { raceId, readRace } from '../kept/kept-races.ts'
import { keepFiled } from '../take-along/keep-filed.ts'
import { forgetOpened, openedRace } from '../take-along/opened-race.ts'
import { notifyPreferencesKept } from '../toasts/preferences-kept-toast.ts'
import type { ReplanRequest } from './plan-on-device.ts'
import type { PageAnswer } from './replan-other-version.ts'
import { replanWithPreferences } from './replan-with-preferences.ts'

type Answers = ReplanRequest['answers']

/**
 * A race made again keeps the preferences set on its plan, as far as the engine accepts them with the new answers, and
 * the runner hears which are not kept. A plan whose preferences cannot be kept is returned unchanged.
 */
export async function withKeptPreferences(
  answer: PageAnswer,
  answers: Answers,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const report = (kept: Preferences, of: Preferences) => {
    if (!signal.aborted) notifyPreferencesKept(notKept(of, kept))
  }
  const { maker } = answer
  const race = raceId(answers)
  const { preferences: opened, filed } = openedRace(race)
  const wished = wishedOf(
    'facts' in maker ? maker.facts.runner.preferences : {},
    opened,
    readRace(race)?.preferences,
  )
  const used = () => {
    if (signal.aborted) return
    if (filed) keepFiled(race, filed)
    forgetOpened()
  }
  if (!('facts' in maker) || !hasPreferences(wished)) {
    used()
    return answer
  }
  try {
    const { kept, made } = await acceptedOf(wished, (preferences) =>
      replanWithPreferences({ answer, facts: maker.facts, answers, preferences }),
    )
    report(kept, wished)
    used()
    return made ?? answer
  } catch {
    report({}, wished)
    return answer
  }
}

/**
 * What the runner set, of a link or a file before what is stored; with the choices of the model that made this plan. Those
 * of a model before it are made anew, except in what was opened.
 */
function wishedOf({ coach }: Preferences, opened: unknown, stored: unknown): unknown {
  const given = opened ?? stored
  if (!hasPreferences(given)) return given
  const { coach: earlier, ...own } = given
  const kept = coach ?? (opened === undefined || opened === null ? undefined : earlier)
  if (Object.keys(own).length === 0 && coach) return own
  return kept ? { ...own, coach: kept } : own
}

interface Accepted {
  readonly kept: Preferences
  readonly made: PageAnswer | null
}

/** All of them; or, if the engine refuses, each group that it accepts beside those before it. */
async function acceptedOf(
  wished: Preferences,
  plan: (preferences: Preferences) => Promise<PageAnswer | null>,
): Promise<Accepted> {
  const made = await plan(wished)
  if (made) return { kept: wished, made }
  let accepted: Accepted = { kept: {}, made: null }
  for (const { keys } of groups) {
    const group = pick(wished, keys)
    if (Object.keys(group).length === 0) continue
    const kept = { ...accepted.kept, ...group }
    const next = await plan(kept)
    if (next) accepted = { kept, made: next }
  }
  return accepted
}

type Key = keyof Preferences

/** What belongs together, in an order in which what is leaned on comes first. */
const groups: readonly { readonly name: string; readonly keys: readonly Key[] }[] = [
  { name: 'start time', keys: ['start_time', 'time_zone'] },
  { name: 'forecast', keys: ['forecast'] },
  { name: 'course', keys: ['course'] },
  { name: 'dose', keys: ['practiced_g_per_hr', 'dose'] },
  { name: 'fuel', keys: ['fuel'] },
  { name: 'what you carry', keys: ['carry'] },
  { name: 'kitchen', keys: ['kitchen'] },
  { name: 'choices of the AI model', keys: ['coach'] },
]

const notKept = (wished: Preferences, kept: Preferences): readonly string[] =>
  groups.flatMap(({ name, keys }) => (keys.some((key) => key in wished && !(key in kept)) ? [name] : []))

const pick = (preferences: Preferences, keys: readonly Key[]): Preferences =>
  Object.fromEntries(Object.entries(preferences).filter(([key]) => keys.includes(key as Key)))

/** As stored: the engine validates them when it plans. */
const hasPreferences = (stored: unknown): stored is Preferences =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) && Object.keys(stored).length > 0
