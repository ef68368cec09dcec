import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Words for Node to read `.env` by, where there is one; what the shell has set stands. */
export function ownSettings() {
  const file = inProject('.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
