/** A text as content of XML 1.0: what no document may hold is left out, and signs of markup are written as names. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `2027-04-19T14:10:00Z`, without milliseconds. */
export const isoSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>'
