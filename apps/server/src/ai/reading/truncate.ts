/** The first characters of a text, never ending in half of a surrogate pair. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
