import { answerWith, pathOf } from './answer-requests.ts'
import { installVersion, removeOldVersions } from './versions.ts'

declare const self: ServiceWorkerGlobalScope

// Rejects unless every file is as it was built: the browser drops this version then, and the one before goes on.
self.addEventListener('install', (event) => event.waitUntil(installVersion()))

// The page of a first visit is taken over at once, so that it goes on when the network is cut.
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldVersions().then(() => self.clients.claim())),
)

// A new version waits until the runner asks for it, or no tab shows the one before.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request)
  if (path !== null) event.respondWith(answerWith(path, event.request))
})
