import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface OwnServer {
  readonly address: string
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A model that is connected where the tests run makes no plan of theirs. */
export const noModel = {
  AI_MODEL: '',
  AI_BASE_URL: '',
  OBJECT_SERVICE_URL: '',
  OBJECT_SERVICE_PROJECT: '',
  OBJECT_SERVICE_KEY: '',
}

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const clock = new URL('server-clock.ts', import.meta.url).href

/** The real server once more, for a test that has to stop it or to set it up in its own way. */
export async function ownServer(port = 0, settings: Record<string, string> = {}): Promise<OwnServer> {
  const child = spawn(process.execPath, ['--import', clock, main], {
    env: { ...process.env, ...noModel, PORT: String(port), LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data')
  const address = String(printed).trim()
  return {
    address,
    port: Number(new URL(address).port),
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
