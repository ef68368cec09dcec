import { compoundOf } from './german-compounds.ts'
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
export function findMeanings(sentence: Sentence, vocabulary: Branch, owner: Owner): Meaning[] {
  const means: Meaning[] = []
  const spared: Meaning[] = []
  for (const first of sentence.words.keys()) {
    walk(sentence, vocabulary, first, (branch, last) => {
      if (branch.means) means.push({ owner, first, last })
      if (branch.spares) spared.push({ owner, first, last })
    })
  }
  for (const [at, word] of sentence.words.entries()) {
    if (compoundOf(word)?.means.includes(owner)) means.push({ owner, first: at, last: at })
  }
  const [taken, longest] = [reachesOf(spared, sentence), reachesOf(means, sentence)]
  return means.filter(
    ({ first, last }) =>
      (taken[first] ?? -1) < last && (longest[first] ?? -1) === last && (longest[first - 1] ?? -1) < last,
  )
}

/** For each word how far the phrases go that begin there or before it: what reaches a phrase's end and began earlier covers it. */
function reachesOf(phrases: readonly Meaning[], { words }: Sentence): number[] {
  const reaches = words.map(() => -1)
  for (const { first, last } of phrases) reaches[first] = Math.max(reaches[first] ?? -1, last)
  for (const at of reaches.keys()) reaches[at] = Math.max(reaches[at] ?? -1, reaches[at - 1] ?? -1)
  return reaches
}

function walk(
  sentence: Sentence,
  vocabulary: Branch,
  first: number,
  visit: (branch: Branch, last: number) => void,
): void {
  // Most words begin no phrase.
  const { words, singulars } = sentence
  if (!vocabulary.next.has(words[first] ?? '') && !vocabulary.next.has(singulars[first] ?? '')) return
  let branches = branchesAfter([vocabulary], sentence, first, true)
  for (let last = first; branches.length > 0; ) {
    for (const branch of branches) visit(branch, last)
    last += 1
    // A phrase goes over blanks, hyphens, commas, brackets of a name, never over the end of a sentence.
    if (last >= sentence.words.length || !withinPhrase.test(sentence.gaps[last] ?? '')) return
    branches = branchesAfter(branches, sentence, last)
  }
}

const withinPhrase = /^[\s,'’&()%/-]*$/u

function branchesAfter(from: readonly Branch[], sentence: Sentence, at: number, isFirst = false): Branch[] {
  const { words, singulars, gaps } = sentence
  const [word, singular] = [words[at] ?? '', singulars[at] ?? '']
  const hasComma = !isFirst && gaps[at]?.includes(',')
  const branches = hasComma ? from.flatMap(({ next }) => next.get(',') ?? []) : from
  const after: Branch[] = []
  for (const { next } of branches) {
    const [plain, single] = [next.get(word), singular === word ? undefined : next.get(singular)]
    if (plain) after.push(plain)
    if (single) after.push(single)
  }
  return after
}
