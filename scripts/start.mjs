import process from 'node:process'
import { ownSettings } from './own-settings.mjs'
import { inProject } from './project.mjs'
import { serve } from './serve.mjs'
import { serverFlags } from './server-flags.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'
import { buildWebWhenStale } from './web-build.mjs'

/** From a fresh clone to the served page; the server itself says at which address. */
await orSayWhy(async () => {
  const node = await setUp()
  await buildWebWhenStale()
  const server = inProject('apps', 'server', 'src', 'main.ts')
  process.exitCode = await serve([[node, [...serverFlags, ...ownSettings(), server]]])
})
