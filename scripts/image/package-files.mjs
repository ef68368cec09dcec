import { isLicenseFile } from './third-parties.mjs'

/**
 * Whether a file of an npm package is needed where the package only runs: programs, what they load, and licenses;
 * not types, maps, sources before their build, documents and tests.
 * @param {string} path within the package, with slashes
 */
export function isNeededToRun(path) {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (notToRun.has(folders[0] ?? '') || folders.includes('__tests__')) return false
  if (isLicenseFile(name)) return true
  return /\.(?:[cm]?js|json|node|wasm)$/.test(name) && !/(?:^|\.)(?:test|spec|config)\.[cm]?js$/.test(name)
}

/** By their place at the top: deeper down, such a name may be a part of the program. */
const notToRun = new Set(
  'test tests spec docs doc example examples bench benchmark benchmarks integration .github'.split(' '),
)

/**
 * Whether a file under a workspace's `src` is part of the program.
 * @param {string} path within the workspace, with slashes
 */
export function isProgramFile(path) {
  return /\.(?:ts|json)$/.test(path) && !/\.test\.ts$|(?:^|\/)testing\//.test(path)
}
