/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is enough to choose where to save it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
