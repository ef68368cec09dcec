import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), preloadedFonts(), compressedSiblings()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'baseline-widely-available',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    // One sheet, loaded first: a part that loads late never stands there without its look.
    cssCodeSplit: false,
  },
})

/** The two fonts start loading with the page, not after its style sheet. */
function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}

/** Writes `.br` and `.gz` beside every text asset, so that the server compresses nothing per request. */
function compressedSiblings(): Plugin {
  return {
    name: 'compressed-siblings',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      // Not index.html: the server fills its meta tags in.
      const files = (await readdir(dir, { recursive: true })).filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(files.map((file) => compress(join(dir, file))))
    },
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
