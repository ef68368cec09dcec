export { checkForeignPlan, type ForeignAudit, foreignCheckGroups } from './foreign-plan/check-foreign-plan.ts'
export { defaultProjectId, metaNames, objectPath } from './call.ts'
export { type NoPlan, normalizePlan } from './foreign-plan/normalize/normalize-plan.ts'
export { nutritionPlan } from './nutrition-plan.ts'
export {
  type Maker,
  type PlanAnswer,
  type PlanAudit,
  type PlanService,
  planAnswer,
  type ReadAnswer,
  readPlanAnswer,
} from './plan-answer.ts'
export { type PlanCall, type PlanRequest, planCall, planRequest } from './plan-request.ts'
export { planSchema } from './plan-schema.ts'
export { type AnswerProblem, type Problem, problem, readProblem } from './problem.ts'
export { progressStages, type ProgressStage } from './progress.ts'
export { promptFor } from './prompt.ts'
export { questionnaire } from './questionnaire.ts'
export { crewLink, readCrewLink, type SharedCrewSchedule } from './share/crew-link.ts'
export { linkKind, type LinkKind } from './share/link-kind.ts'
export { raceFile } from './share/race-file.ts'
export { type FiledRace, type LoggedInFile, mostOfAFile, type RaceFile } from './share/race-file-schema.ts'
export { readRaceFile, type ReadRaceFile } from './share/read-race-file.ts'
export { readShareLink, type SharedPlan, shareLink } from './share/share-link.ts'
export { type IgnoredWish, longestWish, readWishAnswer, tooLong, type WishAnswer } from './wish-answer.ts'
