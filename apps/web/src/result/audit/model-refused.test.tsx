import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModelRefused } from './model-refused.tsx'

const textsOf = (refused: ComponentProps<typeof ModelRefused>['refused']) =>
  [...renderToStaticMarkup(<ModelRefused refused={refused} />).matchAll(/<li>([^<]*)/g)].map(
    ([, text]) => text,
  )

test.each([
  ['form', '2 lines in a form that this planner does not read'],
  ['figure', '2 lines with figures or signs of its own'],
  ['word', '2 lines with words that none of the permitted sentences has'],
  ['frame', '2 lines other than the permitted sentences'],
  ['place', '2 lines for another place, course or weather'],
  ['copy', '2 lines that only repeated the plan'],
  ['choice', '2 choices that your plan does not permit'],
  ['constructor', '2 lines left out for another reason'],
])('what was refused as %s is said in plain words', (kind, words) => {
  expect(textsOf([{ kind, count: 2 }])).toEqual([words])
})

test('one is one, and a kind of which nothing was refused is not listed', () => {
  const refused = [
    { kind: 'choice', count: 1 },
    { kind: 'word', count: 0 },
  ]
  expect(textsOf(refused)).toEqual(['1 choice that your plan does not permit'])
})

test('where nothing was refused, nothing is said', () => {
  expect(renderToStaticMarkup(<ModelRefused refused={[{ kind: 'word', count: 0 }]} />)).toBe('')
  expect(renderToStaticMarkup(<ModelRefused refused={undefined} />)).toBe('')
})
