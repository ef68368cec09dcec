import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface PageServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

const main = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')
const endWithParent = join(import.meta.dirname, '..', '..', 'scripts', 'end-with-parent.mjs')

/** The server of `npm start` on a free port, serving the page of a folder. */
export async function servePage(folder: string): Promise<PageServer> {
  const child = spawn(process.execPath, ['--import', endWithParent, main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '100000', PAGE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout!.setEncoding('utf8'), 'data'), ended.then(() => null)])
  if (said === null) throw new Error('The server ended before it served.')
  return {
    address: String(said[0]).trim(),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}
