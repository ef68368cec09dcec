/**
 * Fetches the modules that a submit needs; the build lists their files. They are not run yet: on a slow phone that would
 * delay keystrokes.
 */
export function prefetchModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  for (const href of late.split(' ').filter((file) => file !== '')) {
    // A style sheet preloaded for later is one that browsers complain of.
    const kind = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' }
    document.head.append(Object.assign(document.createElement('link'), { ...kind, crossOrigin: '', href }))
  }
}
