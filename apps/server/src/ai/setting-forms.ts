/** Blank settings are none, and no value of these is ever printed: some are secrets. */
export type Settings = (name: string) => string | undefined

/** What can go into a header as a bearer key: nothing else would reach the service whole. */
export const isKey = (text: string) => /^[\x21-\x7e]{1,4096}$/.test(text)

export const mustBeKey = (name: string) =>
  `${name} cannot be sent: it must be plain characters without spaces.`

/** A place to send calls to. A password in it would reach logs of proxies; a query would get lost on the way. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return false
  return url.username === '' && url.password === '' && url.search === '' && url.hash === ''
}

export const mustBeAddress = (name: string) =>
  `${name} must be an http or https address without a user name, a password, ? or #.`
