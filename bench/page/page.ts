import { type BuiltPages, buildPages } from './built-pages.ts'
import { startChromium } from './chromium.ts'
import { benchFirstLoad } from './first-load.ts'
import { benchLighthouse } from './lighthouse.ts'
import { servePage } from './page-server.ts'
import { benchResponse } from './response.ts'

/** Loading times, compared with a bare page from the same server in the same browser. */
export async function benchPage(): Promise<readonly string[]> {
  const pages = await buildPages()
  try {
    return [...benchFirstLoad(pages), ...(await benchInBrowser(pages))]
  } finally {
    pages.remove()
  }
}

async function benchInBrowser(pages: BuiltPages): Promise<readonly string[]> {
  const ours = await servePage(pages.ours.folder)
  const bare = await servePage(pages.bare.folder)
  const chromium = await startChromium()
  try {
    return [
      ...(await benchResponse(chromium.browser, ours.address)),
      ...(await benchLighthouse(chromium, { ours: ours.address, bare: bare.address })),
    ]
  } finally {
    await Promise.all([chromium, ours, bare].map(({ stop }) => stop()))
  }
}
