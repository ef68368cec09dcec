import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { CommandError } from '../command-error.mjs'

/**
 * Buildah with its own storage in a folder, so that the machine's images are not touched.
 * @param {string} folder
 * @returns {(...words: readonly string[]) => string} returns the output of a command, or throws with its error
 */
export function buildahIn(folder) {
  // vfs copies whole files without kernel support, so it works in containers and sandboxes too.
  const flags = ['--storage-driver', 'vfs', '--root', join(folder, 'root'), '--runroot', join(folder, 'run')]
  mkdirSync(folder, { recursive: true })
  return (...words) => {
    const answer = spawnSync('buildah', [...flags, ...words], { encoding: 'utf8', env: environment() })
    if (answer.status === 0) return answer.stdout.trim()
    throw new CommandError(`buildah ${words[0]} failed: ${answer.error?.message ?? answer.stderr.trim()}`)
  }
}

/** Without a user's own buildah defaults, which would change the image. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:BUILDAH_|STORAGE_)/.test(name))
  return { ...Object.fromEntries(kept), BUILDAH_ISOLATION: 'chroot' }
}
