import { expect, test } from 'vitest'
import { textOf, withoutComments } from './source-files.ts'

// Pinned, so that a new export is a decision: whoever adds one adds it here as well.

test('the door of the engine', () => {
  expect(doorOf('packages/engine')).toMatchInlineSnapshot(`
    [
      "auditPlan",
      "budgets",
      "checkGroups",
      "checkTitles",
      "climates",
      "courses",
      "daysBetween",
      "diets",
      "emptyQuestionnaire",
      "fieldLabels",
      "fieldOptions",
      "fields",
      "monthNames",
      "numberWords",
      "ok",
      "optionalFields",
      "planRace",
      "raceNames",
      "raceTypes",
      "readIsoDay",
      "readRunner",
      "readWeighedRun",
      "reasonPathFor",
      "refuse",
      "sayMend",
      "sayRefusal",
      "setTargets",
      "sexes",
      "toIsoDay",
      "type AuditInWords as Audit",
      "type DetailsReason",
      "type Exclusions",
      "type Field",
      "type FindingInWords as Finding",
      "type NearMiss",
      "type NutritionPlan",
      "type OwnUnits",
      "type PlainDay",
      "type PlanDetails",
      "type PlanSection",
      "type Questionnaire",
      "type RaceDayEntry",
      "type RacePlan",
      "type RaceType",
      "type Refusal",
      "type RefusalCode",
      "type Result",
      "type Runner",
      "type Understanding",
      "type WeighedRun",
      "type WeighedRunRefusal",
      "understood",
      "visibleText",
      "weekdayOf",
    ]
  `)
})

test('the door of the contract', () => {
  expect(doorOf('packages/contract')).toMatchInlineSnapshot(`
    [
      "defaultProjectId",
      "metaNames",
      "normalisePlan",
      "nutritionPlan",
      "objectPath",
      "planAnswer",
      "planCall",
      "planDetails",
      "planRequest",
      "planSchema",
      "problem",
      "promptFor",
      "questionnaire",
      "readPlanAnswer",
      "readProblem",
      "type AnswerProblem",
      "type NoPlan",
      "type PlanAnswer",
      "type PlanAudit",
      "type PlanCall",
      "type PlanRequest",
      "type PlanService",
      "type Problem",
      "type ReadAnswer",
    ]
  `)
})

test('the door of the documents', () => {
  expect(doorOf('packages/documents')).toMatchInlineSnapshot(`
    [
      "groceryListText",
      "inFewColors",
      "isGroceryNote",
      "isOnTheCourse",
      "pdfFileName",
      "planTitle",
      "raceDaySums",
      "raceName",
      "raceScheduleText",
      "readableDay",
      "type PdfDocument",
      "type PdfPicture",
      "type PdfRole",
      "type PdfTag",
      "type PdfText",
      "type PdfWord",
      "type RaceDaySums",
      "type RowSums",
      "writePdf",
    ]
  `)
})

test('the door of the server', () => {
  expect(doorOf('apps/server')).toMatchInlineSnapshot(`
    [
      "buildApp",
      "openEnginePool",
      "readConfig",
      "type App",
      "type Config",
      "type Dependencies",
    ]
  `)
})

test('each package has the one door', () => {
  for (const folder of ['packages/engine', 'packages/contract', 'packages/documents', 'apps/server']) {
    const { exports } = JSON.parse(textOf(`${folder}/package.json`))
    expect(exports).toEqual({ '.': './src/index.ts' })
  }
})

/** The names that a package hands out, types among them; a door lists each by its name. */
function doorOf(folder: string): string[] {
  const code = withoutComments(textOf(`${folder}/src/index.ts`))
  const lists = [...code.matchAll(/^export (?<type>type )?\{(?<names>[^}]*)\} from '[^']+'$/gm)]
  const rest = lists.reduce((text, [list]) => text.replace(list, ''), code)
  // A star, a default or a declaration would hand out names that stand in no list.
  expect(rest.trim()).toBe('')
  return lists
    .flatMap(({ groups }) => named(groups?.['names'] ?? '', groups?.['type'] !== undefined))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

function named(names: string, allTypes: boolean): string[] {
  const each = names.split(',').map((name) => name.trim())
  return each.filter(Boolean).map((name) => (allTypes && !name.startsWith('type ') ? `type ${name}` : name))
}
