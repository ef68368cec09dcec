/** The path at which the page requests a plan, on its own origin. */
export const objectPath = (projectId: string) => `/api/ai/${encodeURIComponent(projectId)}/object`

export const defaultProjectId = 'race-nutrition'

/** `<meta>` tags that the server fills in on the page it serves, for the call and the footer. */
export const metaNames = {
  project: 'race-nutrition:project',
  platform: 'race-nutrition:platform',
  mode: 'race-nutrition:mode',
  model: 'race-nutrition:model',
  /** Milliseconds within which a call is answered, with a plan or an error; empty if at once. */
  answersWithin: 'race-nutrition:answers-within',
} as const
