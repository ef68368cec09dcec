import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { writeLicensesInto } from '../../scripts/image/licenses-file.mjs'
import { firstPaint } from './build/first-paint-plugin.ts'
import { serviceWorker } from './build/service-worker-plugin.ts'

export default defineConfig({
  plugins: [
    react(),
    firstPaint(),
    preloadedFonts(),
    lateScripts(),
    compressedSiblings(),
    thirdPartyLicenses(),
    serviceWorker(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The modules of the first load in one script: it compresses better than nine, and needs none of their names.
            { name: 'first', tags: ['$initial'] },
            // What a call and its plan need came in sixty scripts, which took longer to fetch than the call. Each group leaves
            // out what an earlier one holds, so that toasts and the page of a crew do not load the plan's.
            partsOf('toasts/show-toasts.tsx', 'toast-parts'),
            partsOf('loading/plan-call.ts', 'call-parts'),
            partsOf('take-along/lazy-crew-screen.ts', 'crew-parts'),
            partsOf('result/plan-view.tsx', 'plan-parts'),
          ],
        },
      },
    },
    modulePreload: {
      // Browsers without modulepreload load the same files a little later.
      polyfill: false,
      // A lazy module waits for its styles. Listing its scripts too would make the first load longer by all of their names.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
  },
})

/**
 * All that a lazily loaded module imports, in one script. The module itself keeps its own, with its exports by name: if it
 * fails to load, it is imported again by its address.
 */
function partsOf(path: string, name: string): Rolldown.CodeSplittingGroup {
  const module = join(import.meta.dirname, 'src', path)
  // What these import in turn belongs to the group as well.
  return { name: (id, graph) => (graph.getModuleInfo(module)?.importedIds.includes(id) ? name : null) }
}

/** The two fonts of the page start loading with it, not after its style sheet; that of small text on paper comes with the PDF. */
function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && !file.includes('-500-'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}

/** Lists the chunks that a submit needs, and their styles, in a meta tag, so that the page can preload them once it is idle. */
function lateScripts(): Plugin {
  const parts = ['plan-call', 'plan-view']
  return {
    name: 'late-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const first = withImports(chunks, (chunk) => chunk.isEntry)
        const late = withImports(chunks, ({ name }) => parts.includes(name))
        const files = [...late]
          .filter((chunk) => !first.has(chunk))
          .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
          .map((file) => `/${file}`)
        if (chunks.length > 0 && files.length < parts.length)
          throw new Error(`No chunk for each of ${parts.join(', ')}`)
        return [{ tag: 'meta', attrs: { name: 'late-scripts', content: files.join(' ') }, injectTo: 'head' }]
      },
    },
  }
}

/** The wanted chunks and everything that they import statically. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter(isWanted))
  // Iterating over a set includes entries added on the way.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  }
  return found
}

/** Writes `.br` and `.gz` beside every text asset, so that the server does not compress per request. */
function compressedSiblings(): Plugin {
  return {
    name: 'compressed-siblings',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      // Not index.html: the server fills in its meta tags.
      const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(files.map((file) => compress(join(dir, file))))
    },
  }
}

/** A separate file, which a browser only loads on demand. */
function thirdPartyLicenses(): Plugin {
  return {
    name: 'third-party-licenses',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => writeLicensesInto(dir),
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  await writeFile(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  )
}
