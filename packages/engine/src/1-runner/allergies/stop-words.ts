import { foldWord } from '../../foods/names/phrases.ts'
import { numberWords } from '../../number-words.ts'
import classes from './stop-words.json' with { type: 'json' }
import { splitList } from '../text/tokens.ts'

/** Words that are part of a food's name if another word follows, and are not a food alone: red cabbage, hot sauce, water chestnut. */
const describingWords: ReadonlySet<string> = new Set([
  ...splitList('black, blue, brown, dark, golden, gray, green, grey, pink, purple, red, violet, white'),
  ...splitList('yellow, english, french, greek, graham, hot, sweet, sour, bitter, water, wild, crisp'),
])

/** Forms in which a named food is sold: almond flour is excluded with almonds, and other flour is not. */
const productForms: ReadonlySet<string> = new Set(
  splitList('oil, oils, flour, flours, powder, powders, paste, extract, extracts'),
)

const thirdPerson = (verb: string) =>
  /[^aeiou]y$/u.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : `${verb}${/(?:ch|sh|s|x|z)$/u.test(verb) ? 'es' : 's'}`

const past = (verb: string) =>
  /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`

const participle = (verb: string) =>
  `${verb.endsWith('ie') ? `${verb.slice(0, -2)}y` : verb.replace(/(?<!e)e$/u, '')}ing`

const inflected = (verb: string) => [verb, thirdPerson(verb), past(verb), participle(verb)]

const doubled = (verb: string) => [
  verb,
  thirdPerson(verb),
  ...['ed', 'ing'].map((ending) => verb + verb.slice(-1) + ending),
]

const formsOf = (name: string): ((word: string) => readonly string[]) =>
  name === 'regular verbs' ? inflected : name === 'doubling verbs' ? doubled : (word) => [word]

/** English words that name no food, by class: a word is here because of its class, not because of any text of ours. */
const stopWords: ReadonlySet<string> = new Set([
  ...classes.flatMap((each) => each.words.join(' ').split(' ').flatMap(formsOf(each.class))).map(foldWord),
  ...numberWords.keys(),
])

/** So is a number, with or without a unit: 2, 30g, 5k. */
export const isStopWord = (word: string) => stopWords.has(word) || /^\d+\p{L}{0,2}$/u.test(word)

export const isDescriptor = (word: string) => describingWords.has(word)

export const isProductForm = (word: string) => productForms.has(word)
