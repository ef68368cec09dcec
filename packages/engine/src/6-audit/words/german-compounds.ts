import type { Owner } from './owners.ts'

/** A German word grown from one of an owner's: Milchreis, Weizenbrot, Kokosmilch. */
export interface Compound {
  readonly means: readonly Owner[]
}

/** German writes a food into one word, so whole words do not find it. Folded: without umlauts. */
const stems: readonly (readonly [stem: string, means: readonly Owner[]])[] = [
  ['milch', ['milk', 'lactose', 'Vegan']],
  ['sahne', ['milk', 'lactose', 'Vegan']],
  ['joghurt', ['milk', 'lactose', 'Vegan']],
  ['weizen', ['wheat', 'gluten']],
  ['dinkel', ['wheat', 'gluten']],
  ['gersten', ['gluten']],
  ['roggen', ['gluten']],
  ['hafer', ['gluten', 'oats']],
  ['soja', ['soy']],
  ['sesam', ['sesame']],
  ['honig', ['honey', 'Vegan']],
  ['kokos', ['coconut']],
  ['mandel', ['tree_nut', 'nuts']],
  ['haselnuss', ['tree_nut', 'nuts']],
  ['walnuss', ['tree_nut', 'nuts']],
  ['erdnuss', ['peanut', 'nuts']],
  ['nusse', ['tree_nut', 'nuts', 'peanut']],
  ['lachs', ['fish', 'seafood', 'Vegetarian', 'Vegan']],
  ['thunfisch', ['fish', 'seafood', 'Vegetarian', 'Vegan']],
  ['garnelen', ['crustacean', 'shellfish', 'seafood', 'Vegetarian', 'Vegan']],
  ['fleisch', ['Vegetarian', 'Vegan']],
  ['schinken', ['Vegetarian', 'Vegan']],
  ['huhner', ['Vegetarian', 'Vegan']],
  ['sellerie', ['celery']],
]

/** Milks of plants, and words that only begin alike. */
const others =
  /^(?:soja|hafer|mandel|kokos|reis|erbsen|cashew|nuss)(?:milch|joghurt|sahne)$|^(?:milchsaure|buchweizen|sesamoid|sesamoids|mandelay)/u
const anyStem = new RegExp(
  `^(?:${stems.map(([stem]) => stem).join('|')})|(?:${stems.map(([stem]) => stem).join('|')})n?$`,
  'u',
)

export function compoundOf(word: string): Compound | undefined {
  if (word.length < 6 || !anyStem.test(word)) return undefined
  const isPlantMilk = others.test(word)
  const means = stems
    .filter(([stem]) => word !== stem && (word.startsWith(stem) || new RegExp(`${stem}n?$`, 'u').test(word)))
    .flatMap(([stem, owners]) => (isPlantMilk && /milch|joghurt|sahne/u.test(stem) ? [] : [...owners]))
  return /^(?:milchsaure|buchweizen|sesamoid)/u.test(word) || word.length - longest(word) < 1
    ? undefined
    : { means }
}

const longest = (word: string) => (stems.some(([stem]) => stem === word) ? word.length : 0)
