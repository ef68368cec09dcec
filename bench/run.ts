import { availableParallelism, loadavg } from 'node:os'
import { runCommand, CommandError } from '../scripts/command-error.mjs'
import { benchAttack } from './attack.ts'
import { benchEngine } from './engine.ts'
import { benchModelAnswers } from './model-answers.ts'
import { benchPage } from './page/page.ts'
import { benchPdf } from './pdf.ts'
import { benchServer } from './server.ts'

/** Each prints what it measured, and returns what is over its limit. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  engine: benchEngine,
  server: benchServer,
  page: benchPage,
  pdf: benchPdf,
  model: benchModelAnswers,
  // Last, since it lowers the priority of this process for good.
  attack: benchAttack,
}

await runCommand(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no benchmark ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`,
    )
  }
  warnIfBusy()
  const faults: string[] = []
  for (const [name, measured] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n── ${name}`)
    faults.push(...(await measured()))
  }
  if (faults.length > 0) throw new CommandError(`Over its limit: ${faults.join('; ')}`)
})

/** On a busy machine the times include the load of other processes. */
function warnIfBusy(): void {
  const [load = 0] = loadavg()
  if (load <= availableParallelism() / 2) return
  console.log(`This machine is busy (load ${load.toFixed(1)}): the times below are longer than they need be.`)
}
