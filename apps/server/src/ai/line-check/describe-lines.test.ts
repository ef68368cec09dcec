import { type LinePlace, lineLanguages, linePlaces, slotsOf } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { kindOf } from '../../../testing/line-check/kind-of.ts'
import { describeLines } from './describe-lines.ts'
import { everybody } from './line-conditions.ts'
import { talkTopics, topicNames } from './talk-topics.ts'

const { plan } = goldenPlan('half-1-45-omnivore').planned
const row = `row.${plan.race_day.rows.findIndex(({ phase }) => phase === 'during')}`

/** The phrases behind a heading of the text. */
const listed = (text: string, heading: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(heading))
    .flatMap((line) => line.slice(heading.length, -1).split(' | '))

/** With the first and with the second word of each choice, and with and without what may be left out. */
const waysOf = (sentence: string): string[] =>
  [0, 1].flatMap((at) => {
    const chosen = sentence.replaceAll(
      /[^ ()]+/gu,
      (place) => place.split('/').at(at) ?? place.split('/')[0] ?? '',
    )
    return [chosen.replaceAll(/[()]/gu, ''), chosen.replaceAll(/ ?\([^)]*\)/gu, '')]
  })

const withSlots = (frame: string) =>
  frame
    .replaceAll('<row>', `{${row}}`)
    .replaceAll('<rate>', '{race.carbs_per_hour}')
    .replaceAll('<food>', `{food:${plan.race_day.kit[0]?.product}}`)
    .replaceAll('<meal>', '{meal:rest.lunch}')
    .replaceAll('{row.N.time}', `{${row}.time}`)

describe.each(lineLanguages)('what the prompt says of lines in %s', (lang) => {
  const text = describeLines(plan, lang)

  test('its sentences stand where it says, with either of the two words', () => {
    const groups = [...text.matchAll(/^- [^(]+ \((?<places>[^)]+)\): (?<sentences>.+)$/gmu)]
    expect(groups).toHaveLength(
      topicNames.filter((topic) => (talkTopics[topic].isFor ?? everybody)(plan.runner)).length,
    )
    const fallen = groups.flatMap(({ groups: { places = '', sentences = '' } = {} }) =>
      sentences
        .split(' | ')
        .flatMap((sentence) =>
          waysOf(sentence).filter((way) =>
            places.split(', ').some((place) => kindOf(way, place as LinePlace, lang) !== 'accepted'),
          ),
        ),
    )
    expect(fallen).toEqual([])
  })

  test('its frames stand with the slots of the plan, with each start and each ending', () => {
    const frames = listed(text, 'Frames: ').map(withSlots)
    const alone = listed(text, 'Alone: ').map(withSlots)
    const starts = listed(text, 'Starts: ')
    const endings = listed(text, 'Endings: ')
    expect(endings.length).toBeGreaterThan(1)
    expect(frames.length).toBeGreaterThan(4)
    expect(alone.length).toBeGreaterThan(8)
    const sentences = alone.concat(
      frames.flatMap((frame) => [
        frame,
        ...starts.map((start) => `${start} ${frame}`),
        ...endings.map((ending) => `${frame} ${ending}`),
      ]),
    )
    const fallen = sentences.filter((sentence) =>
      linePlaces.every((place) => kindOf(`${sentence}.`, place, lang) !== 'accepted'),
    )
    expect(fallen).toEqual([])
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
