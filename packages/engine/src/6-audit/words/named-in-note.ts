import type { Sentence } from './sentence.ts'

/**
 * Safety notes have to name what is kept out: "You told us peanuts", "Kept out of every meal: soy", "Milk: lactose-free
 * dairy still holds milk protein". A note that recommends the food all the same is none of these.
 */
export function isOnlyNamed(sentence: Sentence, { first }: { readonly first: number }): boolean {
  const { words, begins } = sentence
  const begin = begins[first] ?? 0
  const end = begins.findIndex((each) => each > begin)
  const own = words.slice(begin, end === -1 ? undefined : end)
  if (isRecommended(words, gapsTo(sentence, begin, first), begin, first)) return false
  return isHeaded(sentence) || speaksOfAvoiding.test(` ${own.join(' ')} `)
}

const speaksOfAvoiding =
  / (?:allerg\w*|intoleran\w*|told us|labels?|kept out|counted as|treated as|keep out|left out|leave out|not recognized|was read as|were read as|check|react|celiac|hides?|traces|avoid|watch for) /u

/** "Oats: also watch for granola bars": a heading of at most six words makes the line one about it. */
const isHeaded = ({ text }: Sentence) =>
  /^[^:.!?]{2,40}:/u.test(text) &&
  !/^(?:breakfast|lunch|dinner|snacks?|before|during|after|recovery|tip|race|drink|eat|use|carbs?|fuel)\b/iu.test(
    text,
  )

const gapsTo = ({ gaps }: Sentence, begin: number, first: number) => gaps.slice(begin, first + 1)

/** A verb of eating before the food, with nothing between that denies it. */
function isRecommended(
  words: readonly string[],
  gaps: readonly string[],
  begin: number,
  first: number,
): boolean {
  for (let at = first - 1; at >= begin; at -= 1) {
    const word = words[at] ?? ''
    if (eating.has(word) && words[at - 1] !== 'not' && words[at - 1] !== 't' && words[at - 1] !== 'never')
      return true
    if (/[:;]/u.test(gaps[at - begin + 1] ?? '') || stops.has(word)) return false
  }
  return false
}

const eating = new Set([
  'use',
  'eat',
  'have',
  'add',
  'take',
  'drink',
  'try',
  'choose',
  'enjoy',
  'include',
  'uses',
  'adds',
  'includes',
  'pick',
  'recommend',
])
const stops = new Set([
  'no',
  'not',
  'without',
  'avoid',
  'label',
  'labels',
  'for',
  'from',
  'out',
  'allergic',
  'if',
  'you',
  'because',
])
