import { STATUS_CODES } from 'node:http'
import { checkTitles } from '@race-nutrition/engine'
import type { Provider } from '../ai/model-settings.ts'
import type { GenerationNote } from '../ai/generations.ts'
import type { RefusedKind } from '../ai/settling/refused.ts'

/** Prometheus keeps a series for every value of a label, so every value is in one of these lists. */
export const routes = [
  '/',
  '/index.html',
  '/sw.js',
  '/*',
  '/api/ai/:projectId/object',
  '/healthz',
  '/readyz',
] as const

export const methods = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

/** All registered status codes; the server uses a few of them. */
export const statuses: readonly string[] = Object.keys(STATUS_CODES)

export const limits = ['engine', 'connected'] as const
export type LimitLabel = (typeof limits)[number]

export const engineTasks = ['plan', 'ask', 'settle'] as const
export type EngineTask = (typeof engineTasks)[number]

export const engineOutcomes = ['planned', 'refused', 'too-slow', 'failed'] as const
export type EngineOutcome = (typeof engineOutcomes)[number]

export const shedReasons = ['queue-full', 'waited-too-long', 'too-slow'] as const
export type ShedReason = (typeof shedReasons)[number]

export const answerSources = ['computed', 'joined', 'kept'] as const
export type AnswerSource = (typeof answerSources)[number]

export const findingIds: readonly string[] = Object.keys(checkTitles)

export const severities = ['hard', 'soft'] as const
export type SeverityLabel = (typeof severities)[number]

/** `object-service`: a hosted service, whose provider is not known. */
export type ProviderLabel = Provider | 'object-service'
export const providers = allOf<ProviderLabel>({
  openai: true,
  anthropic: true,
  google: true,
  local: true,
  'object-service': true,
})

/** The last two: the model was not called. */
export type AiOutcome = GenerationNote['outcome']
export const aiOutcomes = allOf<AiOutcome>({
  written: true,
  'model-failed': true,
  'model-busy': true,
  'model-too-slow': true,
  abandoned: true,
  'model-over-budget': true,
  'model-away': true,
})

export const tokenKinds = ['input', 'output'] as const

export const joinPlaces = ['instance', 'store'] as const
export type JoinPlace = (typeof joinPlaces)[number]

/** Why a part of a model's answer was left out. */
export const refusedKinds = allOf<RefusedKind>({
  form: true,
  figure: true,
  word: true,
  frame: true,
  place: true,
  copy: true,
  choice: true,
})

export const loopStatistics = ['p50', 'p99', 'max'] as const

/** As keys, so that the compiler reports a missing one. */
function allOf<Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] {
  return Object.keys(names) as Name[]
}
