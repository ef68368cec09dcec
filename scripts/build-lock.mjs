import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { cachePath } from './project.mjs'

/**
 * A lock file, so that only one process at a time installs or builds: of two started together the second one waits, and then
 * finds everything up to date.
 * @param {() => Promise<void>} work
 */
export async function withBuildLock(work) {
  const lock = cachePath('build-lock')
  let isAnnounced = false
  while (!take(lock)) {
    if (!isAnnounced)
      console.log(
        `Another command is installing or building here: waiting for it. If there is none, delete ${lock}.`,
      )
    isAnnounced = true
    await wait(100)
  }
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (reason) {
    if (/** @type {NodeJS.ErrnoException} */ (reason).code !== 'EEXIST') throw reason
    if (isStale(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** A process that was killed leaves its lock behind. */
function isStale(/** @type {string} */ lock) {
  const holder = Number(textOrEmpty(lock))
  if (!Number.isInteger(holder) || holder === 0) return false
  try {
    process.kill(holder, 0)
    return false
  } catch (reason) {
    return /** @type {NodeJS.ErrnoException} */ (reason).code === 'ESRCH'
  }
}

/** @param {string} lock */
function textOrEmpty(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return ''
  }
}
