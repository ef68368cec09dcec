import process from 'node:process'
import { compileCache } from './compile-cache.mjs'
import { envFileFlags } from './env-file.mjs'
import { inProject } from './project.mjs'
import { serve } from './serve.mjs'
import { serverFlags } from './server-flags.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'
import { buildWebWhenStale } from './web-build.mjs'

/** From a fresh clone to the running service; the server prints its address. */
await runCommand(async () => {
  const node = await setUp()
  await buildWebWhenStale()
  const server = inProject('apps', 'server', 'src', 'main.ts')
  process.exitCode = await serve([[node, [...serverFlags, ...envFileFlags(), server], compileCache]])
})
