import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from './planner.ts'

const folder = process.env['PAGE_FOLDER'] ?? 'apps/web/dist'

// As in the benchmark of the page; 1 kB is 1000 bytes.
const most = 85_000

test('the scripts that the page loads first have at most 85 kB compressed @once', async () => {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  const sizes = await Promise.all(scripts.map(compressedSize))
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  console.log(`first load: ${total} bytes in ${scripts.length} scripts`)
  // React alone has more.
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(most)
})

const compressedSize = async (path: string) =>
  gzipSync(await readFile(join(folder, path)), { level: 9 }).length
