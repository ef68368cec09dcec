/** A module that the first load leaves out. */
export interface LatePart<Part> {
  /** The part; one load serves all who ask, and one that failed is tried again. */
  readonly load: () => Promise<Part>
  /** The part where it is there already. */
  readonly loaded: () => Part | null
}

export function latePart<Part>(bring: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null
  let coming: Promise<Part> | null = null
  const load = () => {
    coming ??= bring().then(
      (brought) => (part = brought),
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
  return { load, loaded: () => part }
}
