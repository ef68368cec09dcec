import { isLicenseFile } from './third-parties.mjs'

/**
 * Whether a file of an npm package is needed at runtime: code, what it loads, and licenses; not types, source maps,
 * unbuilt sources, documentation and tests.
 * @param {string} path within the package, with slashes
 */
export function isNeededToRun(path) {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  if (notToRun.has(folders[0] ?? '') || folders.includes('__tests__')) return false
  if (isLicenseFile(name)) return true
  return /\.(?:[cm]?js|json|node|wasm)$/.test(name) && !/(?:^|\.)(?:test|spec|config)\.[cm]?js$/.test(name)
}

/** Only at the top level: deeper down, such a name may be part of the program. */
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
