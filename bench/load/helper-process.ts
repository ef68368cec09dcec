import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A process that does one job after the other, each requested and answered by a message. */
export interface Helper<Job, Outcome> {
  readonly ask: (job: Job) => Promise<Outcome>
  readonly stop: () => void
}

/** Niced when it generates load, so that on few cores the server gets them. */
export function startHelper<Job extends object, Outcome>(
  file: string,
  { niced }: { niced: boolean },
): Helper<Job, Outcome> {
  const path = join(import.meta.dirname, file)
  const [command, words] =
    niced && process.platform !== 'win32'
      ? ['nice', ['-n', '10', process.execPath, path]]
      : [process.execPath, [path]]
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(() => null)
  return {
    ask: async (job) => {
      child.send(job)
      const answer = await Promise.race([once(child, 'message'), ended])
      if (answer === null) throw new Error(`${file} ended before it answered.`)
      return answer[0] as Outcome
    },
    stop: () => child.disconnect(),
  }
}

/** Runs in the helper process. */
export function doJobs(work: (job: never) => Promise<object>): void {
  process.on('message', (job) => void work(job as never).then((outcome) => process.send?.(outcome)))
  process.on('disconnect', () => process.exit())
}
