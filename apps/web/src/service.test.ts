import { expect, test } from 'vitest'
import { readService } from './service.ts'

function pageWith(meta: Record<string, string>): Document {
  const page = document.implementation.createHTMLDocument()
  for (const [name, content] of Object.entries(meta)) {
    const tag = page.createElement('meta')
    tag.setAttribute('name', `race-nutrition:${name}`)
    tag.setAttribute('content', content)
    page.head.append(tag)
  }
  return page
}

test('the page calls the service that its server names', () => {
  const page = pageWith({
    project: 'spring',
    platform: 'Run Club',
    mode: 'ai',
    model: 'local/plan-7b',
    'answers-within': '60000',
  })
  expect(readService(page)).toEqual({
    projectId: 'spring',
    platform: 'Run Club',
    mode: 'ai',
    model: 'local/plan-7b',
    answersWithin: 60_000,
  })
})

test('with the engine there is no model', () => {
  expect(readService(pageWith({ mode: 'engine', model: '' }))).toMatchObject({ mode: 'engine', model: null })
})

test.each([
  {},
  { project: '', platform: ' ', mode: '', model: '', 'answers-within': '' },
  { 'answers-within': 'soon' },
])('a page without meta tags calls its own origin', (meta) => {
  expect(readService(pageWith(meta))).toEqual({
    projectId: 'race-nutrition',
    platform: 'Nutrition Plan Builder',
    mode: null,
    model: null,
    answersWithin: null,
  })
})
