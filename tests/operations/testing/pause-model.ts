import type { ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Upstream } from '../../../apps/server/testing/upstream.ts'
import { goodAnswer } from './deployment.ts'

/** The model does not answer until the returned function is called, or the test ends. */
export function pauseModel(model: Upstream): () => void {
  const held: ServerResponse[] = []
  let isHeld = true
  model.replies((response) => {
    if (isHeld) held.push(response)
    else goodAnswer(response)
  })
  const release = () => {
    isHeld = false
    held.splice(0).forEach(goodAnswer)
  }
  onTestFinished(release)
  return release
}
