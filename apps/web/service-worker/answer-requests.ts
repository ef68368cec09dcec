import { isOfVersions, keptFile, page } from './versions.ts'

/** The kept file that answers a request; null for everything that the browser should ask the server for, such as a plan. */
export function pathOf({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return null
  if (mode === 'navigate') return pathname === page || pathname === '/index.html' ? page : null
  return isOfVersions(pathname) ? pathname : null
}

/** Never rejects: a browser shows the error of a service worker instead of its own. */
export async function answerWith(path: string, request: Request): Promise<Response> {
  const kept = await keptFile(path).catch(() => undefined)
  return kept ?? fetch(request).catch(() => Response.error())
}
