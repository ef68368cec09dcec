import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

const web = join(import.meta.dirname, '..')
const source = join(web, 'src', 'first-paint.tsx')
/** Inside the project, so that the built file finds its packages. */
const cache = join(web, '..', '..', 'node_modules', '.cache')

const root = '<div id="root"></div>'

/** Puts the form into `index.html`, in a template: what is shown first depends on what this device keeps. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(root)) throw new Error('index.html has no #root to show the form in')
        const form = `<template id="first-paint">${await renderedForm()}</template>`
        // The script holds up the page on purpose: it has to run after the styles, which name the fonts. A function, so that
        // `$&` in a text is not a pattern.
        return html.replace(root, () => `${root}\n    ${form}\n    <script src="/first-paint.js"></script>`)
      },
    },
  }
}

/** Its class names are those of the page: they are hashes of the style sheets. */
async function renderedForm(): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'first-paint-'))
  try {
    await build({
      configFile: false,
      root: web,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { ssr: source, outDir: folder, emptyOutDir: true },
    })
    const file = pathToFileURL(join(folder, 'first-paint.js')).href
    const { firstPaint: form }: typeof import('../src/first-paint.tsx') = await import(file)
    return form()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
