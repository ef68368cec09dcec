/** Seconds until the service wants to be asked again (RFC 9110, 10.2.3: a number, or a date); null where it says nothing usable. */
export function retryAfterIn(headers: Headers, now = Date.now()): number | null {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const at = text === '' ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / 1000))
}
