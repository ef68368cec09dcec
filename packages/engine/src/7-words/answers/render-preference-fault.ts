import type { PreferenceFault, PreferenceFaultFacts } from '../../1-runner/preferences/read-preferences.ts'
import { joinList } from '../amounts/format-amounts.ts'

/** Why a preference cannot be used and what would work, for the reader of its path. */
export function renderPreferenceFault({ path, code, facts }: PreferenceFault): string {
  const words = sentences[code] as (facts: PreferenceFault['facts'], of: string) => string
  return words(facts, path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '')
}

const sentences: {
  readonly [Code in keyof PreferenceFaultFacts]: (facts: PreferenceFaultFacts[Code], of: string) => string
} = {
  unknown: () => 'There is no such preference: leave it out.',
  'wrong-type': ({ expected }) => `This has to be ${typeWords[expected] ?? 'of another type'}.`,
  'unknown-option': ({ options }) => `This has to be ${joinList(options, 'or')}.`,
  'out-of-range': (facts) => `${sizeWords[facts.of] ?? 'This'} has to be ${rangeText(facts)}.`,
  'not-readable': (_facts, of) => `This cannot be read${of in examples ? `: ${examples[of]}` : ''}.`,
  'unknown-product': () => 'No product has this id.',
  'unknown-dish': () => 'No food or recipe has this id.',
  'unknown-recipe': () => 'No recipe has this id.',
  'too-many': ({ most }) => `This has to have ${most} entries at most.`,
  'too-long': ({ most }) => `This has to be ${most} characters at most.`,
  'not-a-line': () => 'This has to be one line of visible characters, without spaces at its ends.',
  'needed-for-a-drink': () => 'A drink needs the milliliters of one serving.',
  'only-for-a-drink': () => 'Only a drink has milliliters: leave it out.',
  'needs-own-drink': () => 'An empty list needs a drink of your own beside it.',
  'not-with': ({ other }) => `Give this or ${other}, not both.`,
  'only-with': ({ other }) => `This needs ${other} too.`,
}

/** What would be read, by the last name of the path. */
const examples: Readonly<Record<string, string>> = {
  start_time: 'a time is like 07:30',
  time_zone: 'a zone is like America/New_York',
  main: 'a fuel is a product or a label',
  drink: 'a drink is water, the drink of the course, a product or a label',
  contains: 'it is a list of allergens, or unknown',
  stations: 'they are every so many kilometers, or a list of places',
  swaps: 'a meal is like 3-days-before.dinner',
}

const typeWords: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const sizeWords: Readonly<Record<string, string>> = {
  string: 'The number of its characters',
  array: 'The number of its entries',
}

const rangeText = ({ least, most }: PreferenceFaultFacts['out-of-range']) =>
  least === null ? `${most} at most` : `${least} at least`
