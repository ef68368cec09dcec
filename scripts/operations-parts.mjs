import { printed } from './command.mjs'

/**
 * The servers and tools that the service runs beside in production, and that its operations tests start for real.
 * @type {readonly import('./system-parts.mjs').SystemPart[]}
 */
export const operationsParts = [
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
 * @returns {import('./system-parts.mjs').SystemPart}
 */
function part(command, aptPackage, askVersion) {
  return { name: command, aptPackage, isThere: () => printed(command, askVersion) !== null }
}
