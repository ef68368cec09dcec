import { randomUUID } from 'node:crypto'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

/** A real redis-server on a unix socket in its own folder; `end` removes everything. */
export interface RedisServer {
  /** For REDIS_URL; the same after each start. */
  readonly url: string
  readonly start: () => Promise<void>
  /** SIGTERM stops it, SIGKILL kills it, SIGSTOP makes it hang until SIGCONT. */
  readonly signal: (signal: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>
  readonly ask: (...command: string[]) => Promise<string>
  /** All keys with their values. */
  readonly everything: () => Promise<string>
  /** Records every command from now on, including those of scripts, until the returned function is called. */
  readonly watch: () => Promise<() => Promise<string>>
  readonly end: () => Promise<void>
}

export async function redisServer(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'))
  const url = join(folder, 'socket')
  const started = new Set<ChildProcess>()
  let server: ChildProcess | null = null

  const start = async () => {
    server = keep(started, spawn('redis-server', [...settings, '--dir', folder, '--unixsocket', url]))
    await said(server, 'ready to accept connections')
  }
  const ask = async (...command: string[]) => (await run('redis-cli', ['-s', url, ...command])).stdout.trim()
  const end = async () => {
    for (const child of started) child.kill('SIGKILL')
    await Promise.all([...started].map(gone))
    await rm(folder, { recursive: true, force: true })
  }
  await start().catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    url,
    start,
    ask,
    everything: () => ask('EVAL', printAll, '0'),
    signal: async (signal) => {
      server?.kill(signal)
      if (signal === 'SIGTERM' || signal === 'SIGKILL') await gone(server)
    },
    watch: async () => {
      const monitor = keep(started, spawn('redis-cli', ['-s', url, 'MONITOR']))
      const seen = await said(monitor, 'OK')
      return async () => {
        const last = randomUUID()
        await ask('ECHO', last)
        await expect.poll(seen, { timeout: 20_000 }).toContain(last)
        return seen()
      }
    },
    end,
  }
}

const run = promisify(execFile)

const settings = ['--port', '0', '--save', '', '--appendonly', 'no', '--daemonize', 'no']

const printAll = `
  local all = {}
  for _, key in ipairs(redis.call('KEYS', '*')) do
    local read = redis.call('TYPE', key).ok == 'hash' and 'HGETALL' or 'GET'
    table.insert(all, key .. ' ' .. cjson.encode(redis.call(read, key)))
  end
  return table.concat(all, '\\n')
`

function keep(started: Set<ChildProcess>, child: ChildProcess): ChildProcess {
  started.add(child)
  // If the tests are interrupted, `end` is not called.
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

async function gone(child: ChildProcess | null): Promise<void> {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Resolves once the words are printed, to a function that returns the output so far. */
async function said(child: ChildProcess, words: string): Promise<() => string> {
  let text = ''
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`${why} before it said "${words}": ${text}`))
    const timer = setTimeout(() => giveUp('Ten seconds passed'), 10_000)
    child.once('error', reject)
    child.once('exit', () => giveUp('It ended'))
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString()
      if (!text.includes(words)) return
      clearTimeout(timer)
      resolve(() => text)
    })
  })
}
