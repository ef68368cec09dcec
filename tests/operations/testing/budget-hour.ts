import { expect } from 'vitest'

/** Waits for a new hour (UTC) if too little of this one is left, since the model's budget restarts with each hour. */
export const untilHourHas = (seconds: number) =>
  expect
    .poll(() => 3600 - ((Date.now() / 1000) % 3600), { timeout: (seconds + 10) * 1000, interval: 500 })
    .toBeGreaterThan(seconds)
