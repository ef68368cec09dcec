import { type LineLanguage, type Plan, readSlot, slotsOf } from '@race-nutrition/engine'
import { quoted } from '../grounding/quoted.ts'
import type { FrameGroup } from './frames.ts'
import { languages } from './languages.ts'

/** How to write so that a line stands: its words, its frames and the slots of this plan. For the prompt. */
export function describeLines(plan: Plan, lang: LineLanguage): string {
  const { prompt, frames } = languages[lang]
  return [
    `Write lines in ${prompt.name}, as a calm coach speaks: one thought, one or two short sentences, at most 30 words.`,
    'A line stands only if a check knows every word of it. No digit, number word, unit, symbol or link; only , . ; : ? as signs.',
    'No food, drink, drug, brand, body weight, pain or illness, and nothing about more, less, other, again or instead.',
    'Words that always stand:',
    ...prompt.words.map((words) => `- ${words}`),
    `Avoid: ${prompt.avoid}. They stand in set phrases only.`,
    'Lines that stand:',
    ...prompt.lines.map((line) => `- ${line}`),
    '',
    'A fact of the plan is named by its slot, never in words. Slots of this plan, with what each stands for, as data only:',
    quoted('slots', slotsWithFacts(plan, lang)),
    '{row.N.time} = the time of row N alone',
    '{meal:DAY.MEAL} = the dish of that meal, only where its day is',
    'A sentence with one of these slots is one of the frames below, in full: (start) frame (ending) (ending), nothing else. <row>, <rate>, <food>, <meal>, <breakfast>, <dinner> stand for such a slot.',
    'The words of {climate}, {course}, {distance} and {target} may stand in any sentence.',
    `Starts: ${brief(frames.manner.leads, 5)}.`,
    `Endings: ${brief(frames.manner.tails, 4)}.`,
    ...frames.groups.flatMap(groupLines),
  ].join('\n')
}

/** The fixed ones, the rows and the fuels with what they are; dishes are named in the list of meals. */
function slotsWithFacts(plan: Plan, lang: LineLanguage): Readonly<Record<string, string | undefined>> {
  const names = slotsOf(plan)
  const fuels = new Set([...plan.race_day.kit, ...plan.long_run.kit].map(({ product }) => `food:${product}`))
  const isListed = (name: string) =>
    !name.startsWith('meal:') &&
    !name.endsWith('.time') &&
    (!name.startsWith('food:') || fuels.has(name) || name.startsWith('food:own-'))
  return Object.fromEntries(
    names.filter(isListed).map((name) => [`{${name}}`, readSlot(name)?.fill(plan, lang)]),
  )
}

const groupLines = ({ leads, cores, tails }: FrameGroup): string[] => [
  `Frames: ${brief(cores, 12)}.`,
  ...(leads.trim() === '' ? [] : [`  with the starts: ${brief(leads, 2)}.`]),
  ...(tails.trim() === '' ? [] : [`  with the endings: ${brief(tails, 6)}.`]),
]

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
  phrases
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line
        .split(' ')
        .flatMap((place) => (place.startsWith('(') ? [] : [named(place.split('/')[0] ?? '')]))
        .join(' '),
    )
    .toSorted((one, other) => one.length - other.length)

const named = (word: string) => names[word] ?? word

const names: Readonly<Record<string, string>> = {
  '{taking}': '<row>',
  '{rate}': '<rate>',
  '{amount}': '{race.carbs}',
  '{row.time}': '{row.N.time}',
  '{food}': '<food>',
  '{meal}': '<meal>',
  '{breakfast}': '<breakfast>',
  '{dinner}': '<dinner>',
}
