import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { metaNames } from '@race-nutrition/contract'
import { ok, type Result, refuse } from '@race-nutrition/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { modelNameOf } from '../ai/connect.ts'
import type { Config } from '../config.ts'

export interface BuiltPage {
  readonly folder: string
  readonly html: string
  /** Null for a page that has none. */
  readonly serviceWorker: string | null
}

export function readBuiltPage(folder: string): Result<BuiltPage, string> {
  try {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const script = join(folder, 'sw.js')
    return ok({ folder, html, serviceWorker: existsSync(script) ? readFileSync(script, 'utf8') : null })
  } catch {
    return refuse(`The page is not built: there is no index.html in ${folder}. Build it with: npm run build`)
  }
}

/** Serves the page and its files: assets have a hash in their names and are cached for good, the page never is. */
export async function servePage(app: FastifyInstance, page: BuiltPage, config: Config): Promise<void> {
  const html = fillIn(page.html, config)
  const tag = `"${sha256Of(html, 'base64url').slice(0, 22)}"`
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache').header('etag', tag)
    // A proxy or the compression may have weakened the tag: W/"…" is still this page.
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return reply.type('text/html; charset=utf-8').send(html)
  }
  await app.register(async (files) => {
    files.addHook('onRoute', servedUnderPressure)
    files.get('/', sendPage)
    files.get('/index.html', sendPage)
    if (page.serviceWorker !== null) files.get('/sw.js', sendScript(withHashOf(html, page.serviceWorker)))
    await files.register(fastifyStatic, {
      root: page.folder,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path) => !/(?:\.br|\.gz|\/index\.html)$/.test(path),
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(join(page.folder, 'assets'))
        reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}

/** Never kept by a browser, which would go on asking whether its broken copy is still the one. */
const sendScript = (text: string) => (_: FastifyRequest, reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(text)

/** The service worker keeps the page only as it is sent here; a page filled in otherwise makes it a new version. */
const withHashOf = (html: string, serviceWorker: string) =>
  `const pageSha256 = '${sha256Of(html, 'hex')}';\n${serviceWorker}`

const sha256Of = (text: string, encoding: 'hex' | 'base64url') =>
  createHash('sha256').update(text).digest(encoding)

/** Files cost little to serve, and a page with missing files is worse than a slow one. */
function servedUnderPressure(route: RouteOptions): void {
  route.config = Object.assign({}, route.config, { pressureHandler: () => undefined })
}

/** The page's own tags of these names are replaced, so that each occurs once. */
function fillIn(html: string, config: Config): string {
  const contents = {
    [metaNames.project]: config.projectId,
    [metaNames.platform]: config.platformName,
    [metaNames.mode]: config.service.kind === 'engine' ? 'engine' : 'ai',
    [metaNames.model]: modelNameOf(config.service) ?? '',
    [metaNames.answersWithin]: config.service.kind === 'engine' ? '' : String(config.limits.model.total),
  }
  const tags = Object.entries(contents).map(
    ([name, content]) => `<meta name="${name}" content="${escaped(content)}">`,
  )
  const bare = html.replace(/[ \t]*<meta\s[^>]*name="race-nutrition:[^>]*>\n?/g, '')
  // A function, so that `$&` in a platform's name is not a pattern.
  return bare.replace(/<head[^>]*>/, (head) => [head, ...tags].join('\n    '))
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
