import { printed } from './command.mjs'

/**
 * The servers and tools of the production setup, which the operations tests start for real.
 * @type {readonly import('./system-programs.mjs').SystemProgram[]}
 */
export const operationsPrograms = [
  part('redis-server', 'redis-server', ['--version']),
  part('haproxy', 'haproxy', ['-v']),
  part('promtool', 'prometheus', ['--version']),
  part('openssl', 'openssl', ['version']),
  part('buildah', 'buildah', ['--version']),
  part('crun', 'crun', ['--version']),
]

/**
 * @param {string} command
 * @param {string} aptPackage
 * @param {readonly string[]} askVersion
 * @returns {import('./system-programs.mjs').SystemProgram}
 */
function part(command, aptPackage, askVersion) {
  return { name: command, aptPackage, isThere: () => printed(command, askVersion) !== null }
}
