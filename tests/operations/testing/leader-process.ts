import process from 'node:process'
import { deduplicateAcrossInstances } from '../../../apps/server/src/store/deduplicate-across-instances.ts'
import { openStore } from '../../../apps/server/src/store/open-store.ts'

// One instance in its own process, which starts the call, reports it, and never ends it.
const [url = '', secret = '', key = ''] = process.argv.slice(2)
const store = openStore({ url, secret }, () => undefined)
const join = deduplicateAcrossInstances<string>({ store, secret, whenLeft: 'left' })
store.onUp(() => void join(key, new AbortController().signal, sayAndStay))

function sayAndStay(): Promise<string> {
  process.send?.('started')
  return new Promise(() => undefined)
}
