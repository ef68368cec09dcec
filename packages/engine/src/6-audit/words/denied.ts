import type { Sentence } from './sentence.ts'
import { phrases } from './phrase-list.ts'

interface Span {
  readonly first: number
  readonly last: number
}

/** Does the sentence keep these words out ("no peanuts", "without milk", "butter is left out"), or only name them? */
export const isDenied = (sentence: Sentence, span: Span): boolean =>
  isDeniedBefore(sentence, span) || isDeniedAfter(sentence, span) || isSwappedOut(sentence, span)

/**
 * Goes back from the words to what denies them. Only a plain list may lie between ("no milk, butter or cheese"):
 * a verb or "with" ends it, so that "without milk, with cheese" still holds cheese.
 */
function isDeniedBefore({ words, gaps, begins }: Sentence, { first }: Span): boolean {
  const begin = begins[first] ?? 0
  let joined: 'none' | 'or' | 'and' = joinsAfter(words, gaps, first)
  let commas = 0
  let run = 0
  for (let at = first - 1; at >= Math.max(begin, first - longestList); at -= 1) {
    const gap = gaps[at + 1] ?? ''
    if (/,/u.test(gap)) {
      commas += 1
      run = 0
    } else if (!/^[\s'"“”‘’:-]*$/u.test(gap)) return false
    const cue = cueEnding(words, at, begin)
    if (/:/u.test(gap) && cue?.kind !== 'list') return false
    if (cue && !(cue.kind === 'no' && hyphenated(gap))) {
      if (cue.isReversed) return false
      if (commas > 0 && joined === 'none' && cue.kind === 'no') return false
      return !(cue.kind === 'no' && joined === 'and')
    }
    const word = words[at] ?? ''
    if (word === 'or' || word === 'nor') {
      if (joined === 'none') joined = 'or'
      run = 0
    } else if (word === 'and') {
      joined = 'and'
      run = 0
    } else if (breaks.has(word)) return false
    else run += 1
    if (run > 3) return false
  }
  return false
}

/** Words of the longest list that is denied as a whole: forty exclusions of some words each. */
const longestList = 200

/** "no milk, cheese or butter": the "or" that makes it one list may stand after the words. */
function joinsAfter(words: readonly string[], gaps: readonly string[], first: number): 'none' | 'or' {
  for (let at = first + 1; at < Math.min(words.length, first + 8); at += 1) {
    if (/[.;:!?()\n·+]/u.test(gaps[at] ?? '')) return 'none'
    const word = words[at] ?? ''
    if (word === 'or' || word === 'nor') return 'or'
    if (breaks.has(word) || word === 'and') return 'none'
  }
  return 'none'
}

// "no-bake", "no-fat milk": one word, which denies something else.
const hyphenated = (gap: string) => gap === '-'

interface Cue {
  /** `no` denies one list joined by "or"; `list` also one joined by commas and "and". */
  readonly kind: 'no' | 'list'
  readonly isReversed: boolean
}

const noCues = new Set(
  phrases(`
  no, without, zero, never, not, cannot, nor, sans, ohne, sin, senza, sem, minus
`),
)
const listCues = new Set(
  phrases(`
  avoid, avoids, avoiding, exclude, excludes, excluding, omit, omits, skip, skips, skipping, ditch, drop,
  excluded, avoided, except
`),
)
const twoWordCues: Readonly<Record<string, Cue['kind']>> = {
  'free of': 'list',
  'free from': 'list',
  'instead of': 'no',
  'place of': 'no',
  'rather than': 'no',
  'leave out': 'list',
  'leaves out': 'list',
  'leaving out': 'list',
  'keep out': 'list',
  'kept out': 'list',
  'keeps out': 'list',
  'left out': 'list',
  'cut out': 'list',
  'allergic to': 'list',
  'intolerant to': 'list',
  'intolerant of': 'list',
  'allergy to': 'list',
  'told us': 'list',
  'stay off': 'list',
  'lay off': 'list',
  'steer clear': 'list',
  'clear of': 'list',
  'watch for': 'list',
  'beware of': 'list',
  'traces for': 'list',
  'alternative to': 'no',
  'substitute for': 'no',
  'replacement for': 'no',
  'away from': 'list',
  'other than': 'no',
  'react to': 'list',
  'lack of': 'no',
  'allergic reactions': 'list',
  'away for': 'list',
  'out for': 'list',
}
const negations = new Set(
  phrases(`
  not, never, don, dont, doesn, doesnt, won, wont, didn, isn, aren, cannot, without
`),
)
const denyingVerbs = new Set(
  phrases(`
  use, uses, eat, add, adds, take, have, drink, include, includes, contain, contains, buy, choose, try,
  hold, holds, need, touch, any, contain, serve, put, containing, using
`),
)

/** Words after "no" that it denies instead: "no sugar yogurt" holds yogurt. */
const deniedInstead = new Set(
  phrases(`
  fat, sugar, salt, bake, cook, knead, fuss, need, problem, doubt, matter, less, more, later, added,
  frills, stir, longer
`),
)

function cueEnding(words: readonly string[], at: number, begin: number): Cue | undefined {
  const [before, word, after] = [
    at > begin ? (words[at - 1] ?? '') : '',
    words[at] ?? '',
    words[at + 1] ?? '',
  ]
  const two = twoWordCues[`${before} ${word}`]
  if (two) return { kind: two, isReversed: isReversedAt(words, at - 2, begin) }
  if (listCues.has(word)) return { kind: 'list', isReversed: isReversedAt(words, at - 1, begin) }
  // "check the label for milk", "read labels for traces of nuts"
  if (
    (word === 'for' || word === 'of') &&
    words.slice(Math.max(begin, at - 8), at).some((each) => checking.has(each))
  ) {
    return { kind: 'list', isReversed: false }
  }
  if (noCues.has(word) && word !== 'not' && word !== 'never' && !deniedInstead.has(after))
    return { kind: 'no', isReversed: false }
  if ((word === 'not' || word === 'never') && !softened.has(after))
    return { kind: 'no', isReversed: before === 'if' || before === 'why' }
  // "do not use milk", "don't add cheese" (the apostrophe parts the word)
  if (denyingVerbs.has(word)) {
    const verbAt = before === 't' ? at - 2 : at - 1
    const negation = words[verbAt] ?? ''
    if (verbAt >= begin && negations.has(negation))
      return { kind: 'no', isReversed: words[verbAt - 1] === 'if' || words[verbAt - 2] === 'if' }
  }
  return undefined
}

const softened = new Set(
  phrases(`
  only, just, too, enough, more, all, much, less, every, recommended, skip, avoid, least, until, the,
  exceed
`),
)
const checking = new Set(['check', 'label', 'labels', 'scan', 'look', 'watch', 'warn', 'warns'])

/** "do not skip milk", "no need to avoid eggs". */
const isReversedAt = (words: readonly string[], at: number, begin: number) =>
  [at, at - 1, at - 2, at - 3].some(
    (index) =>
      index >= begin && /^(?:not|never|no|don|dont|unless|needn|without|cannot)$/u.test(words[index] ?? ''),
  )

const breaks = new Set(
  phrases(`
  with, plus, then, but, to, on, in, from, for, so, if, use, uses, using, eat, have, has, take, try,
  choose, drink, instead, only, until, before, after, by, at, as, over, is, are, into, than, enjoy,
  serve, spread, stir, pour, top, topped, mix, blend, buy, get, pack, swap, because, while, when, like,
  works, work, goes, contains, contain, will, can, that, which, made, more, yes, fine, ok, okay
`),
)

/** "butter is left out", "nuts (avoid)", "peanut allergy", "milk: none". */
function isDeniedAfter({ words, gaps, begins }: Sentence, { first, last }: Span): boolean {
  const begin = begins[first]
  if (troubles.has(words[last + 1] ?? '') && /^[\s-]*$/u.test(gaps[last + 1] ?? '')) return true
  for (let at = last + 1; at < Math.min(words.length, last + 10); at += 1) {
    if (begins[at] !== begin) return false
    const word = words[at] ?? ''
    const pair = `${word} ${words[at + 1] ?? ''}`
    if (outAfter.has(pair) || outAfter.has(word)) return !isReversedAt(words, at - 1, last + 1)
    if (breaksAfter.has(word)) return false
  }
  return false
}

const troubles = new Set(
  phrases(`
  allergy, allergies, allergic, intolerance, intolerant, intolerances, sensitivity, allergen, allergens
`),
)
const outAfter = new Set(
  phrases(`
  kept out, left out, stay out, stays out, keep out, is out, are out, off the, not used, not allowed,
  not included, not in, not part, not needed, not suitable, not safe, not eaten, none, excluded, avoided,
  omitted, avoid, is avoided, are avoided, forbidden, not an, not for, never appear, never appears,
  not appear, does not, do not, not permitted, exist
`),
)
const breaksAfter = new Set(
  phrases(`
  with, then, but, so, use, eat, have, take, drink, plus, in, on, at, for, from, to, add, spread
`),
)

/** "swap milk for oat milk": what stands before "for" goes out. */
function isSwappedOut({ words, gaps, begins }: Sentence, { first, last }: Span): boolean {
  const begin = begins[first] ?? 0
  for (let at = first - 1; at >= Math.max(begin, first - 4); at -= 1) {
    if (/[,;:()]/u.test(gaps[at + 1] ?? '')) return false
    if (swaps.has(words[at] ?? '')) {
      const next = words.slice(last + 1, last + 4)
      return (
        next.some((word) => word === 'for' || word === 'with' || word === 'by') &&
        !isReversedAt(words, at - 1, begin)
      )
    }
  }
  return false
}

const swaps = new Set(
  phrases(`
  swap, swaps, swapping, replace, replaces, replacing, exchange, switch, trade
`),
)
