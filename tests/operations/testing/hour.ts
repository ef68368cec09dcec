import { expect } from 'vitest'

/** The model's budget begins anew with each hour (UTC): what is counted in one shall end in it. */
export const untilTheHourHas = (seconds: number) =>
  expect
    .poll(() => 3600 - ((Date.now() / 1000) % 3600), { timeout: (seconds + 10) * 1000, interval: 500 })
    .toBeGreaterThan(seconds)
