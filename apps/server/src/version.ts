import { readFileSync } from 'node:fs'

/** Of the server's release, as its package says. */
export const version = String(
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: unknown })
    .version,
)
