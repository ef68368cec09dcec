import { defaultProjectId, metaNames } from '@race-nutrition/contract'

/** Whom the page asks, as its server says in the meta tags. */
export interface Service {
  readonly projectId: string
  readonly platform: string
  /** Null with the built-in engine. */
  readonly model: string | null
}

export function readService(page: Pick<Document, 'querySelector'>): Service {
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim()
  return {
    projectId: meta(metaNames.project) || defaultProjectId,
    platform: meta(metaNames.platform) || 'Nutrition Plan Builder',
    model: meta(metaNames.mode) === 'ai' ? meta(metaNames.model) || 'model not named' : null,
  }
}
