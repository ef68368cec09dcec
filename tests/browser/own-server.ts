import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

interface OwnServer {
  readonly address: string
  readonly port: number
  readonly stop: () => Promise<void>
}

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))

/** The real server once more, for a test that has to stop it. */
export async function ownServer(port = 0): Promise<OwnServer> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
  const address = String(said).trim()
  return {
    address,
    port: Number(new URL(address).port),
    stop: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
