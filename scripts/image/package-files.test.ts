import { expect, test } from 'vitest'
import { isNeededToRun, isProgramFile } from './package-files.mjs'

test.each([
  'package.json',
  'dist/index.js',
  'lib/test/run.cjs',
  'nice.node',
  'LICENSE',
  'LICENSE.md',
  'db.json',
])('a package runs with %s', (path) => expect(isNeededToRun(path)).toBe(true))

const notNeeded =
  'index.d.ts dist/index.js.map README.md src/index.ts test/index.js docs/site.js lib/__tests__/index.js test.js ' +
  'lib/parse.test.js eslint.config.js logo.png .eslintrc'

test.each(notNeeded.split(' '))('a package runs without %s', (path) =>
  expect(isNeededToRun(path)).toBe(false),
)

test.each(['src/main.ts', 'src/foods/foods.json', 'src/latest.ts'])('%s is part of a program', (path) =>
  expect(isProgramFile(path)).toBe(true),
)

test.each(['src/main.test.ts', 'src/testing/wire-formats.ts', 'testing/wire-formats.ts', 'src/notes.md'])(
  '%s is not part of a program',
  (path) => expect(isProgramFile(path)).toBe(false),
)
