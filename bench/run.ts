import { availableParallelism, loadavg } from 'node:os'
import { orSayWhy, Stop } from '../scripts/stop.mjs'
import { benchAttack } from './attack.ts'
import { benchEngine } from './engine.ts'
import { benchPage } from './page/page.ts'
import { benchPdf } from './pdf.ts'
import { benchServer } from './server.ts'

/** Each prints what it measured, and tells in words what is over its limit. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  engine: benchEngine,
  server: benchServer,
  page: benchPage,
  pdf: benchPdf,
  // Last: it lowers its own priority, and that of all that comes after.
  attack: benchAttack,
}

await orSayWhy(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new Stop(`There is no benchmark ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`)
  }
  sayWhereBusy()
  const faults: string[] = []
  for (const [name, measured] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n── ${name}`)
    faults.push(...(await measured()))
  }
  if (faults.length > 0) throw new Stop(`Over its limit: ${faults.join('; ')}`)
})

/** Elsewhere than on a quiet machine a time tells of the others too. */
function sayWhereBusy(): void {
  const [load = 0] = loadavg()
  if (load <= availableParallelism() / 2) return
  console.log(`This machine is busy (load ${load.toFixed(1)}): the times below are longer than they need be.`)
}
