import { availableParallelism, loadavg } from 'node:os'
import { runCommand, CommandError } from '../../scripts/command-error.mjs'
import { crowd } from './crowd.ts'
import { memory, memoryWithModel } from './memory.ts'
import { rates } from './rates.ts'
import { soak } from './soak.ts'

/** Each prints what it measured, and returns what is over its limit. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  rates,
  crowd,
  memory,
  'memory-with-model': memoryWithModel,
  soak,
}

/** Without `soak`, which takes half an hour and runs only on request. */
const usual = Object.keys(parts).filter((name) => name !== 'soak')

await runCommand(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no load ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`,
    )
  }
  const faults: string[] = []
  for (const name of asked.length > 0 ? asked : usual) {
    console.log(`\n── ${name} (${availableParallelism()} cores, load average ${loadNow()})`)
    faults.push(...((await parts[name]?.()) ?? []))
  }
  console.log(`\nload average at the end: ${loadNow()}`)
  if (faults.length > 0) throw new CommandError(`Over its limit: ${faults.join('; ')}`)
})

function loadNow(): string {
  return loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')
}
