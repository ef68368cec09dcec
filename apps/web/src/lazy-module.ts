/** A module that is loaded on demand. */
export interface LazyModule<Module> {
  /** The module; concurrent calls share one load, and a failed load is retried by the next call. */
  readonly load: () => Promise<Module>
  /** The module if it is loaded already. */
  readonly loaded: () => Module | null
}

export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  const load = () => {
    loading ??= importModule().then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return { load, loaded: () => loaded }
}
