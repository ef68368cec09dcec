import { createRoot } from 'react-dom/client'
import { keepOffline } from './keep-offline.ts'
import { preloadModules } from './preload-modules.ts'
import { UpdateNote } from './update-note.tsx'

/** What the page does once it is loaded and idle. */
export function afterLoad(): void {
  preloadModules()
  // In development Vite serves every module anew, and there is no service worker.
  if (import.meta.env.PROD) void keepOffline(showUpdate)
}

/** In a root of its own, so that nothing of it is part of the first load. */
function showUpdate(use: () => void): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<UpdateNote onUse={use} onLater={() => root.unmount()} />)
}
