import { createHash } from 'node:crypto'

/** A Lua script of the store, which runs atomically. */
export interface LuaScript {
  readonly text: string
  readonly sha: string
}

export const luaScript = (text: string): LuaScript => ({
  text,
  sha: createHash('sha1').update(text).digest('hex'),
})
