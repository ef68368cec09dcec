/** The first characters of a text, and never half of a surrogate pair. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
