/** A module that is loaded on demand. */
export interface LazyModule<Module> {
  /** The module; concurrent calls share one load, and a failed load is retried by the next call. */
  readonly load: () => Promise<Module>
  /** The module if it is loaded already. */
  readonly loaded: () => Module | null
}

/** `importAt` imports from an address; a test gives another. */
export function lazyModule<Module>(
  importModule: () => Promise<Module>,
  importAt: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null
  let failures = 0
  let failed: string | null = null
  const load = () => {
    // Some versions of Chromium remember a failed import until the page is gone: at another address they ask anew.
    loading ??= (failed === null ? importModule() : importAt(`${failed}?again=${failures}`)).then(
      (module) => (loaded = module),
      (error: unknown) => {
        loading = null
        failures += 1
        failed ??= addressIn(error)
        throw error
      },
    )
    return loading
  }
  return { load, loaded: () => loaded }
}

/** The address that did not load, as Chromium and Firefox name it; other browsers ask anew by themselves. */
function addressIn(error: unknown): string | null {
  const text = error instanceof Error ? error.message : ''
  return /dynamically imported module: (https?:\/\/\S+\.js)/i.exec(text)?.[1] ?? null
}
