import { expect, test } from 'vitest'
import { checkTitles } from '@race-nutrition/engine'
import { projectFiles, textOf } from './source-files.ts'

const audit = 'packages/engine/src/6-audit'

test('every check of the audit is seen to fire in a test, by its id', () => {
  const files = projectFiles().filter((path) => path.startsWith(`${audit}/`) && path.endsWith('.test.ts'))
  const told = files
    // Titles name every check, and see none of them fire.
    .filter((path) => !path.endsWith('/check-titles.test.ts'))
    .map(textOf)
    .join('\n')
  const ids = Object.keys(checkTitles)
  expect(ids.length).toBeGreaterThan(80)
  expect(ids.filter((id) => !new RegExp(`['"\`]${id}['"\` ]`).test(told))).toEqual([])
})
