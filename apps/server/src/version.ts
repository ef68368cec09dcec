import { readFileSync } from 'node:fs'

/** The server's version, from its package.json. */
export const version = String(
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: unknown })
    .version,
)
