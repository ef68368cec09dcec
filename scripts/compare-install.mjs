/**
 * One package of package-lock.json, or of npm's record of what it installed.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} Packages
 */

/**
 * Whether the installed packages match the lock. Compares with npm's own record, so that a manual install is left alone.
 * @param {Packages} locked the `packages` of package-lock.json
 * @param {Packages} installed the `packages` of node_modules/.package-lock.json
 */
export function matchesLock(locked, installed) {
  return (
    Object.entries(locked).every(([path, wanted]) => path === '' || isInstalled(wanted, installed[path])) &&
    Object.keys(installed).every((path) => path in locked)
  )
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} found
 */
function isInstalled(wanted, found) {
  // Packages for other platforms are in the lock but not installed.
  if (found === undefined) return wanted.optional === true
  return (
    wanted.version === found.version &&
    wanted.integrity === found.integrity &&
    wanted.resolved === found.resolved &&
    wanted.link === found.link
  )
}
