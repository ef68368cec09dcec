import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { cachePath } from './project.mjs'

/**
 * Lets one process at a time install or build: of two that are started together the second
 * waits and then finds everything fresh.
 * @param {() => Promise<void>} work
 */
export async function inTurn(work) {
  const note = cachePath('turn')
  let told = false
  while (!take(note)) {
    if (!told)
      console.log(
        `Another command is installing or building here: waiting for it. If there is none, delete ${note}.`,
      )
    told = true
    await wait(100)
  }
  try {
    await work()
  } finally {
    rmSync(note, { force: true })
  }
}

/** @param {string} note */
function take(note) {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch (reason) {
    if (/** @type {NodeJS.ErrnoException} */ (reason).code !== 'EEXIST') throw reason
    if (isLeftBehind(note)) rmSync(note, { force: true })
    return false
  }
}

/** A process that was killed in its turn leaves its note behind. */
function isLeftBehind(/** @type {string} */ note) {
  const holder = Number(textOrNothing(note))
  if (!Number.isInteger(holder) || holder === 0) return false
  try {
    process.kill(holder, 0)
    return false
  } catch (reason) {
    return /** @type {NodeJS.ErrnoException} */ (reason).code === 'ESRCH'
  }
}

/** @param {string} note */
function textOrNothing(note) {
  try {
    return readFileSync(note, 'utf8')
  } catch {
    return ''
  }
}
