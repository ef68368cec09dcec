import { isDeepStrictEqual } from 'node:util'
import {
  numberWords,
  type PreferenceFault,
  type Preferences,
  planRace,
  type RacePlan,
  readRace,
  type Refusal,
} from '@race-nutrition/engine'
import type { ModelQuestion } from '../../engine/engine.ts'
import { valuesIn } from '../reading/values-in.ts'
import { limitSize } from '../reading/limit-size.ts'
import { dropFaults } from './drop-faults.ts'
import { inventedParts } from './invented-parts.ts'
import { isOwnDrink, isRecord, mergeSetting, type Settings, withoutEmptyMain } from './merge-setting.ts'
import { takeAllBack } from './take-back.ts'
import { type IgnoredCode, ignoredCodes } from './wish-answer.ts'

/** Why a setting is not as it was wished; the text is its name. */
type SettingCode = 'in-part' | 'not-kept' | 'needed' | 'no-figure'

/** A part of a wish that is not taken: in the runner's own words, or the name of a setting. */
export interface IgnoredPart {
  readonly text: string
  readonly code: IgnoredCode | SettingCode | 'allergy'
}

/** The plan with what was read in a wish, and what of it was not taken. */
export interface SettledWish {
  readonly planned: RacePlan
  readonly ignored: readonly IgnoredPart[]
}

/**
 * Reads a model's answer to a wish. Each setting is validated like one that was typed, on top of those before it; what of it
 * makes no plan, or is not a model's to make up, is ignored. Null if the text holds no settings.
 */
export function settleWish(text: string, question: ModelQuestion, baseline: RacePlan): SettledWish | null {
  const answer = wishIn(text)
  if (!answer) return null
  const ignored = ignoredIn(answer['ignored'], question.wish ?? '')
  const isPlan = (settings: Settings) => readRace(question.answers, question.today, settings).ok
  const wished = answer['preferences'] as Settings
  const names = namesIn(answer['taken_back']).filter((name) => !isDrinkReplaced(name, wished))
  const back = takeAllBack({ ...baseline.preferences }, names, isPlan)
  let own = back.left
  for (const [name, given] of inOrder(wished)) {
    if (name === 'coach' || given === null || given === undefined) continue
    if (figures.has(name) && !hasFigure(question.wish ?? '')) {
      ignored.push({ text: nameOf(name), code: 'no-figure' })
      continue
    }
    const { kept, isWhole } = settleSetting(name, given, question, own)
    if (!isWhole)
      ignored.push({ text: nameOf(name), code: isDeepStrictEqual(kept, own) ? 'not-kept' : 'in-part' })
    own = kept
  }
  // What the settings before needed may go now.
  const late = takeAllBack(own, back.stuck, isPlan)
  for (const name of late.stuck) ignored.push({ text: nameOf(name.split('.')[0] ?? ''), code: 'needed' })
  own = late.left
  return { planned: planWith(own, question, baseline), ignored: onceEach(ignored) }
}

const namesIn = (given: unknown): string[] =>
  (Array.isArray(given) ? given : [])
    .slice(0, mostTakenBack)
    .filter((name): name is string => typeof name === 'string')

const mostTakenBack = 24

/** Taking the drink back before another replaces it would also drop the choice to eat nothing beside it. */
const isDrinkReplaced = (name: string, { fuel }: Settings): boolean =>
  name === 'fuel.drink' && isRecord(fuel) && isOwnDrink(fuel['drink'])

/** A setting that needs another comes after it, in whatever order the model wrote them. */
const inOrder = (settings: Settings) =>
  Object.entries(settings)
    .slice(0, mostSettings)
    .toSorted(([one], [other]) => Number(needsAnother.has(one)) - Number(needsAnother.has(other)))

const needsAnother = new Set<string>(['fuel', 'time_zone'] satisfies (keyof Preferences)[])

/** One plan, whatever was wished: a kitchen with many wishes takes a worker a third of a second. */
function planWith(settings: Settings, { answers, today }: ModelQuestion, baseline: RacePlan): RacePlan {
  if (isDeepStrictEqual(settings, { ...baseline.preferences })) return baseline
  const made = planRace(answers, today, settings)
  return made.ok ? made.value : baseline
}

interface SettledSetting {
  /** All settings, with what of this one can be kept. */
  readonly kept: Settings
  readonly isWhole: boolean
}

function settleSetting(
  name: string,
  given: unknown,
  { answers, today }: ModelQuestion,
  own: Settings,
): SettledSetting {
  let wished: Settings | null = mergeSetting(own, name, given)
  for (let tries = 0; wished && tries < mostTries; tries += 1) {
    // Faults are dropped from `wished`, since a drink that goes back may take its empty `main` back with it.
    const kept = withoutEmptyMain(wished, own)
    if (tries > 0 && isDeepStrictEqual(kept, own)) break
    const invented = inventedParts(kept, own)
    const read = invented.length === 0 ? readRace(answers, today, kept) : null
    if (read?.ok) return { kept, isWhole: tries === 0 }
    wished = dropFaults(wished, own, name, read ? read.refused.map(pathOf) : invented)
  }
  return { kept: own, isWhole: false }
}

/** Dropping one part may put another at fault: a drink of the course needs its stations. */
const mostTries = 4

const pathOf = (refusal: Refusal | PreferenceFault): string => ('path' in refusal ? refusal.path : '')

const onceEach = (parts: readonly IgnoredPart[]) =>
  parts.filter(({ text }, at) => parts.findIndex((other) => other.text === text) === at)

const mostSettings = 12

function wishIn(text: string): Settings | null {
  for (const value of valuesIn(text)) {
    const limited = limitSize(value)
    if (isRecord(limited) && isRecord(limited['preferences'])) return limited
  }
  return null
}

/** Only whole words that stand in the wish: nothing that a model made up reaches the page. */
function ignoredIn(given: unknown, wish: string): IgnoredPart[] {
  const said = wordsOf(wish)
  const quoted = (Array.isArray(given) ? given : []).slice(0, mostIgnored).flatMap((part: unknown) => {
    const { text, code } = isRecord(part) ? part : {}
    const known = ignoredCodes.find((each) => each === code) ?? 'not-understood'
    const quote = typeof text === 'string' ? text.trim() : ''
    const words = wordsOf(quote)
    return words !== '  ' && said.includes(words) ? [{ text: quote, code: known }] : []
  })
  const [allergy] = allergyWord.exec(wish) ?? []
  return allergy === undefined ? quoted : [{ text: allergy, code: 'allergy' }, ...quoted]
}

/** With a space around each word. */
const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `

/** Reported whatever the model answers: a dislike does not exclude an allergen; only the allergies of the form do. */
const allergyWord = /\p{L}*(?:all?[eé]rg|intoler|co?eliac|cel[ií]ac|z[öo]liak)\p{L}*/iu

/** Settings that are figures: a model may not guess them where the wish has none. */
const figures: ReadonlySet<string> = new Set([
  'practiced_g_per_hr',
  'forecast',
  'carry',
] satisfies (keyof Preferences)[])

const hasFigure = (wish: string): boolean =>
  /\p{N}/u.test(wish) ||
  wordsOf(wish)
    .split(' ')
    .some((word) => numberWords.has(word))

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
