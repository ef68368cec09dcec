import process from 'node:process'
import { openStore } from '../../../apps/server/src/store/open-store.ts'
import { sharedBudget } from '../../../apps/server/src/store/shared-budget.ts'

// One instance in its own process: makes the requested number of calls at once, and reports how many were allowed.
const [url = '', secret = '', times = '', limits = '', now = ''] = process.argv.slice(2)
const store = openStore({ url, secret }, () => undefined)
const budget = sharedBudget(store, JSON.parse(limits), 3, () => Number(now))
store.onUp(() => process.send?.('ready'))
process.once('message', () => void takeAll())

async function takeAll(): Promise<void> {
  const taken = await Promise.all(Array.from({ length: Number(times) }, () => budget.take()))
  process.send?.(taken.filter((expense) => expense !== null).length)
  process.disconnect()
  await store.close()
}
