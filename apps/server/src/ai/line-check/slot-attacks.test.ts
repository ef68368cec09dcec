import { readSlot, slotsIn } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { acceptLines } from './accept-lines.ts'
import { checkLine } from './check-line.ts'

const { plan } = goldenPlan('half-1-45-omnivore').planned
const { runner } = plan
const row = plan.race_day.rows.findIndex(({ phase }) => phase === 'during')
const fuel = plan.race_day.kit[0]?.product ?? ''
const place = 'race_day_plan.note'

/** With the first row of the course and the main fuel of the plan in their slots. */
const asWritten = (text: string) =>
  text.replaceAll('{row}', `{row.${row}}`).replaceAll('{gel}', `{food:${fuel}}`)
const settled = (text: string) => acceptLines({ lines: [{ place, text: asWritten(text) }], plan, lang: 'en' })
const kindOf = (text: string) => settled(text).refused[0]?.kind ?? 'accepted'

test('the facts of the attacks are in the plan, and a good line with them stands', () => {
  expect(readSlot(`row.${row}`)?.fill(plan, 'en')).toBeDefined()
  expect(kindOf('Take {row} without hurry.')).toBe('accepted')
  expect(kindOf('Your plan has {race.carbs_per_hour}.')).toBe('accepted')
})

describe('a true figure cannot be turned into another one', () => {
  test.each([
    'Take {row} with each gel.',
    'Double {row}.',
    'Take double {row}.',
    'Take {row} twice.',
    'Take {row} two times.',
    'Take {row} again at the top.',
    'Take {row}, and again at the finish.',
    'Take {row} at every stop.',
    'Take {row} each mile.',
    'Take {row} whenever you feel like it.',
    'Take {row} and then the same again.',
    'Take {row} and another.',
    'Take more than {row}.',
    'Take less than {row}.',
    'Take half of {row}.',
    'Skip {row}.',
    'Forget {row}.',
    'Leave out {row}.',
    'Do without {row}.',
    'Do not take {row}.',
    'Never take {row}.',
    'Take {row} only if you want to.',
    'Take something else instead of {row}.',
    'Take {row} instead of dinner.',
    'Take {row} early.',
    'Take {row} later.',
    'Take {row} before the start.',
    'Take {row} tonight.',
    'Take {row} the evening before.',
    'Take {row} on an empty stomach.',
    'Take {row} from start to finish.',
    'Take {row} for dinner.',
    'Take {row} with your friends’ gels.',
    'Save {row} for the end.',
    'Share {row} with a friend.',
    'Eat {gel} twice.',
    'Eat {gel} all day.',
    'Take {gel} whenever the crowd does.',
    'Have {gel} with breakfast.',
    'Take {gel}.',
    'Take {gel} at the start.',
    'Carry double the {gel}.',
    '{race.carbs_per_hour} every half hour.',
    'Your plan has {race.carbs_per_hour} every half hour.',
    'Your plan has {race.carbs_per_hour} at each stop.',
    'Go above {race.carbs_per_hour}.',
    'Aim for more than {race.carbs_per_hour}.',
    'Aim for {race.carbs_per_hour} before the start.',
    'Aim for {race.carbs} an hour.',
    'Your plan has {race.carbs} at the start.',
    'Take {race.carbs}.',
    'Drink {race.fluids_per_hour} tonight.',
    'Have {race.carbs_per_hour} with {row}.',
    'Start the day with {meal:rest.dinner}.',
    'End the day with {meal:rest.breakfast}.',
    'Skip {meal:rest.lunch}.',
    'Have {meal:rest.lunch} again before bed.',
    'When the race gets hard, take {row}.',
    'Whatever the weather does, stick to {race.fluids_per_hour}.',
    'Drink to reach {race.fluids_per_hour}.',
    'Stick to {race.fluids_per_hour} even when you feel good.',
    'Out on the course, eat {meal:rest.dinner}.',
    'Cook {meal:rest.dinner} days ahead.',
    'Share {meal:rest.dinner} with friends.',
    'Take {row}. Take {row}.',
    'Take {row} and then {row}.',
    'Take {row}. Have {row} with a smile.',
    'Take {row}. Again at the top.',
    'Take {row}. Not today.',
    'Take {row}. Tomorrow.',
    'Take {row}. At every bend.',
    'Take {row}. Or later.',
    'Take {row}. Have it again at the finish.',
    'Take {row}. Keep it for the end.',
    'Take {row}. Then rest instead.',
    'Instead of the plan, take {row}.',
    'Take {row}; everything at the start.',
    'Before bed, take {row}.',
    'The {target} is not for you, take {row} again.',
  ])('%s', (text) => {
    expect(['frame', 'word', 'figure']).toContain(kindOf(text))
  })

  test.each([
    'Take {row} with a smile.',
    'Take {row} and let the crowd go.',
    'Take {row}. Thank the volunteers along the course.',
    'As planned, take {row}.',
  ])('while how it is done may be said: %s', (text) => {
    expect(kindOf(text)).toBe('accepted')
  })
})

test('a row is named by one line of a plan', () => {
  const texts = ['Take {row}.', 'Remember {row}.', 'Take {row} and breathe.'].map(asWritten)
  const { accepted, refused } = acceptLines({
    lines: texts.map((text) => ({ place, text })),
    plan,
    lang: 'en',
  })
  expect([accepted.length, refused.map(({ kind }) => kind)]).toEqual([1, ['copy', 'copy']])
})

describe('braces that are not a slot of the plan', () => {
  test.each([
    ['inside a word', 'Take wa{row}ter.'],
    ['that touches a word', 'Take{row} calmly.'],
    ['that touches the next word', 'Take {row}calmly.'],
    ['that touches another slot', 'Take {row}{row} calmly.'],
    ['joined by a hyphen', 'A well-{row} day.'],
    ['with an apostrophe', 'Take {row}’s best.'],
    ['nested', 'Take {{row}} calmly.'],
    ['nested within', 'Take {row{row}} calmly.'],
    ['left open', 'Take {row calmly.'],
    ['closed without being opened', 'Take row} calmly.'],
    ['unknown', 'Take {dose} calmly.'],
    ['empty', 'Take {} calmly.'],
    ['with words in it', 'Take {everything at the start} calmly.'],
    ['with a figure in it', 'Take {200 g} calmly.'],
    ['of no row', 'Take {row.999} calmly.'],
    ['of a negative row', 'Take {row.-1} calmly.'],
    ['of a property', 'Take {row.3.items} calmly.'],
    ['of a prototype', 'Take {__proto__} calmly.'],
    ['of a food that is not in the plan', 'Keep {food:peanut-butter-jar} within reach.'],
    ['of a day that is not in the plan', 'Enjoy {meal:sunday.feast} in peace.'],
    ['written in capitals', 'Take {ROW.3} calmly.'],
    ['more than a few', 'Take {row}, {row}, {row}, {row} and {row}.'],
  ])('%s', (_, text) => {
    expect(['frame', 'figure', 'word']).toContain(kindOf(text))
  })
})

describe('letters that look like others', () => {
  test.each([
    ['a Cyrillic letter', 'Tаke {row} calmly.', 'figure'],
    ['a full-width letter', 'Ｔake {row} calmly.', 'figure'],
    ['a ligature', 'Stay ﬁrm.', 'figure'],
    ['a mark above', 'Také {row} calmly.', 'figure'],
    ['a Cyrillic letter in a slot', 'Take {rоw.3} calmly.', 'frame'],
    ['full-width braces', 'Take ｛row.3｝ calmly.', 'figure'],
    ['a link behind a slot', 'Take {row}.com calmly.', 'figure'],
    ['a link', 'Run easy.run calmly.', 'figure'],
  ])('%s', (_, text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })

  test('what cannot be seen is removed before anything is read', () => {
    const hidden = `Take\u200b {r\u200dow.${row}}\u202e without hurry\u2066.`
    expect(settled(hidden).accepted[0]?.text).toBe(`Take {row.${row}} without hurry.`)
    expect(kindOf(`Take {row}\u202e .ylmlac eciwt`)).not.toBe('accepted')
  })
})

describe('ten thousand characters', () => {
  const parts = [
    '{',
    '}',
    '{row.3} ',
    'take {row.3}, ',
    "a's ",
    '{food:',
    '. ',
    'as planned ',
    '{race.carbs}',
  ]
  const texts = parts.map((part) => part.repeat(Math.ceil(10_000 / part.length)))

  test.each(texts)('are refused: %.12s', (text) => {
    expect(kindOf(text)).toBe('form')
    expect(checkLine({ text: tidyLine(text), place, lang: 'en', runner }).ok).toBe(false)
  })

  test('are read in no time', () => {
    const began = performance.now()
    for (const text of texts) {
      checkLine({ text, place, lang: 'en', runner })
      checkLine({ text: tidyLine(text), place, lang: 'de', runner, given: text })
      slotsIn(text)
    }
    // A reading that looks back at each character takes seconds.
    expect(performance.now() - began).toBeLessThan(300)
  })
})
