import { describe, expect, test } from 'vitest'
import type { FrameGroup } from '../apps/server/src/ai/line-check/frames.ts'
import { parsePhrases } from '../apps/server/src/ai/line-check/vocabulary/parse-phrases.ts'
import { languages } from '../apps/server/src/ai/line-check/languages.ts'

const phrasesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const phrasesIn = ({ places: _places, isFor: _isFor, ...phrases }: FrameGroup) => phrases

describe.each(Object.entries(languages))('the sentences in %s', (_, { frames }) => {
  const groups = [frames.manner, ...frames.groups.map(phrasesIn)]
  const talk = Object.values(frames.talk).map(phrasesOf)

  test('are sorted, without duplicates', () => {
    const texts = [...groups.flatMap((group) => Object.values(group).map(phrasesOf)), ...talk]
    expect(texts.flat().length).toBeGreaterThan(100)
    for (const phrases of texts) expect(phrases).toEqual([...new Set(phrases)].toSorted())
  })

  test('have a slot in each core and statement, and none before or after it', () => {
    const said = frames.groups.flatMap(({ cores, statements }) =>
      phrasesOf(cores).concat(phrasesOf(statements)),
    )
    expect(said.length).toBeGreaterThan(30)
    expect(said.filter((core) => !core.includes('{'))).toEqual([])
    const around = groups.flatMap(({ leads, tails }) => phrasesOf(leads).concat(phrasesOf(tails)))
    expect(around.filter((phrase) => phrase.includes('{'))).toEqual([])
  })

  test('have no slot of a dose, a dish or a fuel outside the frames', () => {
    expect(talk.flat().length).toBeGreaterThan(90)
    const free = /\{(?:climate|course|distance|target)\}/gu
    expect(talk.flat().filter((sentence) => sentence.replaceAll(free, '').includes('{'))).toEqual([])
  })

  test('are in letters, spaces, slots, alternatives and brackets', () => {
    const all = [...groups.flatMap((group) => Object.values(group)), ...talk.flat()]
    expect(all.filter((text) => /[^\p{L}' /(){}.,:\n]/u.test(text))).toEqual([])
  })
})

test('in English “an” stands before a vowel, and “a” before a consonant', () => {
  const { manner, groups, talk } = languages.en.frames
  const texts = [
    ...Object.values(talk),
    ...[manner, ...groups.map(phrasesIn)].flatMap((each) => Object.values<string>(each)),
  ]
  const pairs = texts
    .flatMap(parsePhrases)
    .flatMap((places) =>
      places
        .slice(1)
        .flatMap((next, at) =>
          [...(places[at]?.keys() ?? [])].flatMap((word) =>
            [...next.keys()].map((after) => [word, after] as const),
          ),
        ),
    )
  expect(pairs.filter(([word]) => word === 'a' || word === 'an').length).toBeGreaterThan(20)
  expect(
    pairs.filter(
      ([word, after]) =>
        (word === 'a' && /^[aeio]/u.test(after)) || (word === 'an' && !/^[aeio]/u.test(after)),
    ),
  ).toEqual([])
})
