import { findPhrases, indexPhrases, type Word } from '../../foods/names/phrases.ts'
import { splitList } from '../text/tokens.ts'

/** What the products of a maker are called: "SiS gels" names no food. */
export const isFuelForm = (word: string) => fuelForms.has(word)

const fuelForms: ReadonlySet<string> = new Set([
  ...splitList(
    'gel, gels, chew, chews, bar, bars, waffle, waffles, drink, drinks, mix, mixes, powder, powders',
  ),
  ...splitList(
    'tablet, tablets, tab, tabs, capsule, capsules, cap, caps, gummies, energy, isotonic, hydration',
  ),
  ...splitList('electrolyte, electrolytes, endurance, labs, nutrition, fuel, fuels, product, products'),
])

interface Span {
  readonly firstWord: number
  readonly lastWord: number
}

/** Whether the words around a brand say that it is not wanted: "can't stand Maurten", "Maurten upsets me". */
export const isUnwanted = (words: readonly Word[], { firstWord, lastWord }: Span): boolean =>
  findPhrases(words.slice(lastWord + 1), complaints).length > 0 ||
  findPhrases(words.slice(0, firstWord), dislikes).some(({ lastWord: end }) =>
    words.slice(end + 1, firstWord).every(({ text, followsOn }) => followsOn && between.has(text)),
  )

const phrases = (list: string) =>
  indexPhrases(
    splitList(list).map((phrase) => ({ owner: 'unwanted' as const, phrase })),
    [],
  )

const dislikes = phrases(
  "no, not, never, without, can't stand, cannot stand, can not stand, can't tolerate, cannot tolerate, can't take, can't have, can't use, don't like, do not like, don't want, do not want, don't use, do not use, dislike, hate, avoid, avoiding, allergic to, except, nothing from, anything but",
)

const complaints = phrases(
  "upset, upsets, upsetting, disagrees, disagree, makes me sick, make me sick, makes me ill, gives me, give me, bloats, hurts, doesn't agree, does not agree, is not for me",
)

const between: ReadonlySet<string> = new Set(splitList('the, any, all, of, to, taste, my'))
