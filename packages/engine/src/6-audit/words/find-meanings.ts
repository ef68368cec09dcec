import type { Owner } from './owners.ts'
import type { Sentence } from './sentence.ts'
import type { Branch } from './vocabulary.ts'

/** Words of a sentence that name a food of an owner. */
export interface Meaning {
  readonly owner: Owner
  readonly first: number
  readonly last: number
}

/** Phrases that name an owner's food, the longest first; a longer phrase that means something else takes its words away. */
export function findMeanings(sentence: Sentence, vocabulary: Branch, owners: ReadonlySet<Owner>): Meaning[] {
  const means: Meaning[] = []
  const spared: Meaning[] = []
  for (const first of sentence.words.keys()) {
    walk(sentence, vocabulary, first, (branch, last) => {
      for (const owner of branch.means) if (owners.has(owner)) means.push({ owner, first, last })
      for (const owner of branch.spares) if (owners.has(owner)) spared.push({ owner, first, last })
    })
  }
  if (means.length === 0) return means
  return means.filter(
    (each) =>
      !spared.some((other) => other.owner === each.owner && covers(other, each)) &&
      !means.some((other) => other.owner === each.owner && other !== each && isLonger(other, each)),
  )
}

function walk(
  { words, singulars, gaps }: Sentence,
  vocabulary: Branch,
  first: number,
  visit: (branch: Branch, last: number) => void,
): void {
  let branches: readonly Branch[] = [vocabulary]
  for (let last = first; last < words.length && branches.length > 0; last += 1) {
    // A phrase goes over blanks, hyphens, commas, brackets of a name, never over the end of a sentence.
    if (last > first && !/^[\s,'’&()%/-]*$/u.test(gaps[last] ?? '')) return
    const [word, singular] = [words[last] ?? '', singulars[last] ?? '']
    branches = branches.flatMap((branch) => [
      ...(branch.next.has(word) ? [branch.next.get(word) as Branch] : []),
      ...(singular !== word && branch.next.has(singular) ? [branch.next.get(singular) as Branch] : []),
    ])
    for (const branch of branches) visit(branch, last)
  }
}

const covers = (outer: Meaning, inner: Meaning) => outer.first <= inner.first && outer.last >= inner.last
const isLonger = (outer: Meaning, inner: Meaning) =>
  covers(outer, inner) && outer.last - outer.first > inner.last - inner.first
