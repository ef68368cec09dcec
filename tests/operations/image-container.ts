import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { buildahIn } from '../../scripts/image/buildah.mjs'

/** What `docker inspect` shows of an image. */
export interface ImageConfig {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd?: readonly string[]
  readonly WorkingDir: string
  readonly StopSignal: string
  readonly ExposedPorts: Readonly<Record<string, object>>
  readonly Labels: Readonly<Record<string, string>>
  readonly Healthcheck: { readonly Test: readonly string[]; readonly Interval: number }
}

/** An image's files under a folder of this machine, and ways to run them. */
export interface Container {
  readonly config: ImageConfig
  /** The folder of its root. */
  readonly root: string
  /** Starts a program in it as its own user, in a chroot. */
  readonly run: (words: readonly string[], settings?: Readonly<Record<string, string>>) => Running
  readonly remove: () => void
}

/** Opens the archive in its own storage, as an engine would load it. */
export function openImage(archive: string, storage: string): Container {
  const buildah = buildahIn(storage)
  const id = buildah('pull', '--quiet', `docker-archive:${archive}`)
  const inspected = JSON.parse(buildah('inspect', '--type', 'image', id)) as {
    Docker: { config: ImageConfig }
  }
  const container = buildah('from', '--pull-never', id)
  const flags = ['--storage-driver', 'vfs', '--root', `${storage}/root`, '--runroot', `${storage}/run`]
  return {
    config: inspected.Docker.config,
    root: buildah('mount', container),
    run: (words, settings = {}) => {
      const set = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      return started('buildah', [...flags, 'run', '--isolation', 'chroot', ...set, container, '--', ...words])
    },
    remove: () => {
      buildah('umount', container)
      buildah('rm', container)
    },
  }
}

/** A running program: its output, its exit, and a way to kill it with all of its descendants. */
export interface Running {
  readonly pid: number
  readonly printed: () => string
  readonly ended: Promise<number | null>
  readonly kill: () => void
}

export function started(
  command: string,
  words: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Running {
  const env = { ...process.env, ...settings }
  const child = spawn(command, words, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  const { pid } = child
  if (pid === undefined) throw new Error(`${command} does not start`)
  return { pid, printed: () => text, ended: codeOf(child), kill: () => killAll(pid) }
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

function killAll(pid: number): void {
  for (const below of descendantsOf(pid)) killOne(below)
  killOne(pid)
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has exited by itself.
  }
}

/** All descendants of a process. */
export function descendantsOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((each) => statusOf(each, 'PPid') === String(pid))
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

/** A line of a process's status in /proc: empty once it has exited. */
export function statusOf(pid: number, line: string): string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return new RegExp(`^${line}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
  } catch {
    return ''
  }
}
