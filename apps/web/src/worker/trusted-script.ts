/** The name in the server's Content-Security-Policy: the browser allows no other policy. */
const policyName = 'race-nutrition'

/** Where our scripts are: in development Vite serves the modules themselves. */
const scriptFolder = import.meta.env.DEV ? '/src/' : '/assets/'

interface ScriptPolicy {
  /** A TrustedScriptURL if the browser supports it; TypeScript's DOM types only know strings. */
  readonly createScriptURL: (url: string) => string
}

type TrustedTypes = { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }

let policy: ScriptPolicy | null = null

/** The one script of ours that has to be at the root: a service worker serves what is below it. */
const serviceWorkerPath = '/sw.js'

/** Starts one of our workers, which under Trusted Types takes more than a string. Throws for any other URL. */
export function startWorker(url: string): Worker {
  return new Worker(trusted(ownScript(url, scriptFolder)), { type: 'module' })
}

/** Registers the service worker; its file itself is always asked of the server, and not of the browser's cache. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(trusted(serviceWorkerPath), { updateViaCache: 'none' })

function trusted(url: string): string {
  // With the first worker, not with the page: a server that forbids the policy only disables the workers.
  policy ??= openPolicy()
  return policy.createScriptURL(url)
}

function openPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules: ScriptPolicy = {
    createScriptURL: (url) => (url === serviceWorkerPath ? url : ownScript(url, scriptFolder)),
  }
  return trustedTypes?.createPolicy(policyName, rules) ?? rules
}

export function ownScript(url: string, folder: string): string {
  const { origin, pathname, href } = new URL(url, location.origin)
  if (origin !== location.origin || !pathname.startsWith(folder))
    throw new TypeError(`A worker starts from ${folder} of this page alone.`)
  return href
}
