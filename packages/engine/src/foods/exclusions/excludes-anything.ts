interface Excluding {
  readonly exclusions: {
    readonly groups: readonly unknown[]
    readonly unknown: readonly unknown[]
    readonly families?: readonly unknown[]
    readonly unread?: readonly unknown[]
  }
}

/** False if the allergies are blank or "none". */
export function excludesAnything({ exclusions }: Excluding): boolean {
  const { groups, unknown, families = [], unread = [] } = exclusions
  return groups.length + unknown.length + families.length + unread.length > 0
}
