import { type Preferences, planRace, type RacePlan, readPreferences } from '@race-nutrition/engine'
import type { ModelQuestion } from '../../engine/engine.ts'
import { valuesIn } from '../reading/values-in.ts'
import { limitSize } from '../reading/limit-size.ts'
import { type IgnoredCode, ignoredCodes } from './wish-answer.ts'

/** A part of a wish that is not taken: in the runner's own words, or the name of a setting. */
export interface IgnoredPart {
  readonly text: string
  readonly code: IgnoredCode
}

/** The plan with what was read in a wish, and what of it was not taken. */
export interface SettledWish {
  readonly planned: RacePlan
  readonly ignored: readonly IgnoredPart[]
}

type Settings = Readonly<Record<string, unknown>>

/**
 * Reads a model's answer to a wish. Each setting is validated like one that was typed, on top of those before it; one that
 * makes no plan is ignored. Null if the text holds no settings.
 */
export function settleWish(text: string, question: ModelQuestion, baseline: RacePlan): SettledWish | null {
  const answer = wishIn(text)
  if (!answer) return null
  const ignored = ignoredIn(answer['ignored'], question.wish ?? '')
  let planned = baseline
  let own: Settings = { ...baseline.preferences }
  for (const [name, given] of Object.entries(answer['preferences'] as Settings).slice(0, mostSettings)) {
    if (name === 'coach' || given === null || given === undefined) continue
    const wished = withSetting(own, name, given)
    const made = readPreferences(wished).ok ? planRace(question.answers, question.today, wished) : null
    if (made?.ok) [planned, own] = [made.value, wished]
    else ignored.push({ text: nameOf(name), code: 'not-possible' })
  }
  return { planned, ignored: onceEach(ignored) }
}

const onceEach = (parts: readonly IgnoredPart[]) =>
  parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at)

const mostSettings = 12

/** What is set within the kitchen, the fuel and the course stays beside what is wished; dislikes and swaps add up. */
function withSetting(own: Settings, name: string, given: unknown): Settings {
  if (name === 'practiced_g_per_hr') return { ...without(own, 'dose'), [name]: given }
  if (name === 'dose') return { ...without(own, 'practiced_g_per_hr'), [name]: given }
  const before = own[name]
  if (!isRecord(before) || !isRecord(given)) return { ...own, [name]: given }
  const merged: Record<string, unknown> = { ...before, ...given }
  if (Array.isArray(before['dislikes']) && Array.isArray(given['dislikes']))
    merged['dislikes'] = dislikesOf(before['dislikes'], given['dislikes'])
  if (isRecord(before['swaps']) && isRecord(given['swaps']))
    merged['swaps'] = { ...before['swaps'], ...given['swaps'] }
  return { ...own, [name]: merged }
}

/** Some of those before take the others back; new ones come beside them. */
const dislikesOf = (before: readonly unknown[], given: readonly unknown[]): unknown[] =>
  given.every((id) => before.includes(id)) ? [...given] : [...new Set([...before, ...given])]

const without = (settings: Settings, name: keyof Preferences): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))

function wishIn(text: string): Settings | null {
  for (const value of valuesIn(text)) {
    const limited = limitSize(value)
    if (isRecord(limited) && isRecord(limited['preferences'])) return limited
  }
  return null
}

/** Only words that stand in the wish: nothing that a model made up reaches the page. */
function ignoredIn(given: unknown, wish: string): IgnoredPart[] {
  const said = wish.toLowerCase()
  return (Array.isArray(given) ? given : []).slice(0, mostIgnored).flatMap((part: unknown) => {
    const { text, code } = isRecord(part) ? part : {}
    const known = ignoredCodes.find((each) => each === code) ?? 'not-understood'
    const quote = typeof text === 'string' ? text.trim() : ''
    return quote !== '' && said.includes(quote.toLowerCase()) ? [{ text: quote, code: known }] : []
  })
}

const mostIgnored = 8

/** A name of ours, never one of the model's own. */
const nameOf = (name: string): string =>
  Object.hasOwn(settingNames, name) ? (settingNames[name] ?? '') : 'A setting'

const settingNames: Readonly<Record<string, string>> = {
  start_time: 'The start time',
  time_zone: 'The time zone',
  practiced_g_per_hr: 'The practiced dose',
  fuel: 'The fuel',
  carry: 'The bottle',
  dose: 'The dose',
  forecast: 'The forecast',
  course: 'The course and its stations',
  kitchen: 'The meals',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
