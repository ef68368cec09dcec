/**
 * What package-lock.json says of one package.
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/**
 * The lock entries of everything that a workspace needs at runtime, itself first: workspaces under their folders,
 * everything else under node_modules.
 * @param {Readonly<Record<string, LockedPackage>>} locked the `packages` of package-lock.json
 * @param {string} workspace such as `apps/server`
 * @returns {string[]}
 */
export function productionPackages(locked, workspace) {
  const found = new Set([workspace])
  // Iterating over a set includes entries added on the way.
  for (const place of found) {
    const { required, optional } = wantedBy(locked[place] ?? {})
    for (const name of [...required, ...optional]) {
      const dependency = placeOf(locked, place, name)
      if (dependency !== null) found.add(dependency)
      else if (required.includes(name)) throw new Error(`The lock has no ${name}, which ${place} needs.`)
    }
  }
  return [...found]
}

/** @param {LockedPackage} locked */
function wantedBy(locked) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta } = locked
  const isOptional = (/** @type {string} */ name) => peerDependenciesMeta?.[name]?.optional === true
  const peers = Object.keys(peerDependencies).filter((name) => !isOptional(name))
  const optional = Object.keys(optionalDependencies)
  const required = Object.keys(dependencies).filter((name) => !(name in optionalDependencies))
  return { required: [...required, ...peers], optional }
}

/**
 * Node's resolution: in the node_modules of the importing package, then in each parent folder.
 * @param {Readonly<Record<string, LockedPackage>>} locked
 * @param {string} from
 * @param {string} name
 */
function placeOf(locked, from, name) {
  const folders = from.split('/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const place = [...folders.slice(0, depth), 'node_modules', name].join('/')
    const there = locked[place]
    if (there !== undefined) return there.link ? (there.resolved ?? place) : place
  }
  return null
}

/** @param {string} place such as `node_modules/@scope/name` */
export function isFromRegistry(place) {
  return place.includes('node_modules/')
}
