import { expect, test } from 'vitest'
import { programFiles, textOf, withoutComments } from './source-files.ts'

const engine = 'packages/engine/src/'

/** Where decision 0024 lets English stay: names, methods, evidence, and words that answers are read by. */
const exceptions = [
  '7-words/',
  'evidence/',
  '1-runner/answers/plausible-times.ts',
  '1-runner/limits.ts',
  '1-runner/preferences/choice-schema.ts',
  '1-runner/preferences/course-schema.ts',
  '1-runner/preferences/kitchen-schema.ts',
  '1-runner/preferences/fuel-schema.ts',
  '1-runner/preferences/preferences-schema.ts',
  '1-runner/questionnaire.ts',
  '3-menus/recipes/',
  '3-menus/portions/larder/',
  'foods/exclusions/allergen-groups.ts',
  'number-words.ts',
]

const fourWords = /(?:\b[A-Za-z’]{2,} ){3}[A-Za-z’]{2,}\b/

/** The strings of a file with four words in a row; a bug that is thrown speaks to developers. */
function phrasesIn(path: string): string[] {
  const code = withoutComments(textOf(path)).replace(/throw new Error\([^)]*\)/g, '')
  const strings = [...code.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)]
  return strings.map(([, quoted, template = '']) => quoted ?? template).filter((text) => fourWords.test(text))
}

const withPhrases = programFiles('packages/engine/src')
  .filter((path) => phrasesIn(path).length > 0)
  .map((path) => path.slice(engine.length))

test('no stage of the engine before the last holds a phrase in English, with the exceptions of decision 0024', () => {
  expect(withPhrases.length).toBeGreaterThan(50)
  expect(withPhrases.filter((path) => !exceptions.some((each) => path.startsWith(each)))).toEqual([])
})

test('every exception is needed', () => {
  expect(exceptions.filter((each) => !withPhrases.some((path) => path.startsWith(each)))).toEqual([])
})

test('no code reads the notes of the data', () => {
  const data = ['foods/foods.ts', 'foods/products.ts'].map((path) => withoutComments(textOf(engine + path)))
  expect(data.filter((code) => /\bnote\b/.test(code))).toEqual([])
})
