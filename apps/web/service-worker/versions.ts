import type { BuiltFile } from './built-file.ts'

/** Filled in by the build: all of its files but the page. */
declare const builtFiles: readonly BuiltFile[]
/** Written before this script by the server, which fills in the page: the hash of the page as it is sent. */
declare const pageSha256: string

export const page = '/'

/** The page comes last, so that a cache with a page is complete. */
const files: readonly BuiltFile[] = [...builtFiles, { path: page, sha256: pageSha256 }]

const prefix = 'race-nutrition/'

/** The cache of this version, named by the content of all of its files. */
const nameOfVersion = sha256Of(new TextEncoder().encode(JSON.stringify(files))).then((hash) => prefix + hash)

/**
 * Keeps every file of this version, or rejects. What an interrupted try has kept stays for the next one; it is not used
 * before this version is whole.
 */
export async function installVersion(): Promise<void> {
  const cache = await caches.open(await nameOfVersion)
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside whatever the runner does
    if (!(await cache.match(file.path))) await cache.put(file.path, await verifiedFile(file))
  }
}

/** A file of this build: as an earlier version kept it, as the browser has it, or as the server sends it. */
async function verifiedFile({ path, sha256 }: BuiltFile): Promise<Response> {
  const ways = [
    () => caches.match(path),
    () => fetch(path, { redirect: 'error' }),
    // A broken copy in the browser's own cache would otherwise stay for a year.
    () => fetch(path, { redirect: 'error', cache: 'reload' }),
  ]
  for (const way of ways) {
    // oxlint-disable-next-line no-await-in-loop -- each only if the one before brought something else
    const response = await way()
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (response?.ok && (await sha256Of(await response.clone().arrayBuffer())) === sha256) return response
  }
  throw new Error(`${path} is not as it was built.`)
}

/** Keeps this version and the whole one before it, for tabs that still show that one. */
export async function removeOldVersions(): Promise<void> {
  const current = await nameOfVersion
  const others = (await ownCaches()).filter((name) => name !== current)
  const whole = await Promise.all(others.map(async (name) => (await caches.open(name)).match(page)))
  const before = others.findLast((_, index) => whole[index] !== undefined)
  await Promise.all(others.filter((name) => name !== before).map((name) => caches.delete(name)))
}

/** Whether a version may have it: its assets have names of their own. */
export const isOfVersions = (path: string) =>
  path.startsWith('/assets/') || files.some((file) => file.path === path)

/** A file of this version; an asset of the one before, for a tab that still shows it; or undefined. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(await nameOfVersion)).match(path)
  return kept ?? (path.startsWith('/assets/') ? caches.match(path) : undefined)
}

/** In the order in which they were made. */
const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

async function sha256Of(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
