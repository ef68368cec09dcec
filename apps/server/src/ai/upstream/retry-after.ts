/**
 * Seconds until the service may be called again (RFC 9110, 10.2.3: a number or a date), at most an hour; null when the
 * header is missing or invalid.
 */
export function retryAfterIn(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text), longest)
  const at = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : Math.min(Math.max(0, Math.ceil((at - now) / 1000)), longest)
}

/** No retry waits longer, whatever a service asks for. */
const longest = 3600
