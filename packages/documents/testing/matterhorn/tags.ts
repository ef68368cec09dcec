import {
  type Dictionary,
  dictionaryOf,
  isDictionary,
  listOf,
  type PdfObjects,
  resolved,
} from './read-objects.ts'

/** A tag of the file with its tags in it, and how many pieces of content it has of its own. */
export interface FoundTag {
  readonly role: string
  readonly entries: Dictionary
  readonly kids: readonly FoundTag[]
  readonly pieces: number
}

/** From the top of the tree. */
export function readTags(objects: PdfObjects, reference: unknown): FoundTag {
  const entries = dictionaryOf(objects, reference)
  const kids = listOf(resolved(objects, entries['/K']) ?? []).map((kid) =>
    typeof kid === 'string' ? kid : isDictionary(kid) ? kid : {},
  )
  const tags = kids.filter((kid) => typeof kid === 'string')
  return {
    role: String(entries['/S']).slice(1),
    entries,
    kids: tags.map((kid) => readTags(objects, kid)),
    pieces: kids.length - tags.length,
  }
}

export const flattened = (tag: FoundTag): FoundTag[] => [tag, ...tag.kids.flatMap(flattened)]

/** An attribute of a tag, as "/Scope". */
export function attributeOf(objects: PdfObjects, { entries }: FoundTag, key: string): unknown {
  const given = resolved(objects, entries['/A'])
  return (Array.isArray(given) ? given : [given])
    .map((each) => dictionaryOf(objects, each)[key])
    .find(Boolean)
}
