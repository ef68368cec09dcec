/** A blank setting counts as unset. No value is ever printed, since some are secrets. */
export type Settings = (name: string) => string | undefined

/** Valid as a bearer key in a header: anything else would not reach the service intact. */
export const isKey = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)

export const mustBeKey = (name: string) =>
  `${name} cannot be sent: it must be plain characters without spaces.`

/** A base address for calls. A password in it would end up in logs of proxies; a query would be dropped. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

export const mustBeAddress = (name: string) =>
  `${name} must be an http or https address without a user name, a password, ? or #.`
