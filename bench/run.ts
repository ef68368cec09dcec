import { availableParallelism, loadavg } from 'node:os'
import { benchEngine } from './engine.ts'
import { benchPage } from './page/page.ts'
import { benchServer } from './server.ts'

/** Each prints what it measured, and tells in words what is over its limit. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  engine: benchEngine,
  server: benchServer,
  page: benchPage,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: choose of ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  const [load = 0] = loadavg()
  if (load > availableParallelism() / 2)
    console.log(
      `This machine is busy (load ${load.toFixed(1)}): the times below are longer than they need be.`,
    )
  const faults: string[] = []
  for (const [name, measured] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.log(`\n── ${name}`)
    faults.push(...(await measured()))
  }
  if (faults.length > 0) {
    console.error(`\nOver its limit: ${faults.join('; ')}`)
    process.exitCode = 1
  }
}
