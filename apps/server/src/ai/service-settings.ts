import { ok, type Result, refuse } from '@race-nutrition/engine'
import { faultsOfModel, modelService, type ModelService } from './model-settings.ts'
import { faultsOfObjectService, objectService, type ObjectService } from './object-service-settings.ts'
import type { Settings } from './validate-settings.ts'

/** Who makes the plans: the engine alone, a model on top of it, or a hosted service that implements the specification's contract. */
export type Service = { readonly kind: 'engine' } | ModelService | ObjectService

export function readService(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Service, readonly string[]> {
  const settings: Settings = (name) => environment[name]?.trim() || undefined
  const model = modelService(settings)
  const hosted = objectService(settings)
  const faults = [
    ...(settings('AI_MODEL') && settings('OBJECT_SERVICE_URL') ? [eitherOr] : []),
    ...faultsOfModel(settings),
    ...faultsOfObjectService(settings),
  ]
  return faults.length > 0 ? refuse(faults) : ok(model ?? hosted ?? { kind: 'engine' })
}

const eitherOr = 'AI_MODEL and OBJECT_SERVICE_URL are both set: keep the one that shall make the plans.'
