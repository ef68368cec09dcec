/**
 * The properties of a machine that the install depends on.
 * @typedef {{ platform: string, arch: string, node: string, npm: string }} Machine
 */

const oldestToInstallWith = { node: 20, npm: 10 }
const oldestToRunOn = 24

/**
 * On Linux the locked install includes Node 24; elsewhere the machine's own Node has to be new enough.
 * @param {Machine} machine
 * @returns {string | null} why this machine is not supported, or null if it is
 */
export function unmetRequirement(machine) {
  const needed = bringsItsOwnNode(machine) ? oldestToInstallWith.node : oldestToRunOn
  if (major(machine.node) < needed) {
    return `Node ${needed} or newer is needed and this is Node ${machine.node}: install it from https://nodejs.org and run the command again.`
  }
  if (major(machine.npm) < oldestToInstallWith.npm) {
    return `npm ${oldestToInstallWith.npm} or newer is needed and this is npm ${machine.npm}: run "npm install --global npm" and then the command again.`
  }
  return null
}

/** @param {Pick<Machine, 'platform' | 'arch'>} machine */
export function bringsItsOwnNode({ platform, arch }) {
  return platform === 'linux' && (arch === 'x64' || arch === 'arm64')
}

/** @param {string} version */
export function isNewEnoughToRunOn(version) {
  return major(version) >= oldestToRunOn
}

/** @param {string} version */
function major(version) {
  const digits = /^v?(\d+)/.exec(version)?.[1]
  return digits === undefined ? 0 : Number(digits)
}
