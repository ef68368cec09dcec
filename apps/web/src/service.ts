import { defaultProjectId, metaNames } from '@race-nutrition/contract'

/** The service that the page calls, from the server's meta tags. */
export interface Service {
  readonly projectId: string
  readonly platform: string
  /** Null if unknown. */
  readonly mode: 'engine' | 'ai' | null
  readonly model: string | null
  /** Milliseconds within which a call is answered; null if unknown. */
  readonly answersWithin: number | null
}

export function readService(page: Pick<Document, 'querySelector'>): Service {
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim()
  const mode = meta(metaNames.mode)
  return {
    projectId: meta(metaNames.project) || defaultProjectId,
    platform: meta(metaNames.platform) || 'Nutrition Plan Builder',
    mode: mode === 'engine' || mode === 'ai' ? mode : null,
    model: meta(metaNames.model) || null,
    answersWithin: Number(meta(metaNames.answersWithin)) || null,
  }
}
