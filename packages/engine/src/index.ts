export {
  budgets,
  climates,
  courses,
  diets,
  emptyQuestionnaire,
  type Field,
  fieldLabels,
  fieldOptions,
  fields,
  optionalFields,
  type Questionnaire,
  type RaceType,
  raceNames,
  raceTypes,
  sexes,
} from './1-runner/questionnaire.ts'
export { readWeighedRun, type WeighedRun, type WeighedRunRefusal } from './1-runner/read-weighed-run.ts'
export { readRunner } from './1-runner/read-runner.ts'
export type { Refusal, RefusalCode } from './1-runner/refusal.ts'
export { sayMend, sayRefusal } from './7-words/answers/say-refusal.ts'
export { sayWeighedRunFault } from './7-words/answers/say-weighed-run.ts'
export type { Exclusions, NearMiss, OwnUnits, Runner } from './1-runner/runner.ts'
export { type Understanding, understood } from './7-words/answers/understood.ts'
export { visibleText } from './1-runner/visible-text.ts'
export { spelledOut } from './1-runner/food-emoji.ts'
export { type HardLimits, hardLimits } from './2-targets/hard-limits/hard-limits.ts'
export type { MostOfAnHour } from './2-targets/hard-limits/of-a-run.ts'
export type { Range } from './2-targets/hard-limits/range.ts'
export { setTargets } from './2-targets/set-targets.ts'
export { engineVersion } from './engine-version.ts'
export type { NutritionPlan, RaceDayEntry } from './nutrition-plan.ts'
export type {
  Plan,
  PlanDay,
  PlanMeal,
  PlanRunner,
  PlanRow,
  PlanTargets,
  PlanTotals,
} from './plan.ts'
export type {
  DayWords,
  GroceryWords,
  LongRunWords,
  MealWords,
  PlanWords,
  RaceRowWords,
  RaceWords,
  SameDays,
  StopWords,
  WeekPartWords,
} from './7-words/plan-words.ts'
export { type ReasonInWords, sayReason, sayReasons } from './7-words/reasons/say-reason.ts'
export { reasonPathFor } from './7-words/reasons/reason-path.ts'
export { asClock, placeInWords } from './7-words/amounts/figures.ts'
export { sayPlan } from './7-words/say-plan.ts'
export { wordsOf } from './7-words/words-of.ts'
export { type AddedLine, withLines } from './7-words/added-lines.ts'
export { type ExcludedFood, excludedFoods } from './foods/synonyms.ts'
export {
  findNotAMatch,
  findPhrases,
  indexPhrases,
  type PhraseIndex,
  wordsOf as textWordsOf,
} from './foods/phrases.ts'
export { auditPlan } from './6-audit/audit-plan.ts'
export type { PlanSection } from './6-audit/finding.ts'
export { checkGroups, checkTitles } from './7-words/findings/check-titles.ts'
export type { AuditInWords as Audit, FindingInWords as Finding } from './7-words/findings/say-audit.ts'
export { numberWords } from './number-words.ts'
export {
  daysBetween,
  monthNames,
  type PlainDay,
  readIsoDay,
  toIsoDay,
  weekdayOf,
} from './plain-day.ts'
export { planRace, type RacePlan } from './plan-race.ts'
export { ok, type Result, refuse } from './result.ts'
export { fromMiles, gramsPerOunce, millilitersPerFluidOunce } from './units.ts'
