import { describe, expect, test } from 'vitest'
import { importGraph, waysThrough } from './import-graph.ts'
import { importsOf, programFiles, staticImportsOf, textOf } from './source-files.ts'

const engine = 'packages/engine/src'
const stages = ['1-runner', '2-targets', '3-menus', '4-race-day', '5-plan', '6-audit', '7-words']

describe('the stages of the engine', () => {
  const imports = programFiles(engine).flatMap((file) => importsOf(file).map((target) => ({ file, target })))
  const ways = waysThrough(importGraph(programFiles(engine)))

  test('are found, with imports between them', () => {
    const between = imports.filter(({ file, target }) => stageOf(file) > 0 && stageOf(target) > 0)
    expect(between.length).toBeGreaterThan(20)
  })

  test('import only themselves and earlier ones, also through files of no stage', () => {
    const backward = ways.filter(({ from, to }) => stageOf(from) > 0 && stageOf(to) > stageOf(from))
    expect(backward).toEqual([])
  })

  // Recipes are read as foods are: how a runner is served is no table, and the audit works it out again.
  const isTable = (file: string) =>
    file.startsWith(`${engine}/3-menus/recipes/`) && !file.endsWith('/served-recipe.ts')

  test('the audit imports nothing from the stages that make a plan but the table of recipes, not even through other files', () => {
    const ofAudit = ways.filter(({ from }) => stageOf(from) === 6)
    expect(ofAudit.length).toBeGreaterThan(200)
    expect(ofAudit.filter(({ to }) => [3, 4, 5].includes(stageOf(to)) && !isTable(to))).toEqual([])
  })

  test('the table of recipes imports nothing but itself and the kinds of sides', () => {
    const ofTable = ways.filter(({ from }) => isTable(from))
    expect(ofTable.length).toBeGreaterThan(50)
    const kinds = `${engine}/side-kinds.ts`
    expect(ofTable.filter(({ to }) => !isTable(to) && to !== kinds)).toEqual([])
  })

  test('are joined by two files alone; the others next to the folders import at most the targets', () => {
    const joins = ['index.ts', 'plan-race.ts'].map((name) => `${engine}/${name}`)
    const shared = ways.filter(({ from }) => /src\/[^/]+$/.test(from) && !joins.includes(from))
    expect(shared.length).toBeGreaterThan(10)
    expect(shared.filter(({ to }) => stageOf(to) > 2 || joins.includes(to))).toEqual([])
  })

  test('may import evidence, foods and units, which import no stage but the questionnaire', () => {
    const ground = imports.filter(({ file }) =>
      /\/(evidence|foods)\/|\/(units|result|plain-day)\.ts$/.test(file),
    )
    const upward = ground.filter(({ target }) => stageOf(target) > 0 && !target.endsWith('/questionnaire.ts'))
    expect(ground.length).toBeGreaterThan(0)
    expect(upward).toEqual([])
  })

  test('are the only numbered folders', () => {
    const numbered = programFiles(engine).flatMap((file) => /\/(\d+-[^/]+)\//.exec(file)?.[1] ?? [])
    expect(numbered.filter((folder) => !stages.includes(folder))).toEqual([])
  })
})

describe('the engine depends on nothing outside but a schema library', () => {
  test('it imports its own files, and only the packages listed here', () => {
    const packages = programFiles(engine)
      .flatMap(importsOf)
      .filter((target) => !target.startsWith(engine))
    expect([...new Set(packages)]).toEqual(['zod'])
  })

  test('its compiler settings include neither DOM nor Node types', () => {
    const { compilerOptions } = JSON.parse(textOf('packages/engine/tsconfig.json'))
    expect(compilerOptions.lib).toEqual(['es2023'])
    const base = JSON.parse(textOf('tsconfig.base.json'))
    expect({ ...base.compilerOptions, ...compilerOptions }.types).toEqual([])
  })
})

test('no file statically imports itself through others, not even for types', () => {
  const files = ['packages', 'apps', 'tests', 'bench', 'scripts', 'evals'].flatMap(programFiles)
  const ways = waysThrough(importGraph(files, staticImportsOf))
  expect(ways.length).toBeGreaterThan(files.length)
  expect(ways.filter(({ from, to }) => from === to)).toEqual([])
})

describe('the dependencies between the packages', () => {
  const mayImport: Record<string, readonly string[]> = {
    'packages/engine': [],
    'packages/contract': ['engine'],
    'packages/documents': ['engine', 'contract'],
    'apps/server': ['engine', 'contract', 'documents'],
    'apps/web': ['engine', 'contract', 'documents'],
  }

  test.each(Object.entries(mayImport))('%s imports only %j', (folder, allowed) => {
    const files = programFiles(`${folder}/src`)
    const internal = files.flatMap(importsOf).filter((target) => target.startsWith('@race-nutrition/'))
    const doors = allowed.map((name) => `@race-nutrition/${name}`)
    expect(files.length).toBeGreaterThan(0)
    expect([...new Set(internal)].filter((target) => !isThrough(target, doors))).toEqual([])
  })

  test.each(Object.keys(mayImport))('%s imports no file inside another package', (folder) => {
    const targets = programFiles(`${folder}/src`).flatMap(importsOf)
    expect(
      targets.filter(
        (target) =>
          /^(packages|apps|tests|bench|scripts|\.\.)\//.test(target) && !target.startsWith(`${folder}/`),
      ),
    ).toEqual([])
  })
})

function stageOf(path: string): number {
  return Number(/^packages\/engine\/src\/(\d)-/.exec(path)?.[1] ?? 0)
}

/** Through the entry point of a package, or another one in its package.json. */
function isThrough(target: string, doors: readonly string[]): boolean {
  const [scope, name, ...rest] = target.split('/')
  if (!doors.includes(`${scope}/${name}`)) return false
  const { exports } = JSON.parse(textOf(`packages/${name}/package.json`))
  return rest.length === 0 ? '.' in exports : `./${rest.join('/')}` in exports
}
