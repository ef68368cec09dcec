/** How `config.ts` reads one setting: an invalid value is recorded there as a fault. */
type Setting = <Value>(
  name: string,
  usual: string,
  must: string,
  read: (text: string) => Value | undefined,
) => Value

export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

/** Dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number
  readonly output: number
}

/** Where metrics are served; null: nowhere. */
export function metricsPlace(setting: Setting): MetricsPlace | null {
  const port = setting('METRICS_PORT', 'off', 'a whole number from 0 to 65535, or off', portOrOff)
  const host = setting('METRICS_HOST', '127.0.0.1', 'an address or a host name', hostName)
  return port === null ? null : { host, port }
}

/** Both or neither: one price alone would show a cost that is too low. */
export function tokenPrices(setting: Setting): TokenPrices | null {
  const input = setting('AI_PRICE_INPUT', 'none', mustBePrice, priceOrNone)
  const output = setting(
    'AI_PRICE_OUTPUT',
    'none',
    `${mustBePrice}, and set together with AI_PRICE_INPUT`,
    (text) => {
      const price = priceOrNone(text)
      const isTogether = input === undefined || (price === null) === (input === null)
      return isTogether ? price : undefined
    },
  )
  return typeof input === 'number' && typeof output === 'number' ? { input, output } : null
}

const mustBePrice = 'dollars for a million tokens, such as 2.5'

function priceOrNone(text: string): number | null | undefined {
  if (text === 'none') return null
  return /^\d{1,5}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined
}

function portOrOff(text: string): number | null | undefined {
  if (text === 'off') return null
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

const hostName = (text: string) => (/^[\w.:%-]{1,253}$/.test(text) ? text : undefined)
