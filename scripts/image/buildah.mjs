import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { Stop } from '../stop.mjs'

/**
 * Buildah with a storage of its own under a folder, so that nothing of the machine's images is touched.
 * @param {string} folder
 * @returns {(...words: readonly string[]) => string} gives what a command prints, or stops with what it complains of
 */
export function buildahIn(folder) {
  // vfs copies whole files and needs no kernel's help, so that it works in containers and sandboxes, too.
  const flags = ['--storage-driver', 'vfs', '--root', join(folder, 'root'), '--runroot', join(folder, 'run')]
  mkdirSync(folder, { recursive: true })
  return (...words) => {
    const answer = spawnSync('buildah', [...flags, ...words], { encoding: 'utf8', env: environment() })
    if (answer.status === 0) return answer.stdout.trim()
    throw new Stop(`buildah ${words[0]} failed: ${answer.error?.message ?? answer.stderr.trim()}`)
  }
}

/** Defaults that somebody set for their own builds would change the image. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:BUILDAH_|STORAGE_)/.test(name))
  return { ...Object.fromEntries(kept), BUILDAH_ISOLATION: 'chroot' }
}
