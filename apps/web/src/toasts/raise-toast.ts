import type { toast } from 'react-hot-toast/headless'
import { toastsModule } from '../lazy-modules.ts'

/** Puts one toast into the store. */
export type RaisedToast = (into: typeof toast) => void

/** Raised before the part that shows them was there, the oldest first. */
const waiting: RaisedToast[] = []

/** Shows a toast, at the latest once the part that shows it has loaded. */
export function raiseToast(raised: RaisedToast): void {
  waiting.push(raised)
  loadToasts()
}

/** Called before there is a toast, since many are about a connection that is gone. */
export function loadToasts(): void {
  void toastsModule.load().then(
    ({ showToasts }) => showToasts(waiting.splice(0)),
    () => window.addEventListener('online', loadToasts, { once: true }),
  )
}
