import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import type { RaisedToast } from './raise-toast.ts'
import { Toaster } from './toaster.tsx'

let root: Root | null = null

/** In a root of its own, so that nothing of it is part of the first load. */
export function showToasts(raised: readonly RaisedToast[]): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Toaster />)
  for (const each of raised) each(toast)
}
