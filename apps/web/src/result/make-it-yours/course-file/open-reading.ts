import { openWorker } from '../../../worker/open-worker.ts'
import { startWorker } from '../../../worker/trusted-script.ts'
import workerUrl from './course-worker.ts?worker&url'
import type { CourseRead, CourseRequest } from './read-file.ts'

export interface Reading {
  /** Rejects if the worker fails; never settles once canceled. */
  readonly outcome: Promise<CourseRead>
  readonly cancel: () => void
}

/** Reads a course file in a worker of its own, which ends with it. */
export function openReading(request: CourseRequest): Reading {
  const worker = startWorker(workerUrl)
  const cancel = () => worker.terminate()
  const outcome = openWorker<CourseRequest, CourseRead>(worker)
    .then(({ send }) => send(request))
    .finally(cancel)
  return { outcome, cancel }
}
