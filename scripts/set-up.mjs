import { existsSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { printed, runs } from './command.mjs'
import { matchesLock } from './compare-install.mjs'
import { bringsItsOwnNode, isNewEnoughToRunOn, unmetRequirement } from './machine-requirements.mjs'
import { fingerprint, inProject, textOf } from './project.mjs'
import { CommandError } from './command-error.mjs'
import { withBuildLock } from './build-lock.mjs'

/**
 * Prepares a fresh clone: the locked dependencies, and a recent Node.
 * @returns {Promise<string>} the Node to run on
 */
export async function setUp() {
  const unfit = unmetRequirement(thisMachine())
  if (unfit !== null) throw new CommandError(unfit)
  if (!isInstalled()) {
    await withBuildLock(async () => {
      if (!isInstalled()) await install()
    })
  }
  return nodeToRunOn()
}

/** @returns {import('./machine-requirements.mjs').Machine} */
function thisMachine() {
  const { platform, arch } = process
  // npm passes its version to scripts; running it again takes a fifth of a second.
  const npm = /npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1]
  return {
    platform,
    arch,
    node: process.versions.node,
    npm: npm ?? printed('npm', ['--version']) ?? 'missing',
  }
}

const lockFile = inProject('package-lock.json')
const recordFile = inProject('node_modules', '.package-lock.json')
const stampFile = inProject('node_modules', '.installed-from')

function isInstalled() {
  if (!existsSync(recordFile)) return false
  if (textOf(stampFile) === stamp()) return true
  return matchesLock(packagesIn(lockFile), packagesIn(recordFile))
}

/** The lock and npm's record of the install; either changes with another install. */
function stamp() {
  return `${fingerprint(textOf(lockFile))} ${fingerprint(textOf(recordFile))}\n`
}

/**
 * @param {string} path
 * @returns {import('./compare-install.mjs').Packages}
 */
function packagesIn(path) {
  try {
    return JSON.parse(textOf(path)).packages ?? {}
  } catch {
    return {}
  }
}

async function install() {
  console.log('Installing the locked dependencies…')
  // Explicit, so that NODE_ENV=production does not leave out the build and test tools.
  const installed = await runs('npm', ['ci', '--include=dev', '--include=optional'])
  if (!installed || !existsSync(recordFile)) {
    throw new CommandError(
      'The install failed: the lines of npm above say why; put that right and run the command again.',
    )
  }
  writeFileSync(stampFile, stamp())
}

function nodeToRunOn() {
  const own = inProject('node_modules', '.bin', 'node')
  if (bringsItsOwnNode(process) && printed(own, ['--version']) !== null) return own
  if (isNewEnoughToRunOn(process.versions.node)) return process.execPath
  throw new CommandError(
    'The install brought no Node that runs on this machine: install Node 24 or newer from https://nodejs.org and run the command again.',
  )
}
