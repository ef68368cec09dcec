import { Buffer } from 'node:buffer'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { printed } from '../command.mjs'
import { fingerprint, inProject } from '../project.mjs'
import { serverFlags } from '../server-flags.mjs'
import { CommandError } from '../command-error.mjs'
import { buildPageInto } from '../web-build.mjs'
import { buildahIn } from './buildah.mjs'
import { bytesIn, layOut, places, user } from './layout.mjs'

/**
 * @typedef {object} Image
 * @property {string} name that `docker load` and `podman load` give it
 * @property {string} id the digest of its configuration, which names the digest of its files
 * @property {number} bytes of all its files
 * @property {string} archive
 * @property {readonly import('./system-libraries.mjs').SystemLibrary[]} libraries
 */

/**
 * Builds the image in a folder from this project and this machine's C and C++ libraries, without pulling anything.
 * @param {string} folder
 * @returns {Promise<Image>}
 */
export async function buildImage(folder) {
  const [page, files, storage] = ['page', 'files', 'storage'].map((name) => join(folder, name))
  if (!page || !files || !storage) throw new Error('No folder for each step')
  mkdirSync(folder, { recursive: true })
  if (!(await buildPageInto(page)))
    throw new CommandError('The page could not be built: the lines above say why.')
  const libraries = layOut(files, page)
  const archive = join(folder, 'race-nutrition.tar')
  const packed = pack(storage, files, archive)
  return { ...packed, archive, libraries, bytes: bytesIn(files) }
}

/**
 * @param {string} storage
 * @param {string} files
 * @param {string} archive
 */
function pack(storage, files, archive) {
  for (const old of [storage, archive]) rmSync(old, { recursive: true, force: true })
  const buildah = buildahIn(storage)
  const { name, version, timestamp, labels } = identity()
  const tag = `localhost/${name}:${version}`
  const container = buildah('from', 'scratch')
  buildah('copy', '--quiet', '--chown', '0:0', container, files, '/')
  buildah('config', ...settings(labels), container)
  const built = buildah('commit', '--quiet', '--format', 'docker', '--timestamp', timestamp, container)
  const folder = join(storage, 'image')
  buildah('push', '--quiet', '--disable-compression', built, `dir:${folder}`)
  forgetBuilder(folder)
  const id = buildah('pull', '--quiet', `dir:${folder}`)
  buildah('push', '--quiet', id, `docker-archive:${archive}:${tag}`)
  rmSync(storage, { recursive: true, force: true })
  return { name: tag, id }
}

/**
 * Buildah records its version and a random container name; without them, builds are reproducible.
 * @param {string} folder an image as a folder: its manifest, and its parts by their digests
 */
function forgetBuilder(folder) {
  const manifestFile = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const old = join(folder, manifest.config.digest.replace('sha256:', ''))
  const { container: _, container_config: __, ...lasting } = JSON.parse(readFileSync(old, 'utf8'))
  delete lasting.config.Labels['io.buildah.version']
  const text = JSON.stringify(lasting)
  const digest = fingerprint(text)
  rmSync(old)
  writeFileSync(join(folder, digest), text)
  const config = { ...manifest.config, digest: `sha256:${digest}`, size: Buffer.byteLength(text) }
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, config }))
}

/** @param {Readonly<Record<string, string>>} labels */
function settings(labels) {
  const environment = {
    PATH: '/usr/local/bin',
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '3000',
    PAGE_FOLDER: places.page,
  }
  const flags = {
    user: `${user.id}:${user.id}`,
    workingdir: places.app,
    entrypoint: JSON.stringify([places.node, ...serverFlags, 'apps/server/src/main.ts']),
    cmd: '',
    port: '3000/tcp',
    'stop-signal': 'SIGTERM',
    'created-by': 'npm run image',
    healthcheck: `CMD ${places.node} ${places.app}/healthcheck.mjs`,
    'healthcheck-interval': '10s',
    'healthcheck-timeout': '3s',
    'healthcheck-start-period': '10s',
    'healthcheck-retries': '3',
  }
  return [
    ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]),
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`]),
  ]
}

const git = (/** @type {readonly string[]} */ ...words) => printed('git', words)

/** The commit of the project; builds of the same commit give the same image. */
function identity() {
  const { name, version, description, license } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const changed = git('status', '--porcelain') ? '-changed' : ''
  const commit = git('rev-parse', 'HEAD')
  const labels = { title: 'Nutrition Plan Builder', description, version, licenses: license }
  const all = { ...labels, revision: commit === null ? 'unknown' : `${commit}${changed}` }
  return {
    name,
    version,
    timestamp: process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct') ?? '0',
    labels: Object.fromEntries(
      Object.entries(all).map(([key, value]) => [`org.opencontainers.image.${key}`, value]),
    ),
  }
}
