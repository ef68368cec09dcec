import type { Result } from '@race-nutrition/engine'
import { version } from '../version.ts'
import type { ModelLimits } from './model-limits.ts'
import type { Service } from './service-settings.ts'
import type { AskUpstream } from './upstream/ask-upstream.ts'
import type { Trouble } from './upstream/trouble.ts'
import type { Ask, Written } from './writer.ts'

/** One question to whatever is connected, over the given way out. Never rejects. */
export type AskService = (
  ask: Ask,
  signal: AbortSignal,
  upstream: AskUpstream,
) => Promise<Result<Written, Trouble>>

/** What is connected; null: nothing, and the engine makes the plans. Each kind is loaded by need. */
export async function connect(service: Service, limits: ModelLimits): Promise<AskService | null> {
  if (service.kind === 'engine') return null
  if (service.kind === 'model')
    return (await import('./model-asker.ts')).modelAsker(service, limits.outputTokens)
  return (await import('./object-service-asker.ts')).objectServiceAsker(service)
}

/** As the footer and the log name it; null where the service does not say which model it asks. */
export const modelNameOf = (service: Service): string | null =>
  service.kind === 'model' ? `${service.provider}/${service.model}` : null

/** What of a service's settings can change its answer, for instances that are not all of one release too; no key. */
export function identityOf(service: Service): string {
  const { key: _, ...rest } = { key: null, ...service }
  return JSON.stringify([version, rest])
}
