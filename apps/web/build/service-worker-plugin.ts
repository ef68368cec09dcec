import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { builtFilesIn } from './built-files.ts'

const source = join(import.meta.dirname, '..', 'service-worker', 'service-worker.ts')

/** Writes `sw.js`, which lists all files of the build with their hashes. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: { order: 'post', handler: ({ dir = 'dist' }) => writeServiceWorkerInto(dir) },
  }
}

/** One classic script: not every browser runs a module as a service worker. */
export async function writeServiceWorkerInto(folder: string): Promise<void> {
  const files = await builtFilesIn(folder)
  if (files.length === 0) throw new Error(`Nothing is built in ${folder}`)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { builtFiles: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
