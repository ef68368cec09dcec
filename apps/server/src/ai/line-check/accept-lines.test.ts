import { type LinePlace, linePlaces } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { mostChecked } from '../reading/answer-limits.ts'
import { acceptLines, type GivenLine } from './accept-lines.ts'
import { mostLines } from './line-limits.ts'
import { english } from './vocabulary/en.ts'

const { plan, object } = goldenPlan('half-1-45-omnivore').planned
const at = (place: string, ...texts: readonly string[]) => texts.map((text) => ({ place, text }))
const settled = (lines: readonly GivenLine[], lang: 'en' | 'es' | 'de' = 'en') =>
  acceptLines({ lines, plan, lang })
const textsOf = (lines: readonly GivenLine[]) => settled(lines).accepted.map(({ text }) => text)
const kindsOf = (lines: readonly GivenLine[]) => settled(lines).refused.map(({ kind }) => kind)

/** Sentences of one topic or another that stand at this place. */
const linesAt = (place: LinePlace): string[] =>
  listedSentences
    .filter((text) => textsOf(at(place, text)).length > 0)
    .filter(
      (text, index, all) => all.findIndex((other) => other.split(' ')[0] === text.split(' ')[0]) === index,
    )

const listedSentences = Object.values(english.frames.talk)
  .flatMap((text) => text.trim().split('\n'))
  .map((line) =>
    line
      .replaceAll(/ ?\([^)]*\)/gu, '')
      .replaceAll(/\/\S+/gu, '')
      .trim(),
  )

const calmLines = ['Let your legs rest.', 'Read a book in the evening.', 'Stay calm.']

test('a good line is accepted with its place, its slots and its language', () => {
  const text = 'Your plan has {race.carbs_per_hour}.'
  expect(settled(at('race_day_plan.note', text))).toEqual({
    accepted: [{ place: 'race_day_plan.note', text, lang: 'en' }],
    refused: [],
    unknownWords: [],
  })
})

test.each(linePlaces)('%s has room for a few lines and no more', (place) => {
  const lines = linesAt(place)
  expect(lines.length).toBeGreaterThan(mostLines[place])
  const { accepted, refused } = settled(at(place, ...lines))
  expect(accepted).toHaveLength(mostLines[place])
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['form']))
})

test('only a limited number of lines of a place is read', () => {
  const bad = Array.from({ length: 40 }, (_, index) => `Take ${index} of them.`)
  expect(kindsOf(at('race_week.mon_wed', ...bad))).toHaveLength(mostChecked)
})

test('a text of several lines is judged line by line', () => {
  expect(textsOf(at('race_week.mon_wed', `- ${calmLines[0]}\n- Take two.\n- ${calmLines[2]}`))).toEqual([
    calmLines[0],
    calmLines[2],
  ])
})

describe('a line is refused', () => {
  test.each([
    ['race_week.sunday', 'Stay calm.'],
    ['race_day_plan.0.action', 'Stay calm.'],
    ['__proto__', 'Stay calm.'],
    ['', 'Stay calm.'],
  ])('at %j, which is not a place of the plan', (place, text) => {
    expect(settled(at(place, text)).refused).toEqual([{ kind: 'place', place: null }])
  })

  test.each<[LinePlace, string]>([
    ['prep.batch_prep_steps', 'Start slower than you want to.'],
    ['prep.batch_prep_steps', 'Your plan has {race.carbs_per_hour}.'],
    ['daily_plan.example_days.0', 'Your plan has {race.carbs_per_hour}.'],
    ['race_day_plan.note', 'Put on music while you cook.'],
    ['race_day_plan.note', 'Put your feet up in the evening.'],
    ['long_run_fueling.during.schedule', 'Your plan has {race.carbs_per_hour}.'],
    ['race_week.mon_wed', 'Your plan is built around {race.carbs_per_hour}.'],
    ['race_week.mon_wed', 'Enjoy {meal:1-days-before.dinner}.'],
  ])('at %s, where it does not belong: %s', (place, text) => {
    expect(settled(at(place, text)).refused).toEqual([{ kind: 'place', place }])
  })

  test('if it says again what the plan says', () => {
    const own = object.race_week.day_before.at(-1) ?? ''
    expect(own).not.toBe('')
    expect(kindsOf(at('race_week.day_before', own, own.toUpperCase()))).toEqual(['copy', 'copy'])
  })

  test('if it says the same as another, at any place', () => {
    const lines = [
      ...at('race_week.mon_wed', 'Let your legs rest.'),
      ...at('race_week.thu_fri', 'Let your legs rest'),
    ]
    expect(kindsOf(lines)).toEqual(['copy'])
  })
})

describe('unknown words', () => {
  test('are named, each once', () => {
    const { unknownWords } = settled(
      at('race_week.mon_wed', 'Stay zippy and calm.', 'Zippy legs, plucky feet.'),
    )
    expect(unknownWords).toEqual(['zippy', 'plucky'])
  })

  test('are letters alone, short and few', () => {
    const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')
    const odd = ['x'.repeat(25), ...letters.map((letter) => `zz${letter}`)]
    const { unknownWords } = settled(
      linePlaces.flatMap((place, index) =>
        at(place, `Stay ${odd.slice(index * 3, index * 3 + 3).join(' ')}.`),
      ),
    )
    expect(unknownWords).toHaveLength(20)
    expect(unknownWords.filter((word) => !/^\p{L}{1,24}$/u.test(word))).toEqual([])
  })
})

test('a line of another language is refused, and a line of the call’s language accepted', () => {
  const spanish = at('race_week.race_morning', 'Da las gracias a los voluntarios y disfruta del público.')
  const german = at('race_week.race_morning', 'Starte langsamer, als du willst.')
  const kinds = (['en', 'es', 'de'] as const).map((lang) =>
    [spanish, german].map((lines) => settled(lines, lang).refused[0]?.kind ?? 'accepted'),
  )
  expect(kinds).toEqual([
    ['figure', 'word'],
    ['accepted', 'word'],
    ['figure', 'accepted'],
  ])
})

describe('a row of the race is named by one line alone', () => {
  const row = plan.race_day.rows.findIndex(({ phase }) => phase === 'during')
  const first = `Take {row.${row}} without hurry.`

  test('the line alone stands', () => {
    expect(textsOf(at('race_day_plan.note', first))).toEqual([first])
  })

  test.each([
    `Have {row.${row}} with a smile.`,
    `Have {row.0${row}} with a smile.`,
    `Have {row.00${row}} with a smile.`,
    `Be ready at {row.${row}.time}.`,
  ])('and not beside it, in whatever spelling: %s', (second) => {
    expect(textsOf([...at('race_day_plan.note', first), ...at('race_week.race_morning', second)])).toEqual([
      first,
    ])
  })
})
