import { describe, expect, test } from 'vitest'
import { metricsPlace, tokenPrices } from './metrics-settings.ts'

/** As `config.ts` reads settings. */
function reading<Value>(
  read: (setting: Parameters<typeof metricsPlace>[0]) => Value,
  environment: Record<string, string>,
) {
  const faults: string[] = []
  const value = read((name, usual, must, readText) => {
    const given = environment[name] ?? usual
    const understood = readText(given)
    if (understood === undefined) faults.push(`${name} is "${given}": it must be ${must}.`)
    return understood as NonNullable<typeof understood>
  })
  return faults.length > 0 ? faults : value
}

describe('where metrics are served', () => {
  test.each([
    [{}, null],
    [{ METRICS_PORT: 'off' }, null],
    [{ METRICS_HOST: '0.0.0.0' }, null],
    [{ METRICS_PORT: '9464' }, { host: '127.0.0.1', port: 9464 }],
    [{ METRICS_PORT: '0' }, { host: '127.0.0.1', port: 0 }],
    [
      { METRICS_PORT: '65535', METRICS_HOST: '::1' },
      { host: '::1', port: 65_535 },
    ],
  ])('%j gives %j', (environment, place) => {
    expect(reading(metricsPlace, environment)).toEqual(place)
  })

  test.each(['65536', '-1', '9464x', '1e3', 'on'])('port %j is refused', (port) => {
    expect(reading(metricsPlace, { METRICS_PORT: port })).toEqual([
      `METRICS_PORT is "${port}": it must be a whole number from 0 to 65535, or off.`,
    ])
  })

  test('a host that is a URL is refused', () => {
    expect(reading(metricsPlace, { METRICS_HOST: 'http://localhost' })).toEqual([
      'METRICS_HOST is "http://localhost": it must be an address or a host name.',
    ])
  })
})

describe('prices of tokens', () => {
  test.each([
    [{}, null],
    [{ AI_PRICE_INPUT: 'none', AI_PRICE_OUTPUT: 'none' }, null],
    [
      { AI_PRICE_INPUT: '0.25', AI_PRICE_OUTPUT: '2' },
      { input: 0.25, output: 2 },
    ],
    [
      { AI_PRICE_INPUT: '0', AI_PRICE_OUTPUT: '0' },
      { input: 0, output: 0 },
    ],
  ])('%j are %j', (environment, prices) => {
    expect(reading(tokenPrices, environment)).toEqual(prices)
  })

  test.each(['-1', '1e3', '$2', '2,5', '.5', '123456', '0.1234567'])('%j is refused', (price) => {
    expect(reading(tokenPrices, { AI_PRICE_INPUT: price })).toEqual([
      `AI_PRICE_INPUT is "${price}": it must be dollars for a million tokens, such as 2.5.`,
    ])
    expect(reading(tokenPrices, { AI_PRICE_OUTPUT: price })).toEqual([
      `AI_PRICE_OUTPUT is "${price}": it must be dollars for a million tokens, such as 2.5, and set together with AI_PRICE_INPUT.`,
    ])
  })

  test.each([
    [{ AI_PRICE_INPUT: '2.5' }, 'none'],
    [{ AI_PRICE_OUTPUT: '10' }, '10'],
  ])('one without the other is refused: %j', (environment, given) => {
    expect(reading(tokenPrices, environment)).toEqual([
      `AI_PRICE_OUTPUT is "${given}": it must be dollars for a million tokens, such as 2.5, and set together with AI_PRICE_INPUT.`,
    ])
  })
})
