import { mkdirSync, writeFileSync } from 'node:fs'
import { billOfMaterials } from './image/bill-of-materials.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'

/** The bill of materials, for tracking known vulnerabilities. */
await runCommand(async () => {
  await setUp()
  const file = inProject('.cache', 'image', 'race-nutrition.cdx.json')
  mkdirSync(inProject('.cache', 'image'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  console.log(file)
})
