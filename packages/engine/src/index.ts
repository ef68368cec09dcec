export {
  causeLabels,
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
} from './1-runner/questionnaire.ts'
export { longestAnswer } from './1-runner/limits.ts'
export {
  readWeighedRun,
  type WeighedRun,
} from './1-runner/answers/read-weighed-run.ts'
export { readRunner } from './1-runner/read-runner.ts'
export type { FuelChoice } from './1-runner/preferences/choice-schema.ts'
export type { Preferences } from './1-runner/preferences/preferences-schema.ts'
export { modelNameFrom, mostChosen } from './1-runner/preferences/coach-schema.ts'
export { preferencesJsonSchema } from './1-runner/preferences/preferences-json-schema.ts'
export { type PreferenceFault, readPreferences } from './1-runner/preferences/read-preferences.ts'
export type { Refusal } from './1-runner/refusal.ts'
export {
  type KitchenWords,
  type PreferenceWords,
  renderKitchenWishes,
  renderPreferences,
} from './7-words/answers/render-preferences.ts'
export { type CourseProduct, courseDrinks, courseGels } from './7-words/answers/course-products.ts'
export { type RaceWithStations, racesWithStations } from './4-race-day/course/races-with-stations.ts'
export { inOwnClimb, inOwnDistance } from './7-words/amounts/format-amounts.ts'
export { renderPreferenceFault } from './7-words/answers/render-preference-fault.ts'
export { renderRefusal } from './7-words/answers/render-refusal.ts'
export { renderWeighedRunFault } from './7-words/answers/render-weighed-run-fault.ts'
export type { Runner } from './1-runner/runner.ts'
export { interpretAnswer } from './7-words/answers/interpret-answer.ts'
export type { Interpretation } from './7-words/answers/interpretation.ts'
export type { AllergenCode } from './foods/exclusions/allergen-groups.ts'
export { idOfChoice, labelOfId, type OwnLabel } from './foods/own-label.ts'
export { visibleText } from './1-runner/text/visible-text.ts'
export { spellOutEmoji } from './1-runner/allergies/food-emoji.ts'
export { type HardLimits, hardLimits } from './2-targets/hard-limits/hard-limits.ts'
export type { MostOfAnHour } from './2-targets/hard-limits/running-limits.ts'
export type { Range } from './2-targets/hard-limits/range.ts'
export { setTargets } from './2-targets/set-targets.ts'
export type { IfThenCode } from './if-then.ts'
export { type SideKind, sideKinds } from './side-kinds.ts'
export { engineVersion } from './engine-version.ts'
export type { NoteTier } from './note.ts'
export type { NutritionPlan, RaceDayEntry } from './nutrition-plan.ts'
export type {
  Plan,
  PlanDay,
  PlanMacros,
  PlanMeal,
  PlanRow,
  PlanTargets,
  PlanTotals,
} from './plan.ts'
export type {
  DayWords,
  GroceryWords,
  MealWords,
  NoteWords,
  ToMakeWords,
  PlanWords,
  RaceRowWords,
  RecipeWords,
  StopWords,
} from './7-words/plan-words.ts'
export { type RenderedReason, renderReason, renderReasons } from './7-words/reasons/render-reasons.ts'
export { reasonPathFor } from './7-words/reasons/reason-path.ts'
export { decimals, litersPerHourText, withUnit } from './7-words/amounts/format-measures.ts'
export { type SlowerDay, slowerDays } from './7-words/race-day/slower-day.ts'
export { startText } from './7-words/amounts/clock-times.ts'
export { asClock, isAmerican, placeInWords, withThousands } from './7-words/amounts/format-amounts.ts'
export { capitalize } from './letter-case.ts'
export { shortDate, shortMonthDay, shortWeekday } from './7-words/amounts/days.ts'
export { nameOfDay } from './7-words/amounts/days.ts'
export { kitchenFoods } from './3-menus/kitchen-foods.ts'
export { dislikeName } from './7-words/menus/dislike-name.ts'
export { mealName } from './7-words/menus/meal-words.ts'
export { recipeName } from './7-words/menus/dish-words.ts'
export { recipeTitle } from './7-words/menus/recipe-title.ts'
export { exampleDayLines } from './7-words/menus/daily-plan.ts'
export { type FuelOption, fuelOptions } from './7-words/race-day/fuel-options.ts'
export { fuelListName } from './7-words/race-day/fuel-words.ts'
export {
  type AmountWords,
  dayAmounts,
  doseAmounts,
  hourlyAmounts,
} from './7-words/take-along/short-amounts.ts'
export {
  longRunServings,
  type PlannedServings,
  plannedServings,
  practiceStepOn,
} from './4-race-day/planned-servings.ts'
export { thisWeekOfPractice } from './7-words/race-day/this-week.ts'
export { lighterRate, longRunCarbs, type RaceRate, raceRates } from './race-rates.ts'
export { heatInShort } from './7-words/race-day/heat-in-short.ts'
export { raceDoseInShort } from './7-words/race-day/race-dose.ts'
export { cityOf, zoneName } from './7-words/amounts/city-of.ts'
export { type CalendarTimes, calendarNotes } from './7-words/take-along/calendar-notes.ts'
export type { CalendarDate } from './7-words/take-along/calendar-dates.ts'
export type { CalendarRow, CalendarText } from './7-words/take-along/calendar-rows.ts'
export { type CalendarWords, calendarWords } from './7-words/take-along/calendar-words.ts'
export { nameOfAllRows } from './7-words/race-week/race-day-meals.ts'
export { carriedFuel, fuelFromCourse } from './7-words/take-along/carried-fuel.ts'
export { type CrewSchedule, type CrewStop, crewSchedule } from './7-words/take-along/crew-schedule.ts'
export {
  type CrewStopWords,
  type CrewWords,
  type PassingTimes,
  renderCrewSchedule,
} from './7-words/take-along/crew-words.ts'
export { renderShareFault, type SharedAs, type ShareFault } from './7-words/take-along/share-faults.ts'
export {
  renderCrewLinkHolds,
  renderFileHolds,
  renderFilled,
  renderLinkHolds,
  olderFile,
  renderOtherEngine,
  renderUnread,
  takesThePlace,
} from './7-words/take-along/share-words.ts'
export {
  drinkToThirst,
  leftOutOfPicture,
  moreStopsText,
  toThirst,
} from './7-words/take-along/picture-words.ts'
export { topUpOf, topUpText } from './7-words/take-along/top-up.ts'
export { shortIfThen, type ShortIfThen } from './7-words/take-along/short-if-then.ts'
export {
  type ShortServing,
  shortServings,
  type ShortStop,
  shortStops,
} from './7-words/take-along/short-stops.ts'
export { type StopKind, stopKind } from './7-words/take-along/stop-kind.ts'
export { stopNames } from './7-words/take-along/stop-names.ts'
export { fuelGroups, type StopGroup, stopGroups } from './7-words/take-along/stop-groups.ts'
export { type VesselLabel, vesselLabels } from './7-words/take-along/vessel-labels.ts'
export { alertMinutes, watchNotes } from './7-words/take-along/watch-notes.ts'
export { renderPlan } from './7-words/render-plan.ts'
export { renderWords } from './7-words/render-words.ts'
export { withModelLines } from './7-words/model-lines.ts'
export { fillSlots, type ModelLine, slotsIn } from './7-words/coach/fill-slots.ts'
export {
  isLinePlace,
  type LineLanguage,
  lineLanguages,
  type LinePlace,
  linePlaces,
} from './7-words/coach/line-places.ts'
export { readSlot, type SlotKind, slotsOf } from './7-words/coach/slots.ts'
export { placesOfSlot } from './7-words/coach/slot-places.ts'
export { type ExcludedFood, excludedFoods } from './foods/names/synonyms.ts'
export {
  findNotAMatch,
  findPhrases,
  indexPhrases,
  type PhraseIndex,
  splitWords,
} from './foods/names/phrases.ts'
export { auditPlan } from './6-audit/audit-plan.ts'
export type { PlanSection } from './6-audit/finding.ts'
export { checkGroups, checkTitles } from './7-words/findings/check-titles.ts'
export type { RenderedAudit as Audit, RenderedFinding as Finding } from './7-words/findings/render-audit.ts'
export { numberWords } from './number-words.ts'
export {
  daysBetween,
  monthNames,
  type PlainDay,
  readIsoDay,
  weekdayOf,
} from './plain-day.ts'
export { isNear, type PermittedChoices, permittedChoices } from './5-plan/permitted-choices.ts'
export { planRace, readRace, replanner, type RacePlan } from './plan-race.ts'
export { ok, type Result, refuse } from './result.ts'
export { fromMiles, gramsPerOunce, kilometersPerMile, millilitersPerFluidOunce } from './units.ts'
