import { lineLanguages, slotsOf } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { goldenRunners } from '../../../../../tests/golden-runners.ts'
import { checkLine } from './check-line.ts'
import { describeLines } from './describe-lines.ts'
import { languages } from './languages.ts'

const { plan } = goldenPlan('half-1-45-omnivore').planned
const row = `row.${plan.race_day.rows.findIndex(({ phase }) => phase === 'during')}`

/** The phrases behind a heading of the text. */
const listed = (text: string, heading: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(heading))
    .flatMap((line) => line.slice(heading.length, -1).split(' | '))

const withSlots = (frame: string) =>
  frame
    .replaceAll('<row>', `{${row}}`)
    .replaceAll('<rate>', '{race.carbs_per_hour}')
    .replaceAll('<food>', `{food:${plan.race_day.kit[0]?.product}}`)
    .replaceAll('<meal>', '{meal:rest.lunch}')
    .replaceAll('<breakfast>', '{meal:rest.breakfast}')
    .replaceAll('<dinner>', '{meal:rest.dinner}')
    .replaceAll('{row.N.time}', `{${row}.time}`)

describe.each(lineLanguages)('what the prompt says of lines in %s', (lang) => {
  const text = describeLines(plan, lang)
  const { prompt } = languages[lang]

  test('its words stand by themselves', () => {
    const words = prompt.words.flatMap((topic) => topic.split(' '))
    expect(words.length).toBeGreaterThan(80)
    expect(words.filter((word) => checkLine(`${word}.`, lang)?.kind === 'word')).toEqual([])
  })

  test('its lines stand', () => {
    expect(prompt.lines.filter((line) => checkLine(line, lang))).toEqual([])
  })

  test('its frames stand with the slots of the plan, with each start and each ending', () => {
    const frames = listed(text, 'Frames: ').map(withSlots)
    const starts = listed(text, 'Starts: ')
    const endings = listed(text, 'Endings: ')
    expect(Math.min(starts.length, endings.length)).toBeGreaterThan(1)
    expect(frames.length).toBeGreaterThan(30)
    const sentences = frames.flatMap((frame) => [
      frame,
      ...starts.map((start) => `${start} ${frame}`),
      ...endings.map((ending) => `${frame} ${ending}`),
    ])
    expect(sentences.filter((sentence) => checkLine(`${sentence}.`, lang))).toEqual([])
  })

  test('it names no slot that the plan cannot fill', () => {
    const facts = JSON.parse(/<slots>\n(.*)\n<\/slots>/.exec(text)?.[1] ?? '') as Record<string, string>
    const slots = Object.keys(facts).map((name) => name.slice(1, -1))
    const known = new Set(slotsOf(plan))
    expect(slots.length).toBeGreaterThan(10)
    expect(slots.filter((name) => !known.has(name))).toEqual([])
    expect(Object.values(facts).filter((fact) => fact === '')).toEqual([])
  })
})

test('it stays short for every golden runner', () => {
  const lengths = Object.keys(goldenRunners).map(
    (name) => describeLines(goldenPlan(name).planned.plan, 'en').length,
  )
  // About four letters to a token: 1,800 tokens.
  expect(Math.max(...lengths)).toBeLessThan(7_200)
})
