import type { ServedContent } from '../bare-server.ts'
import { callOf, callPath, runner } from './traffic.ts'

/** The paths of the page and the files that it references. */
export async function pageFiles(address: string): Promise<readonly string[]> {
  const html = await (await fetch(address)).text()
  const named = [...html.matchAll(/(?:src|href)="(?<path>\/[^"]+)"/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  )
  return ['/', ...new Set(named)]
}

/** What this server serves, so that a bare one can serve the same. */
export async function givenBy(address: string, files: readonly string[]): Promise<ServedContent> {
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: callOf(runner(0)) }
  const answered = await fetch(`${address}${callPath}`, call)
  if (!answered.ok) throw new Error(`The first call was answered ${answered.status}.`)
  const given = await Promise.all(
    files.map(async (path) => [path, await fileOf(`${address}${path}`)] as const),
  )
  return { answer: await answered.text(), files: Object.fromEntries(given) }
}

async function fileOf(url: string): Promise<readonly [type: string, body: string]> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = Buffer.from(await response.arrayBuffer())
  return [response.headers.get('content-type') ?? '', body.toString('base64')]
}
