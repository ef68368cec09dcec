import { mkdirSync, writeFileSync } from 'node:fs'
import { billOfMaterials } from './image/bill-of-materials.mjs'
import { inProject } from './project.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'

/** What the product is made of, for those who have to watch it for known weaknesses. */
await orSayWhy(async () => {
  await setUp()
  const file = inProject('.cache', 'image', 'race-nutrition.cdx.json')
  mkdirSync(inProject('.cache', 'image'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  console.log(file)
})
