import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { BuiltPage, BuiltPages } from './built-pages.ts'

/** Bytes transferred before the page is shown; scripts and styles after gzip -9. */
interface FirstLoad {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
  readonly fontFiles: readonly string[]
}

// 1 kB is 1000 bytes.
const limits = { scripts: 85_000, styles: 12_000, fonts: 45_000, fontFiles: 2 }

/** Prints the size of the first load and of later chunks; returns what is over its limit. */
export function benchFirstLoad({ ours, bare }: BuiltPages): readonly string[] {
  const [our, other] = [firstLoadOf(ours), firstLoadOf(bare)]
  console.log(`first load, gzip -9, in kB of 1000 bytes (${bare.name}; limit)`)
  for (const kind of ['scripts', 'styles', 'fonts'] as const) {
    console.log(`  ${kind}: ${kB(our[kind])} (${kB(other[kind])}; limit ${kB(limits[kind])})`)
  }
  console.log(`later: ${laterScripts(ours).join(', ')}`)
  return [
    ...(['scripts', 'styles', 'fonts'] as const)
      .filter((kind) => our[kind] > limits[kind])
      .map((kind) => `${kind} of the first load: ${kB(our[kind])} kB of ${kB(limits[kind])}`),
    ...faultsOfFonts(ours, our.fontFiles),
    ...(our.styles === 0 ? ['no style sheet of the first load was found'] : []),
  ]
}

function firstLoadOf(page: BuiltPage): FirstLoad {
  const styles = stylesOf(page)
  // Other fonts come with the styles of a later module.
  const fontFiles = filesOf(page, '.woff2').filter((file) =>
    styles.some((style) => style.includes(`/${file}`)),
  )
  return {
    scripts: sum([...firstChunks(page)].map(({ code }) => gzipped(code))),
    styles: sum(styles.map(gzipped)),
    fonts: sum(fontFiles.map((file) => readFileSync(join(page.folder, file)).length)),
    fontFiles,
  }
}

/** The entry and its static imports. */
function firstChunks(page: BuiltPage): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = chunksOf(page)
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  // Iterating over a set includes entries added on the way.
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk)
  }
  return first
}

/** The style sheets that the page itself links. */
function stylesOf(page: BuiltPage): readonly string[] {
  const html = textOf(page, 'index.html')
  return filesOf(page, '.css')
    .filter((file) => html.includes(`rel="stylesheet" crossorigin href="/${file}"`))
    .map((file) => textOf(page, file))
}

/** Scripts that load on demand, including those of workers. */
function laterScripts(page: BuiltPage): readonly string[] {
  const first = new Set([...firstChunks(page)].map(({ fileName }) => fileName))
  return filesOf(page, '.js')
    .filter((file) => !first.has(file))
    .map((file) => ({ file, bytes: gzipped(textOf(page, file)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${/([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file} ${kB(bytes)}`)
}

/** A font that starts loading after the style sheet arrives later than its text. */
function faultsOfFonts(page: BuiltPage, files: readonly string[]): readonly string[] {
  const html = textOf(page, 'index.html')
  const preloads = html.match(/<link [^>]*rel="preload"[^>]*>/g) ?? []
  const late = files.filter((file) => !preloads.some((link) => link.includes(`/${file}"`)))
  return [
    ...(files.length > limits.fontFiles ? [`${files.length} fonts, not ${limits.fontFiles}`] : []),
    ...late.map((file) => `${file} is not preloaded`),
  ]
}

const chunksOf = ({ files }: BuiltPage) => files.filter((file) => file.type === 'chunk')

const filesOf = ({ files }: BuiltPage, ending: string) =>
  files.map(({ fileName }) => fileName).filter((name) => name.endsWith(ending))

const textOf = ({ folder }: BuiltPage, file: string) => readFileSync(join(folder, file), 'utf8')

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
