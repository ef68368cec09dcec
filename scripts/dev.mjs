import process from 'node:process'
import { envFileFlags } from './env-file.mjs'
import { inProject } from './project.mjs'
import { serve } from './serve.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'

/** The server restarts and the page reloads with every change; Vite prints the address of the page. */
await runCommand(async () => {
  const node = await setUp()
  const server = inProject('apps', 'server', 'src', 'main.ts')
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  // Vite serves the page and proxies the API to the port in its configuration.
  process.exitCode = await serve([
    [
      node,
      [...envFileFlags(), '--watch', '--watch-preserve-output', server],
      { PORT: '3000', PAGE_FOLDER: 'none', DRAIN_SECONDS: '0' },
    ],
    [node, [vite, inProject('apps', 'web')]],
  ])
})
