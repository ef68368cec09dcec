import { createHash } from 'node:crypto'

/** A Lua script of the store: all of it happens, or none, with nothing in between. */
export interface Script {
  readonly text: string
  readonly sha: string
}

export const script = (text: string): Script => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
})
