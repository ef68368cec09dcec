import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface PageServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

const main = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'main.ts')

/** The server of `npm start` on a free port, handing out the page of a folder. */
export async function servePage(folder: string): Promise<PageServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '100000', PAGE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  return {
    address: String(said).trim(),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
