import { spawn, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import process from 'node:process'
import { inProject, root } from './project.mjs'
import { CommandError } from './command-error.mjs'

/** The locked tools, including Node, take precedence over the machine's. */
function projectEnvironment(/** @type {Record<string, string>} */ extra = {}) {
  const path = `${inProject('node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  return { ...process.env, PATH: path, ...extra }
}

/**
 * Runs a command in the project to its end, with its output on the terminal.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {Record<string, string>} [extra] environment variables to set
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runs(command, words, extra = {}) {
  const { code, stopped } = await ends(command, words, extra)
  if (stopped) throw new CommandError('Stopped.')
  return code === 0
}

/**
 * Like `runs`, for commands that are normally stopped from outside, such as a server.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {Record<string, string>} [extra]
 * @returns {Promise<{ code: number, stopped: boolean }>}
 */
function ends(command, words, extra = {}) {
  return new Promise((resolve) => {
    const child = started(command, words, extra)
    const signals = passSignalsTo([child])
    child.once('error', () => resolve({ code: 1, stopped: signals.letGo() }))
    child.once('close', (code) => resolve({ code: code ?? 1, stopped: signals.letGo() }))
  })
}

/**
 * In its own process group: Ctrl-C goes to every process of the terminal's group, and npm forwards it once more, but a
 * server treats a second signal as a request to exit at once.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {Record<string, string>} [extra]
 * @param {'ipc' | 'ignore'} [line] a line that breaks when this process dies
 */
export function started(command, words, extra = {}, line = 'ignore') {
  return spawn(command, words, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', line],
    env: projectEnvironment(extra),
    detached: process.platform !== 'win32',
  })
}

/**
 * The output of a short command, or null if it is missing or fails.
 * @param {string} command
 * @param {readonly string[]} words
 */
export function printed(command, words) {
  const answer = spawnSync(command, words, { encoding: 'utf8', env: projectEnvironment() })
  return answer.status === 0 ? answer.stdout.trim() : null
}

/**
 * Forwards Ctrl-C or a stop to each child exactly once; the child decides how to exit.
 * @param {readonly import('node:child_process').ChildProcess[]} children
 */
export function passSignalsTo(children) {
  let passed = false
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (passed) return
    passed = true
    for (const child of children) child.kill(signal)
  }
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, pass)
  const watch = setInterval(() => npmIsGone() && pass('SIGTERM'), 250)
  return {
    /** Stops listening, and returns whether a signal was forwarded. */
    letGo: () => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, pass)
      return passed
    },
  }
}

const parent = process.ppid

/** When stopped, npm only signals the shell between it and us, which exits silently. */
function npmIsGone() {
  return process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent
}
