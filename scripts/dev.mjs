import process from 'node:process'
import { ownSettings } from './own-settings.mjs'
import { inProject } from './project.mjs'
import { serve } from './serve.mjs'
import { setUp } from './set-up.mjs'
import { orSayWhy } from './stop.mjs'

/** The server restarts and the page reloads in place with every change; Vite says at which address the page is. */
await orSayWhy(async () => {
  const node = await setUp()
  const server = inProject('apps', 'server', 'src', 'main.ts')
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  // Vite hands out the page and passes the call on to the port that its configuration names.
  process.exitCode = await serve([
    [
      node,
      [...ownSettings(), '--watch', '--watch-preserve-output', server],
      { PORT: '3000', PAGE_FOLDER: 'none', DRAIN_SECONDS: '0' },
    ],
    [node, [vite, inProject('apps', 'web')]],
  ])
})
