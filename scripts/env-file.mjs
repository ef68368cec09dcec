import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'

/** Node flags that load `.env`, if there is one; variables of the shell take precedence. */
export function envFileFlags() {
  const file = inProject('.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}
