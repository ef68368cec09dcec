import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BuiltFile } from '../service-worker/built-file.ts'

/** Compressed copies, licenses, the service worker itself; and the page, which the server fills in. */
const isLeftOut = (name: string) =>
  /\.(?:br|gz|txt)$/.test(name) || name === 'index.html' || name === 'sw.js' || name.startsWith('.')

/** All that the page may ever load, sorted by path. */
export async function builtFilesIn(folder: string): Promise<readonly BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((name) => !isLeftOut(name))
    .toSorted()
  return Promise.all(
    names.map(async (name) => ({ path: `/${name}`, sha256: sha256Of(await readFile(join(folder, name))) })),
  )
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
