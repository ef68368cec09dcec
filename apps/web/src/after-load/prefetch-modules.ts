/**
 * Fetches the modules that a submit needs; the build lists their files. They are not run yet: on a slow phone that would
 * delay keystrokes.
 */
export function prefetchModules(): void {
  const late = document.querySelector<HTMLMetaElement>('meta[name="late-scripts"]')?.content ?? ''
  for (const href of late.split(' ').filter((file) => file !== '')) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href,
    })
    document.head.append(link)
  }
}
