/** `p`: answers and preferences; `c`: the schedule for the crew. */
export type LinkKind = 'p' | 'c'

/** `#p1=`, as in `location.hash`: which link, and in which version. */
export const linkPrefix = /^#?(?<kind>[pc])(?<version>[1-9]\d{0,3})=/

/** Which link of this page a fragment is, in whatever version; null for any other. */
export function linkKind(fragment: string): LinkKind | null {
  const kind = linkPrefix.exec(fragment)?.groups?.['kind']
  return kind === 'p' || kind === 'c' ? kind : null
}
