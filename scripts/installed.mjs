/**
 * One package of package-lock.json, or of the record that npm keeps of what it installed.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages
 */

/**
 * Whether what is installed is what the lock asks for. The comparison is with npm's own record,
 * so that an install somebody made by hand is left as it is.
 * @param {Packages} locked the `packages` of package-lock.json
 * @param {Packages} installed the `packages` of node_modules/.package-lock.json
 */
export function agrees(locked, installed) {
  return (
    Object.entries(locked).every(([path, wanted]) => path === '' || isThere(wanted, installed[path])) &&
    Object.keys(installed).every((path) => path in locked)
  )
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} found
 */
function isThere(wanted, found) {
  // Packages for other platforms stand in the lock and are rightly not installed.
  if (found === undefined) return wanted.optional === true
  return (
    wanted.version === found.version &&
    wanted.integrity === found.integrity &&
    wanted.resolved === found.resolved &&
    wanted.link === found.link
  )
}
