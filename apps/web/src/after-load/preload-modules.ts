import { whenIdle } from '../when-idle.ts'

/**
 * Fetches the modules that a submit needs, and has the browser compile them off the main thread; the build lists their files.
 * None is run yet, and one is begun at a time: on a slow phone all of them at once would delay keystrokes by half a second.
 */
export function preloadModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  preloadNext(late.split(' ').filter((file) => file !== ''))
}

function preloadNext([href, ...others]: readonly string[]): void {
  if (href === undefined) return
  const isStyle = href.endsWith('.css')
  const fetched = appendLink({ rel: 'prefetch', as: isStyle ? 'style' : 'script', href })
  // Only what has arrived: some browsers remember a module that failed to load, and would not ask for it again.
  if (!isStyle) fetched.addEventListener('load', () => void appendLink({ rel: 'modulepreload', href }))
  whenIdle(() => preloadNext(others))
}

function appendLink(of: Pick<HTMLLinkElement, 'rel' | 'href'> & { readonly as?: string }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { ...of, crossOrigin: '' })
  document.head.append(link)
  return link
}
