interface Excluding {
  readonly exclusions: {
    readonly groups: readonly unknown[]
    readonly unknown: readonly unknown[]
    readonly families?: readonly unknown[]
    readonly unread?: readonly unknown[]
  }
}

/** False where nothing is written under allergies, and where "none" is. */
export function excludesAnything({ exclusions }: Excluding): boolean {
  const { groups, unknown, families = [], unread = [] } = exclusions
  return groups.length + unknown.length + families.length + unread.length > 0
}
