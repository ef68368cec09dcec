import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {...string} parts */
export function inProject(...parts) {
  return join(root, ...parts)
}

/** A path in the cache folder, which git ignores. */
export function cachePath(/** @type {string} */ name) {
  mkdirSync(inProject('.cache'), { recursive: true })
  return inProject('.cache', name)
}

/** @param {string} path */
export function textOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {string} text */
export function fingerprint(text) {
  return createHash('sha256').update(text).digest('hex')
}

const neverSources = new Set(['node_modules', 'dist', 'test-results'])

/**
 * One fingerprint of the names and contents of all files under the paths, without tests. By content, because a checkout
 * changes modification times.
 * @param {readonly string[]} paths
 */
export function fingerprintOfSources(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.flatMap((entry) => {
    if (neverSources.has(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(join(path, entry.name))
    return isSource(entry.name) ? [join(path, entry.name)] : []
  })
}

/** @param {string} name */
function isSource(name) {
  return !/\.test\.\w+$|\.tsbuildinfo$/.test(name)
}
