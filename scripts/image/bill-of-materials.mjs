import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { printed } from '../command.mjs'
import { inProject } from '../project.mjs'
import { CommandError } from '../command-error.mjs'
import { isFromRegistry, productionPackages } from './production-packages.mjs'
import { systemLibraries } from './system-libraries.mjs'

/**
 * Everything that runs in production, as CycloneDX: npm packages, Node, and the libraries that Node loads. npm generates it
 * from a lock file with nothing else: with the whole lock it fails on development tools, and its `--omit dev` also leaves
 * out packages that a development tool needs too, such as zod.
 */
export function billOfMaterials() {
  const scratch = mkdtempSync(join(tmpdir(), 'bill-of-materials-'))
  // npm calls the product by its folder.
  const folder = join(scratch, read('package.json').name)
  try {
    layOutProduction(folder)
    const words = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--prefix', folder]
    const made = printed('npm', words)
    if (made === null) throw new CommandError('npm could not list the packages of package-lock.json.')
    const bill = JSON.parse(made)
    return { ...bill, components: [...bill.components, ...systemComponents()] }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const nodePackage = `node-linux-${process.arch}`

/** @param {string} folder */
function layOutProduction(folder) {
  const { packages, ...lock } = read('package-lock.json')
  const needed = ['apps/server', 'apps/web'].flatMap((workspace) => productionPackages(packages, workspace))
  const places = [...new Set([...needed, `node_modules/${nodePackage}`])].filter((at) =>
    existsSync(inProject(at)),
  )
  const workspaces = places.filter((place) => !isFromRegistry(place))
  const { name, version, description, license, optionalDependencies } = read('package.json')
  const node = { [nodePackage]: optionalDependencies[nodePackage] }
  const root = { name, version, description, license, workspaces, optionalDependencies: node }
  const locked = Object.entries(packages).filter(([place, { resolved }]) =>
    [place, resolved].some(isAmong(places)),
  )
  const kept = Object.fromEntries(locked.map(([place, entry]) => [place, withoutDevelopment(entry)]))
  write(join(folder, 'package.json'), root)
  write(join(folder, 'package-lock.json'), { ...lock, packages: { '': root, ...kept } })
  for (const place of workspaces) {
    write(join(folder, place, 'package.json'), withoutDevelopment(read(place, 'package.json')))
  }
}

const isAmong = (/** @type {readonly string[]} */ places) => (/** @type {string | undefined} */ place) =>
  place !== undefined && places.includes(place)

/** @param {Record<string, unknown>} entry */
function withoutDevelopment(entry) {
  const { devDependencies: _, dev: __, devOptional: ___, ...kept } = entry
  return kept
}

function systemComponents() {
  const node = inProject('node_modules', nodePackage, 'bin', 'node')
  const libraries = existsSync(node) ? systemLibraries([node]) : []
  const versions = new Map(libraries.map(({ package: name, version }) => [name, version]))
  return [...versions].map(([name, version]) => ({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}`,
  }))
}

/** @param {...string} path */
function read(...path) {
  return JSON.parse(readFileSync(inProject(...path), 'utf8'))
}

/**
 * @param {string} file
 * @param {object} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
