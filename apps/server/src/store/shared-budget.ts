import { randomUUID } from 'node:crypto'
import {
  allowanceOf,
  type Budget,
  type BudgetLimits,
  isWithin,
  reserveWithin,
  shareOf,
  usedOf,
} from '../ai/budget.ts'
import { type Counts, ledgerBy, type Window } from '../ai/budget-ledger.ts'
import type { Store } from './open-store.ts'
import { luaScript } from './lua-script.ts'

/**
 * One budget for all instances. Each keeps its own ledger and writes its own counts into the store, which adds them up: a
 * store that was down or has lost its data gets them again, and no instance changes another's counts. While the store is
 * down, an instance keeps to its share.
 */
export function sharedBudget(
  store: Store,
  limits: BudgetLimits,
  instances: number,
  now: () => number,
): Budget {
  const share = allowanceOf(shareOf(limits, instances))
  const ledger = ledgerBy(now)
  const reserve = reserveWithin(limits)
  const { fits, report, used } = sums(store, limits)
  store.onUp(() => void report(ledger.windows()))
  return {
    take: async () => {
      const entry = ledger.enter(reserve)
      const isGranted =
        (await fits(entry.windows, { calls: 1, tokens: reserve })) ?? isWithin(entry.windows, share)
      if (!isGranted) {
        entry.cancel()
        return null
      }
      return {
        settle: async (tokens) => {
          entry.settle(tokens)
          await report(entry.windows)
        },
      }
    },
    // Does not include what other instances have spent since the last call.
    used: () => (store.isUp() ? used() : usedOf(ledger.windows(), share)),
  }
}

/** What all instances have spent together; `fits` resolves to null when the store does not answer. */
function sums(store: Store, limits: BudgetLimits) {
  const allowed = allowanceOf(limits)
  const instance = randomUUID()
  let lastUsed = 0
  const send = async (windows: readonly Window[], wanted: Counts): Promise<boolean | null> => {
    if (!store.isUp()) return null
    const counts = windows.flatMap((window) =>
      (['calls', 'tokens'] as const).map((unit) => ({
        key: `budget:${window.at}:${unit}`,
        values: [
          // The ledger already contains the wanted call, so that the second of two concurrent calls sees the first.
          window.spent[unit] - wanted[unit],
          wanted[unit],
          allowed[window.of][unit],
          expires[window.of],
        ],
      })),
    )
    const keys = counts.map(({ key }) => key)
    const values = counts.flatMap((count) => count.values)
    const answer = await store.run(addUp, keys, [instance, ...values]).catch(() => null)
    if (!Array.isArray(answer)) return null
    const [fits, thousandths]: unknown[] = answer
    lastUsed = Number(thousandths) / 1000
    return fits === 1
  }
  return {
    used: () => lastUsed,
    fits: send,
    report: async (windows: readonly Window[]) => void (await send(windows, { calls: 0, tokens: 0 })),
  }
}

/** Milliseconds; longer than an hour and a day, for calls that end later and clocks that differ. */
const expires = { hour: 2 * 3_600_000, day: 48 * 3_600_000 } as const

/** One hash per count, with one field per instance. */
const addUp = luaScript(`
  local instance = ARGV[1]
  local function given(i, n) return tonumber(ARGV[4 * i - 3 + n]) end
  local fits, used = 1, 0
  for i, key in ipairs(KEYS) do
    local sum = given(i, 1) + given(i, 2)
    local counts = redis.call('HGETALL', key)
    for at = 1, #counts, 2 do
      if counts[at] ~= instance then sum = sum + tonumber(counts[at + 1]) end
    end
    if sum > given(i, 3) then fits = 0 end
    used = math.max(used, math.min(1, sum / given(i, 3)))
  end
  for i, key in ipairs(KEYS) do
    redis.call('HSET', key, instance, given(i, 1) + fits * given(i, 2))
    redis.call('PEXPIRE', key, given(i, 4))
  end
  return {fits, math.floor(used * 1000)}
`)
