import { expect, test } from 'vitest'
import { textOf, withoutComments } from './source-files.ts'

// Pinned, so that a new export is a decision: it has to be added here as well.

test('the exports of the engine', () => {
  expect(exportsOf('packages/engine')).toMatchInlineSnapshot(`
    [
      "asClock",
      "auditPlan",
      "capitalize",
      "carriedFuel",
      "causeLabels",
      "checkGroups",
      "checkTitles",
      "courseDrinks",
      "courseGels",
      "dayAmounts",
      "daysBetween",
      "decimals",
      "dislikeName",
      "doseAmounts",
      "emptyQuestionnaire",
      "engineVersion",
      "exampleDayLines",
      "excludedFoods",
      "fieldLabels",
      "fieldOptions",
      "fields",
      "findNotAMatch",
      "findPhrases",
      "fromMiles",
      "fuelListName",
      "fuelOptions",
      "gramsPerOunce",
      "hardLimits",
      "hourlyAmounts",
      "idOfChoice",
      "inOwnClimb",
      "indexPhrases",
      "interpretAnswer",
      "isAmerican",
      "kilometersPerMile",
      "labelOfId",
      "litersPerHourText",
      "mealName",
      "millilitersPerFluidOunce",
      "monthNames",
      "nameOfDay",
      "numberWords",
      "ok",
      "optionalFields",
      "placeInWords",
      "planRace",
      "raceDoseInShort",
      "raceNames",
      "racesWithStations",
      "readIsoDay",
      "readPreferences",
      "readRunner",
      "readWeighedRun",
      "reasonPathFor",
      "recipeName",
      "recipeTitle",
      "refuse",
      "renderKitchenWishes",
      "renderPlan",
      "renderPreferenceFault",
      "renderPreferences",
      "renderReason",
      "renderReasons",
      "renderRefusal",
      "renderWeighedRunFault",
      "renderWords",
      "replanner",
      "setTargets",
      "shortDate",
      "shortIfThen",
      "shortMonthDay",
      "shortServings",
      "shortStops",
      "shortWeekday",
      "slowerDays",
      "spellOutEmoji",
      "splitWords",
      "startText",
      "stopGroups",
      "type AllergenCode",
      "type AmountWords",
      "type CourseProduct",
      "type DayWords",
      "type ExcludedFood",
      "type Field",
      "type FuelChoice",
      "type FuelOption",
      "type GroceryWords",
      "type HardLimits",
      "type Interpretation",
      "type KitchenWords",
      "type MealWords",
      "type ModelLine",
      "type MostOfAnHour",
      "type NoteTier",
      "type NoteWords",
      "type NutritionPlan",
      "type OwnLabel",
      "type PhraseIndex",
      "type PlainDay",
      "type Plan",
      "type PlanDay",
      "type PlanMacros",
      "type PlanMeal",
      "type PlanRow",
      "type PlanSection",
      "type PlanTargets",
      "type PlanTotals",
      "type PlanWords",
      "type PreferenceFault",
      "type PreferenceWords",
      "type Preferences",
      "type Questionnaire",
      "type RaceDayEntry",
      "type RacePlan",
      "type RaceRowWords",
      "type RaceType",
      "type RaceWithStations",
      "type Range",
      "type RecipeWords",
      "type Refusal",
      "type RenderedAudit as Audit",
      "type RenderedFinding as Finding",
      "type RenderedReason",
      "type Result",
      "type Runner",
      "type ShortIfThen",
      "type ShortServing",
      "type ShortStop",
      "type SlowerDay",
      "type StopGroup",
      "type StopWords",
      "type ToMakeWords",
      "type VesselLabel",
      "type WeighedRun",
      "vesselLabels",
      "visibleText",
      "weekdayOf",
      "withModelLines",
      "withThousands",
    ]
  `)
})

test('the exports of the contract', () => {
  expect(exportsOf('packages/contract')).toMatchInlineSnapshot(`
    [
      "checkForeignPlan",
      "defaultProjectId",
      "foreignCheckGroups",
      "metaNames",
      "normalizePlan",
      "nutritionPlan",
      "objectPath",
      "planAnswer",
      "planCall",
      "planRequest",
      "planSchema",
      "problem",
      "promptFor",
      "questionnaire",
      "readPlanAnswer",
      "readProblem",
      "type AnswerProblem",
      "type ForeignAudit",
      "type Maker",
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

test('the exports of the documents', () => {
  expect(exportsOf('packages/documents')).toMatchInlineSnapshot(`
    [
      "bottleLabels",
      "cardSize",
      "eatenOn",
      "foreignGroceryText",
      "foreignRaceHeading",
      "foreignScheduleText",
      "groceryListTable",
      "groceryListText",
      "labelSize",
      "mealsOf",
      "pdfFileName",
      "planTitle",
      "pocketCard",
      "raceHeading",
      "raceName",
      "raceScheduleTable",
      "raceScheduleText",
      "readCourseFile",
      "readableDay",
      "recipeOf",
      "renderCourseFileFault",
      "renderedDay",
      "separateColors",
      "stripSize",
      "takesText",
      "testBar",
      "type BottleLabel",
      "type CourseFile",
      "type CourseFileFault",
      "type CoursePoint",
      "type CourseStation",
      "type PdfDocument",
      "type PdfPicture",
      "type PdfPlane",
      "type PdfRole",
      "type PdfTag",
      "type PdfText",
      "type PdfWord",
      "type Place",
      "type Plane",
      "type PocketCard",
      "type ProfilePoint",
      "type RaceHeading",
      "type RenderedDay",
      "type RenderedFuel",
      "type RenderedMeal",
      "type RenderedPlan",
      "type StationKind",
      "type WristStrip",
      "wristStrips",
      "writePdf",
      "zipFactsAndWords",
    ]
  `)
})

test('the exports of the server', () => {
  expect(exportsOf('apps/server')).toMatchInlineSnapshot(`
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

test('each package has one entry point', () => {
  for (const folder of ['packages/engine', 'packages/contract', 'packages/documents', 'apps/server']) {
    const { exports } = JSON.parse(textOf(`${folder}/package.json`))
    expect(exports).toEqual({ '.': './src/index.ts' })
  }
})

/** The names that a package exports, including types; its entry point lists each by name. */
function exportsOf(folder: string): string[] {
  const code = withoutComments(textOf(`${folder}/src/index.ts`))
  const lists = [...code.matchAll(/^export (?<type>type )?\{(?<names>[^}]*)\} from '[^']+'$/gm)]
  const rest = lists.reduce((text, [list]) => text.replace(list, ''), code)
  // A star, a default or a declaration would export names that are in no list.
  expect(rest.trim()).toBe('')
  return lists
    .flatMap(({ groups }) => named(groups?.['names'] ?? '', groups?.['type'] !== undefined))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

function named(names: string, allTypes: boolean): string[] {
  const each = names.split(',').map((name) => name.trim())
  return each.filter(Boolean).map((name) => (allTypes && !name.startsWith('type ') ? `type ${name}` : name))
}
