import type { Worker } from 'node:worker_threads'
import { readBegan } from './jobs.ts'

/**
 * Aborts a job that takes more milliseconds of CPU time than allowed. Not wall time: on a busy machine that would terminate
 * threads that work as they should, and starting new ones makes the machine busier.
 */
export function processorDeadline(
  threads: () => readonly Worker[],
  began: SharedArrayBuffer,
  most: number,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController()
  let isOver = false
  const check = async () => {
    const spent = await spentSince(threads(), began)
    if (isOver) return
    if (spent >= most) over.abort()
    else timer = setTimeout(() => void check(), Math.max(1, most - spent))
  }
  let timer = setTimeout(() => void check(), most)
  const end = () => {
    isOver = true
    clearTimeout(timer)
  }
  return { signal: over.signal, end }
}

async function spentSince(threads: readonly Worker[], buffer: SharedArrayBuffer): Promise<number> {
  const began = readBegan(buffer)
  const worker = began && threads.find(({ threadId }) => threadId === began.thread)
  // A thread that is still starting, or has ended meanwhile, has spent nothing on this job.
  const usage = await worker?.cpuUsage().catch(() => null)
  return began && usage ? (usage.user + usage.system) / 1000 - began.spent : 0
}
