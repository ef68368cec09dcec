import { registerServiceWorker } from '../worker/trusted-script.ts'

/** At most once an hour, since an installed page may stay open for weeks. */
const askAgainAfter = 3_600_000

/**
 * Keeps the page on this device by its service worker, and hands over a way to use a newer version once it is kept whole.
 * Without a service worker (no https, a private window) the page works as before, only not offline.
 */
export async function keepOffline(onUpdate: (use: () => void) => void): Promise<void> {
  try {
    const registration = await registerServiceWorker()
    watch(registration, () => onUpdate(() => takeOver(registration)))
    askAgain(registration)
    // A page on the home screen is given it unasked; in a tab some browsers would ask the runner.
    if (matchMedia('(display-mode: standalone)').matches) await navigator.storage.persist()
  } catch {
    // Nothing to tell: whatever the runner does works.
  }
}

/** Calls back once for each newer version that is whole and waits. */
function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  if (registration.waiting) onWaiting()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first version of all waits for nothing.
      if (coming.state === 'installed' && registration.active) onWaiting()
    })
  })
}

/** The page is loaded again once the newer version has taken over; answers and plan are kept as they are. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  // Another tab was quicker.
  if (!waiting) return location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take over', [])
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askAgainAfter) return
    asked = Date.now()
    // Offline, or a server that is away: the next look asks again.
    registration.update().catch(() => undefined)
  })
}
