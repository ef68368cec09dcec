import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeServiceWorkerInto } from '../../apps/web/build/service-worker-plugin.ts'

const textual = /\.(?:js|css|html)$/

/** The built page with every asset under another name and another title, as the next release has it. */
export async function nextVersionOf(folder: string): Promise<{ folder: string; remove: () => void }> {
  const next = mkdtempSync(join(tmpdir(), 'race-nutrition-next-'))
  cpSync(folder, next, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
  const assets = readdirSync(join(next, 'assets'))
  for (const name of assets) renameSync(join(next, 'assets', name), join(next, 'assets', renamed(name)))
  for (const path of ['index.html', ...assets.map((name) => `assets/${renamed(name)}`)].filter((name) =>
    textual.test(name),
  )) {
    const text = readFileSync(join(next, path), 'utf8')
    const changed = assets.reduce((all, name) => all.replaceAll(name, renamed(name)), text)
    writeFileSync(join(next, path), changed.replace('<title>', `<title>${titleOfNext}, formerly `))
  }
  await writeServiceWorkerInto(next)
  return { folder: next, remove: () => rmSync(next, { recursive: true }) }
}

export const titleOfNext = 'Next Plan Builder'

/** Its hash is its own, so no other name holds it. */
const renamed = (name: string) => name.replace(/-([\w-]{8})\.(\w+)$/, '-$1-next.$2')
