/** A toast is gone after some seconds: one that nobody asked for waits until its tab is looked at. */
export function onceSeen(notify: () => unknown): void {
  if (document.visibilityState === 'visible') notify()
  else document.addEventListener('visibilitychange', () => void notify(), { once: true })
}
