import type { Meaning } from './find-meanings.ts'
import { freeing } from './freeing-words.ts'
import type { Owner } from './owners.ts'
import { phrases } from './phrase-list.ts'
import type { Sentence } from './sentence.ts'

type Heads = ReadonlySet<string> | 'any'

const byOwner = new Map<Owner, Map<string, Heads[]>>()
for (const { owners, words, heads } of freeing) {
  for (const owner of owners) {
    const table = byOwner.get(owner) ?? new Map<string, Heads[]>()
    byOwner.set(owner, table)
    for (const word of words) table.set(word, [...(table.get(word) ?? []), heads ? new Set(heads) : 'any'])
  }
}

/** Is the food made another one by the words beside it? */
export const isFreed = (sentence: Sentence, meaning: Meaning): boolean =>
  isNamedFree(sentence, meaning) ||
  isFreedBefore(sentence, meaning) ||
  isFreedAfter(sentence, meaning) ||
  isMadeOfOther(sentence, meaning)

/** "whey-free", "milk free"; not "free-range". */
const isNamedFree = ({ words, gaps }: Sentence, { last }: Meaning) =>
  words[last + 1] === 'free' && /^[\s-]*$/u.test(gaps[last + 1] ?? '') && words[last + 2] !== 'range'

/** At most four words back, over no comma, number or "and". */
function isFreedBefore(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps } = sentence
  for (let at = meaning.first - 1; at >= Math.max(0, meaning.first - 4); at -= 1) {
    if (!/^[\s'’"“”‘-]*$/u.test(gaps[at + 1] ?? '')) return false
    const word = words[at] ?? ''
    if (/^\d|^(?:and|or|with|plus|in|of|on|to|for|then|but|not|no|non|the|g|ml)$/u.test(word)) return false
    if (frees(sentence, at, meaning)) return true
  }
  return false
}

/** "(soy)", ", gluten-free", "labeled gluten-free". */
function isFreedAfter(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps } = sentence
  let at = meaning.last + 1
  const opening = gaps[at] ?? ''
  let isLabeled = false
  for (let step = 0; step < 4 && labelWords.has(words[at] ?? ''); step += 1) {
    isLabeled = true
    at += 1
  }
  const ends = at + (words[at + 1] === 'free' || words[at + 1] === 'based' ? 1 : 0)
  if (!frees(sentence, ends, meaning)) return false
  if (/^\s*\(\s*$/u.test(opening) || (isLabeled && /^[\s,:–—-]*$/u.test(opening))) return true
  const closing = gaps[ends + 1]
  return (
    /^\s*[,–—-]\s*$/u.test(opening) &&
    isFreeWord(sentence, ends) &&
    (closing === undefined || /[^\s-]/u.test(closing))
  )
}

const labelWords = new Set(
  phrases(`
  labeled, labelled, certified, marked, must, be, label, says, buy
`),
)

/** Only what cannot be a food itself may stand after a comma: "cheese, vegan", never "milk, soy yogurt". */
const isFreeWord = ({ words }: Sentence, at: number) =>
  words[at] === 'free' ||
  words[at] === 'based' ||
  words[at] === 'vegan' ||
  words[at] === 'decaf' ||
  words[at] === 'gf'

/** "latte with oat milk", "porridge of gluten-free oats": dishes that are what they are made of. */
function isMadeOfOther(sentence: Sentence, meaning: Meaning): boolean {
  const { words, gaps, singulars } = sentence
  if (!dishes.has(singulars.slice(meaning.first, meaning.last + 1).join(' '))) return false
  let at = meaning.last + 1
  while (madeOf.has(words[at] ?? '')) at += 1
  if (at === meaning.last + 1) return false
  for (let end = at; end < at + 3 && end < words.length; end += 1) {
    if (!/^[\s-]*$/u.test(gaps[end] ?? '')) return false
    if (
      frees(sentence, end, { ...meaning, head: 'milk' }) &&
      (words[end] === 'free' || isMilk(singulars[end + 1]))
    )
      return true
  }
  return false
}

const dishes = new Set(
  phrases(`
  latte, cappuccino, macchiato, mocha, rice pudding, pancake, custard, milkshake, hot chocolate,
  porridge, oatmeal, granola, muesli, flapjack, waffle, crepe
`),
)
const madeOf = new Set(['made', 'cooked', 'mixed', 'prepared', 'blended', 'with', 'of', 'from', 'on'])
const isMilk = (word: string | undefined) => word === 'milk' || word === 'drink'

/** Does a freeing word, or two of them, end here? */
function frees(
  { words, singulars }: Sentence,
  at: number,
  { owner, first, last, head }: Meaning & { readonly head?: string },
): boolean {
  const table = byOwner.get(owner)
  if (!table) return false
  const heads = [
    ...(table.get(singulars[at] ?? '') ?? []),
    ...(table.get(`${words[at - 1] ?? ''} ${words[at] ?? ''}`) ?? []),
  ]
  if (heads.length === 0) return false
  const phrase = head ?? singulars.slice(first, last + 1).join(' ')
  return heads.some((each) => each === 'any' || each.has(phrase) || each.has(singulars[last] ?? ''))
}
