import { buildPages } from './built-pages.ts'
import { benchFirstLoad } from './first-load.ts'

/** What a visitor waits for, beside a bare page that the same server hands to the same browser. */
export async function benchPage(): Promise<readonly string[]> {
  const pages = await buildPages()
  try {
    return benchFirstLoad(pages)
  } finally {
    pages.remove()
  }
}
