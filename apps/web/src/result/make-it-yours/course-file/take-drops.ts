/** A file dropped beside the field is taken too: the browser would open it in place of the page. Returns what ends that. */
export function takeDrops(dialog: HTMLElement): () => void {
  const ending = new AbortController()
  const listen = { signal: ending.signal }
  dialog.addEventListener('dragover', (event) => event.preventDefault(), listen)
  dialog.addEventListener(
    'drop',
    (event) => {
      event.preventDefault()
      const field = dialog.querySelector<HTMLInputElement>('input[type="file"]')
      const files = event.dataTransfer?.files
      if (!field || !files || files.length === 0) return
      field.files = files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    listen,
  )
  return () => ending.abort()
}
