import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'

export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** A built page and its files. */
export interface BuiltPage {
  readonly name: string
  readonly folder: string
  readonly files: readonly Output[]
}

export interface BuiltPages {
  readonly ours: BuiltPage
  readonly bare: BuiltPage
  readonly remove: () => void
}

/** The product's page, and a bare one built with the same React and Vite. */
export async function buildPages(): Promise<BuiltPages> {
  const folder = mkdtempSync(join(tmpdir(), 'race-nutrition-bench-'))
  const web = join(import.meta.dirname, '..', '..', 'apps', 'web')
  return {
    ours: await built('ours', join(folder, 'ours'), { root: web, configFile: join(web, 'vite.config.ts') }),
    bare: await built('bare React + Vite', join(folder, 'bare'), {
      root: join(import.meta.dirname, 'bare'),
      configFile: false,
      plugins: [react()],
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function built(name: string, folder: string, config: InlineConfig): Promise<BuiltPage> {
  const made = await build({
    ...config,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
  })
  if (Array.isArray(made) || !('output' in made)) throw new Error('One page makes one output.')
  return { name, folder, files: made.output }
}
