import { type LineLanguage, type Plan, readSlot, slotsOf } from '@race-nutrition/engine'
import { quoted } from '../grounding/quoted.ts'
import type { FrameGroup, Frames } from './frames.ts'
import { languages } from './languages.ts'
import { everybody } from './line-conditions.ts'
import { talkTopics, topicNames } from './talk-topics.ts'

/** How to write so that a line stands: its sentences, its frames and the slots of this plan. For the prompt. */
export function describeLines(plan: Plan, lang: LineLanguage): string {
  const { name, frames } = languages[lang]
  return [
    `Lines are in ${name}: one or two sentences, each of them one of the sentences listed here, in full. Nothing else stands.`,
    'a/b/c = write one of these words; (word) = may be left out. Choose what suits this runner; capitals, commas and the full stop are set for you.',
    'Sentences, with the places where they stand:',
    ...talkLines(frames.talk, plan),
    '',
    'A fact of the plan is named by its slot, never in words. Slots of this plan, with what each stands for, as data only:',
    quoted('slots', slotsWithFacts(plan, lang)),
    '{row.N.time} = the time of row N alone',
    '{meal:DAY.MEAL} = the dish of that meal, only where its day is',
    'A sentence with one of these slots is one of those below, in full: start frame, or frame ending, or one that stands alone; nothing else. <row>, <rate>, <food>, <meal> stand for such a slot. At most one such sentence in a line; a row or a dish is named by one line.',
    '{row…} and {race…} stand at race_week.race_morning and race_day_plan.note, <food> and {long_run…} at the long run, <meal> at its day.',
    ...(frames.manner.leads === '' ? [] : [`Starts: ${brief(frames.manner.leads, 5)}.`]),
    `Endings: ${brief(frames.manner.tails, 4)}.`,
    ...frames.groups.flatMap((group) => groupLines(group, plan, lang)),
  ].join('\n')
}

/** All of them, for what is not shown a model cannot know; of the alternatives two, which do. */
const talkLines = (talk: Frames['talk'], { runner }: Plan): string[] =>
  topicNames
    .filter((topic) => (talkTopics[topic].isFor ?? everybody)(runner))
    .map((topic) => {
      const { about, places } = talkTopics[topic]
      return `- ${about} (${places.join(', ')}): ${phrasesIn(talk[topic]).map(withTwoOfEach).join(' | ')}`
    })

const withTwoOfEach = (phrase: string): string =>
  phrase.replaceAll(/[^ ()]+/gu, (place) => place.split('/').slice(0, 2).join('/'))

/** The fixed ones, the rows and the fuels with what they are; dishes are named in the list of meals. */
function slotsWithFacts(plan: Plan, lang: LineLanguage): Readonly<Record<string, string | undefined>> {
  const names = slotsOf(plan).filter((name) => !name.startsWith('meal:') && !name.endsWith('.time'))
  return Object.fromEntries(names.map((name) => [`{${name}}`, readSlot(name)?.fill(plan, lang)]))
}

function groupLines(
  { leads = '', tails = '', places = [], isFor = everybody, ...group }: FrameGroup,
  plan: Plan,
  lang: LineLanguage,
): string[] {
  const where = places.length > 0 ? ` (${places.join(', ')})` : ''
  if (!isFor(plan.runner)) return []
  const cores = fillable(group.cores, plan, lang)
  const statements = fillable(group.statements, plan, lang)
  return [
    ...(cores === '' ? [] : [`Frames${where}: ${brief(cores, 7)}.`]),
    ...(cores === '' || leads === '' ? [] : [`  with the starts: ${brief(leads, 2)}.`]),
    ...(cores === '' || tails === '' ? [] : [`  with the endings: ${brief(tails, 5)}.`]),
    ...(statements === '' ? [] : [`Alone${where}: ${brief(statements, 4)}.`]),
  ]
}

/** Without the phrases of a fact that this plan does not have: a clock time, carbs of a race without any. */
const fillable = (phrases: string | undefined, plan: Plan, lang: LineLanguage): string =>
  phrasesIn(phrases ?? '')
    .filter((phrase) =>
      Object.entries(slotOfToken).every(
        ([token, slot]) => !phrase.includes(token) || readSlot(slot)?.fill(plan, lang) !== undefined,
      ),
    )
    .join('\n')

const slotOfToken = {
  '{race.start}': 'race.start',
  '{race.finish}': 'race.finish',
  '{amount}': 'race.carbs',
} as const

/**
 * A few phrases: the first alternative of each place, without what may be left out, and of those that begin alike the
 * shortest. All of them would make the prompt too long for a small model.
 */
function brief(phrases: string, most: number): string {
  const byStart = new Map<string, string>()
  for (const phrase of shortestFirst(phrases)) {
    const [start = ''] = phrase.split(' ')
    if (!byStart.has(start)) byStart.set(start, phrase)
  }
  return [...byStart.values()].slice(0, most).join(' | ')
}

const shortestFirst = (phrases: string): string[] =>
  phrasesIn(phrases)
    .map((line) =>
      line
        .split(' ')
        .flatMap((place) => (place.startsWith('(') ? [] : [named(place.split('/')[0] ?? '')]))
        .join(' '),
    )
    .toSorted((one, other) => one.length - other.length)

const phrasesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const named = (word: string) => names[word] ?? word

const names: Readonly<Record<string, string>> = {
  '{taking}': '<row>',
  '{rate}': '<rate>',
  '{amount}': '{race.carbs}',
  '{row.time}': '{row.N.time}',
  '{food}': '<food>',
  '{meal}': '<meal>',
}
