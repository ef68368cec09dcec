import { realpathSync } from 'node:fs'
import { printed } from '../command.mjs'
import { CommandError } from '../command-error.mjs'

/**
 * A shared library of this machine: its path, and the Debian package that it belongs to.
 * @typedef {{ path: string, package: string, version: string }} SystemLibrary
 */

/**
 * Everything that the programs load, including the loader itself.
 * @param {readonly string[]} programs paths of programs and native addons
 * @returns {SystemLibrary[]}
 */
export function systemLibraries(programs) {
  const paths = programs.flatMap((program) => loadedBy(printed('ldd', [program]) ?? '', program))
  return [...new Set(paths)].sort().map((path) => ({ path, ...packageOf(path) }))
}

/**
 * The paths in the output of ldd.
 * @param {string} answer
 * @param {string} program
 */
export function loadedBy(answer, program) {
  const missing = /^\s*(\S+) => not found/m.exec(answer)?.[1]
  if (missing !== undefined)
    throw new CommandError(`${program} loads ${missing}, which this machine does not have.`)
  const paths = [...answer.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path = '']) => path)
  if (paths.length === 0) throw new CommandError(`ldd does not say what ${program} loads.`)
  return paths
}

/** @param {string} path */
function packageOf(path) {
  const [name, version] = ownerOf(path)?.split(' ') ?? []
  if (name && version) return { package: name, version }
  const why = 'the image is built on Debian or Ubuntu, whose records say under which license each library is.'
  throw new CommandError(`No Debian package has ${path}: ${why}`)
}

/** Since /lib became a link to /usr/lib, dpkg lists some files under one path and some under the other. */
function ownerOf(/** @type {string} */ path) {
  const real = realpathSync(path)
  for (const named of [path, real, `/usr${path}`, real.replace(/^\/usr/, '')]) {
    const owner = printed('dpkg-query', ['--search', named])?.split(': ', 1)[0]
    if (owner) return printed('dpkg-query', ['--show', '--showformat', `\${Package} \${Version}`, owner])
  }
  return null
}
