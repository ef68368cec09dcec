import { modelNameFrom } from '@race-nutrition/engine'
import { version } from '../version.ts'
import type { AskService } from './ask-service.ts'
import type { ModelLimits } from './model-limits.ts'
import type { Service } from './service-settings.ts'

/** A client for the connected service; null when none is connected and the engine makes the plans. Loaded on demand. */
export async function connect(service: Service, limits: ModelLimits): Promise<AskService | null> {
  if (service.kind === 'engine') return null
  if (service.kind === 'model')
    return (await import('./model-client.ts')).modelClient(service, limits.outputTokens)
  return (await import('./object-service-client.ts')).objectServiceClient(service)
}

/** The name that the footer and the log show; null when the service does not say which model it uses. */
export const modelNameOf = (service: Service): string | null =>
  service.kind === 'model' ? `${service.provider}/${service.model}` : null

/** The same as it may stand beside what the model chose. */
export const chosenByOf = (service: Service): string => modelNameFrom(modelNameOf(service) ?? 'AI-model')

/** The settings that can change an answer, with the release, since instances may differ in it. Contains no key. */
export function identityOf(service: Service): string {
  const { key: _, ...rest } = { key: null, ...service }
  return JSON.stringify([version, rest])
}
