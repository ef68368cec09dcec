import type { Result } from '@race-nutrition/engine'
import type { AskUpstream } from './upstream/ask-upstream.ts'
import type { UpstreamFailure } from './upstream/upstream-failure.ts'
import type { Prompt, Written } from './writer.ts'

/** Sends one prompt to the connected service through the given upstream. Never rejects. */
export type AskService = (
  prompt: Prompt,
  signal: AbortSignal,
  upstream: AskUpstream,
) => Promise<Result<Written, UpstreamFailure>>
