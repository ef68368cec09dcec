import type { Worker } from 'node:worker_threads'
import { readBegan } from './jobs.ts'

/**
 * Aborts a job that takes more milliseconds of processor time than it may. Not measured by the clock: a machine that
 * is busy with other things would have threads ended that work as they should, and starting new ones makes it busier.
 */
export function processorDeadline(
  threads: () => readonly Worker[],
  began: SharedArrayBuffer,
  most: number,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController()
  let isOver = false
  const look = async () => {
    const spent = await spentSince(threads(), began)
    if (isOver) return
    if (spent >= most) over.abort()
    else timer = setTimeout(() => void look(), Math.max(1, most - spent))
  }
  let timer = setTimeout(() => void look(), most)
  const end = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { signal: over.signal, end }
}

async function spentSince(threads: readonly Worker[], buffer: SharedArrayBuffer): Promise<number> {
  const began = readBegan(buffer)
  const worker = began && threads.find(({ threadId }) => threadId === began.thread)
  // A thread that is only starting, or has ended meanwhile, has spent nothing on this job.
  const usage = await worker?.cpuUsage().catch(() => null)
  return began && usage ? (usage.user + usage.system) / 1000 - began.spent : 0
}
