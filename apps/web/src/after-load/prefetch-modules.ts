import { whenIdle } from '../when-idle.ts'

/**
 * Fetches the modules that a submit needs; the build lists their files. They are neither run nor compiled yet, as modulepreload
 * would, and one is begun at a time: on a slow phone all of them at once would delay keystrokes by half a second.
 */
export function prefetchModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  prefetchNext(late.split(' ').filter((file) => file !== ''))
}

function prefetchNext([href, ...others]: readonly string[]): void {
  if (href === undefined) return
  const as = href.endsWith('.css') ? 'style' : 'script'
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as, crossOrigin: '', href })
  document.head.append(link)
  whenIdle(() => prefetchNext(others))
}
