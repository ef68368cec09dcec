import { namedFoods } from '@race-nutrition/engine'
import type { Token } from './tokens.ts'

/** What a figure is of: a substance, foods by name, or something that the plan never counts. */
export type Substance = string

const substances: Readonly<Record<string, Substance>> = {
  carb: 'carbs',
  carbs: 'carbs',
  carbohydrate: 'carbs',
  carbohydrates: 'carbs',
  cho: 'carbs',
  protein: 'protein',
  fat: 'fat',
  fiber: 'fiber',
  fibre: 'fiber',
  sodium: 'sodium',
  caffeine: 'caffeine',
  water: 'fluid',
  fluid: 'fluid',
  fluids: 'fluid',
  liquid: 'fluid',
  liquids: 'fluid',
  drink: 'fluid',
  drinks: 'fluid',
  salt: 'food:salt',
}

const uncounted = new Set(
  'potassium magnesium calcium iron zinc vitamin vitamins alcohol creatine nitrate bicarbonate ketones fructose glucose'.split(
    ' ',
  ),
)

const stops = new Set(
  'and or with to in at before after plus from then over on for by while when if as per each every an a is are was'.split(
    ' ',
  ),
)

/** "g of carbs", "ml to drink", "g rolled oats": what the next words name, up to a mark or a word that ends the phrase. */
export function namedAfter(tokens: readonly Token[], from: number): Substance[] {
  const of = tokens[from]?.text === 'of' ? 1 : 0
  if (tokens[from]?.text === 'to' && tokens[from + 1]?.text === 'drink') return ['fluid']
  const words: string[] = []
  for (const { text, value } of tokens.slice(from + of, from + of + 4)) {
    if (value !== undefined || stops.has(text) || !/^\p{L}/u.test(text)) break
    words.push(text)
  }
  const named = substancesIn(words)
  return named.length === 0 && of === 1 && words.length > 0 ? [`other:${words[0]}`] : named
}

/** "carbs: 60 g", "sodium at 300 mg", "caffeine (175 mg)", "Grape juice — 4000 ml". */
export function namedBefore(tokens: readonly Token[], at: number): Substance[] {
  const words: string[] = []
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const { text = '', value } = tokens[back] ?? {}
    if (value !== undefined || /^[.,;!?)+]$/u.test(text) || text === 'and' || text === 'or') break
    if (/^\p{L}/u.test(text)) words.unshift(text)
  }
  return substancesIn(words)
}

function substancesIn(words: readonly string[]): Substance[] {
  const known = words.flatMap((word) => substances[word] ?? [])
  if (known.length > 0) return [...new Set(known)]
  const odd = words.find((word) => uncounted.has(word))
  if (odd) return [`other:${odd}`]
  return namedFoods(words.join(' ')).map((food) => `food:${food}`)
}
