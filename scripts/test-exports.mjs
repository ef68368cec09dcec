import process from 'node:process'
import { printed, runs } from './command.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'
import { requirePrograms } from './system-programs.mjs'

/** Reads the files for watches with gpsbabel, which npm does not install. */
await runCommand(async () => {
  await setUp()
  await requirePrograms([
    { name: 'gpsbabel', aptPackage: 'gpsbabel', isThere: () => printed('gpsbabel', ['-V']) !== null },
  ])
  const words = ['run', '--config', 'vitest.exports.config.ts', ...process.argv.slice(2)]
  process.exitCode = (await runs('vitest', words)) ? 0 : 1
})
