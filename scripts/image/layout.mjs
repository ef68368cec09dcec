import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { inProject } from '../project.mjs'
import { licensesFileName } from './licenses-file.mjs'
import { isNeededToRun, isProgramFile } from './package-files.mjs'
import { isFromRegistry, productionPackages } from './production-packages.mjs'
import { systemLibraries } from './system-libraries.mjs'

/** The user of the server: a number, so that a container engine can verify that it is not root. */
export const user = { id: 10001, name: 'server' }

/** Paths of Node and the product in the image. */
export const places = { node: '/usr/local/bin/node', app: '/app', page: '/app/apps/web/dist' }

/**
 * Lays out all files of the image in a folder, as they will be under its root.
 * @param {string} folder
 * @param {string} page the built page
 */
export function layOut(folder, page) {
  rmSync(folder, { recursive: true, force: true })
  const inImage = (/** @type {readonly string[]} */ ...parts) => join(folder, ...parts)
  const node = inProject('node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  put(node, inImage(places.node))
  putProduct(inImage(places.app))
  for (const file of filesIn(page)) put(join(page, file), inImage(places.page, file))
  symlinkSync(
    relative(places.app, join(places.page, licensesFileName)),
    inImage(places.app, licensesFileName),
  )
  const addons = globSync('**/*.node', { cwd: inImage(places.app) }).map((addon) =>
    inImage(places.app, addon),
  )
  const libraries = systemLibraries([node, ...addons])
  for (const { path } of libraries) put(realpathSync(path), inImage(path))
  putLibraryLicenses(inImage(), libraries)
  putSystemFiles(inImage())
  setModes(folder, new Set([inImage(places.node), ...libraries.map(({ path }) => inImage(path))]))
  return libraries
}

/** The repository's own layout, since Node does not run TypeScript whose real path is under node_modules. */
function putProduct(/** @type {string} */ app) {
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))
  for (const file of ['package.json', 'LICENSE']) put(inProject(file), join(app, file))
  put(inProject('deploy', 'healthcheck.mjs'), join(app, 'healthcheck.mjs'))
  for (const place of productionPackages(packages, 'apps/server').filter((at) => existsSync(inProject(at)))) {
    const belongs = isFromRegistry(place) ? isOwnAndNeeded : isOfWorkspace
    for (const file of filesIn(inProject(place)).filter(belongs)) {
      put(inProject(place, file), join(app, place, file))
    }
    if (!isFromRegistry(place)) link(app, place)
  }
}

/** A nested package has its own entry in the lock. */
const isOwnAndNeeded = (/** @type {string} */ file) => !isFromRegistry(file) && isNeededToRun(file)

const isOfWorkspace = (/** @type {string} */ file) =>
  file === 'package.json' || (file.startsWith('src/') && isProgramFile(file))

/**
 * @param {string} app
 * @param {string} workspace
 */
function link(app, workspace) {
  const { name } = JSON.parse(readFileSync(join(app, workspace, 'package.json'), 'utf8'))
  const place = join(app, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(relative(dirname(place), join(app, workspace)), place)
}

/**
 * Debian's copyright file of each library, and the licenses that it references.
 * @param {string} root
 * @param {readonly import('./system-libraries.mjs').SystemLibrary[]} libraries
 */
function putLibraryLicenses(root, libraries) {
  for (const name of new Set(libraries.map((library) => library.package))) {
    const copyright = join('/usr/share/doc', name, 'copyright')
    put(realpathSync(copyright), join(root, copyright))
    const named = readFileSync(copyright, 'utf8').matchAll(/\/usr\/share\/common-licenses\/[\w.-]*\w/g)
    for (const [license] of named) if (existsSync(license)) put(realpathSync(license), join(root, license))
  }
}

/** @param {string} root */
function putSystemFiles(root) {
  const lines = {
    passwd: `root:x:0:0:root:/:/nonexistent\n${user.name}:x:${user.id}:${user.id}::${places.app}:/nonexistent\n`,
    group: `root:x:0:\n${user.name}:x:${user.id}:\n`,
    'nsswitch.conf': 'hosts: files dns\n',
  }
  mkdirSync(join(root, 'etc'))
  for (const [name, text] of Object.entries(lines)) writeFileSync(join(root, 'etc', name), text)
  // Mount points, which an engine cannot create on a read-only root.
  for (const folder of ['dev', 'proc', 'sys']) mkdirSync(join(root, folder))
}

/**
 * @param {string} from
 * @param {string} to
 */
function put(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

/**
 * Sets the same modes on every machine, whatever its umask and checkout.
 * @param {string} folder
 * @param {ReadonlySet<string>} executable
 */
function setModes(folder, executable) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) continue
    chmodSync(path, entry.isDirectory() || executable.has(path) ? 0o755 : 0o644)
  }
  chmodSync(folder, 0o755)
}

/** @param {string} folder */
export function bytesIn(folder) {
  return filesIn(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}
