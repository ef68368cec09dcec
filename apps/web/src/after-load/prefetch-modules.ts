import { whenIdle } from '../when-idle.ts'

/**
 * Fetches the modules that a submit needs, and has the browser compile them beside the page; the build lists their files. None
 * is run yet, and one is begun at a time: on a slow phone all of them at once would delay keystrokes by half a second.
 */
export function prefetchModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  prefetchNext(late.split(' ').filter((file) => file !== ''))
}

function prefetchNext([href, ...others]: readonly string[]): void {
  if (href === undefined) return
  const kind = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' }
  const link = Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href })
  document.head.append(link)
  whenIdle(() => prefetchNext(others))
}
