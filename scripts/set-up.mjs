import { existsSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { printed, runs } from './command.mjs'
import { agrees } from './installed.mjs'
import { bringsItsOwnNode, isNewEnoughToRunOn, whyUnfit } from './machine.mjs'
import { fingerprint, inProject, textOf } from './project.mjs'
import { Stop } from './stop.mjs'
import { inTurn } from './turn.mjs'

/**
 * Makes a fresh clone ready: the locked dependencies, and a Node new enough to run on.
 * @returns {Promise<string>} the Node to run on
 */
export async function setUp() {
  const unfit = whyUnfit(thisMachine())
  if (unfit !== null) throw new Stop(unfit)
  if (!isInstalled()) {
    await inTurn(async () => {
      if (!isInstalled()) await install()
    })
  }
  return nodeToRunOn()
}

/** @returns {import('./machine.mjs').Machine} */
function thisMachine() {
  const { platform, arch } = process
  // npm tells its version to the scripts it runs; asking it again costs a fifth of a second.
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
  return agrees(packagesIn(lockFile), packagesIn(recordFile))
}

/** The lock and npm's record of the install made from it; either changes when somebody installs otherwise. */
function stamp() {
  return `${fingerprint(textOf(lockFile))} ${fingerprint(textOf(recordFile))}\n`
}

/**
 * @param {string} path
 * @returns {import('./installed.mjs').Packages}
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
  // Named, so that NODE_ENV=production does not leave out what builds and tests the page.
  const installed = await runs('npm', ['ci', '--include=dev', '--include=optional'])
  if (!installed || !existsSync(recordFile)) {
    throw new Stop(
      'The install failed: the lines of npm above say why; put that right and run the command again.',
    )
  }
  writeFileSync(stampFile, stamp())
}

function nodeToRunOn() {
  const own = inProject('node_modules', '.bin', 'node')
  if (bringsItsOwnNode(process) && printed(own, ['--version']) !== null) return own
  if (isNewEnoughToRunOn(process.versions.node)) return process.execPath
  throw new Stop(
    'The install brought no Node that runs on this machine: install Node 24 or newer from https://nodejs.org and run the command again.',
  )
}
