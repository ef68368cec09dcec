import { capitalize } from '../../letter-case.ts'
import type { Plan } from '../../plan.ts'
import { isLinePlace, type LineLanguage } from './line-places.ts'
import { placesOfSlot } from './slot-places.ts'
import { readSlot } from './slots.ts'

/** A line that a model wrote: `place` is one of `linePlaces`; `text` has its facts as `{slots}`. */
export interface ModelLine {
  readonly place: string
  readonly text: string
  readonly lang: LineLanguage
}

/** The names of the slots in a text, in order. */
export const slotsIn = (text: string): readonly string[] =>
  [...text.matchAll(slot)].map(([, name = '']) => name)

const slot = /\{([^{}]*)\}/gu

/** The line with this plan's facts; undefined if the plan has one of them no more, or not at this place, or no such place. */
export function fillSlots({ place, text, lang }: ModelLine, plan: Plan): string | undefined {
  const names = slotsIn(text)
  const facts = names.map((name) => readSlot(name)?.fill(plan, lang))
  const isOfPlace = isLinePlace(place) && names.every((name) => placesOfSlot(name, plan).includes(place))
  if (facts.includes(undefined) || !isOfPlace) return undefined
  if (/[{}]/u.test(text.replace(slot, ''))) return undefined
  let next = 0
  return text.replace(slot, (_slot, _name, at: number) => {
    const [name = '', fact = ''] = [names[next], facts[next]]
    next += 1
    const before = text.slice(0, at)
    const lacksArticle =
      lang === 'en' && readSlot(name)?.kind === 'food' && !/\b(?:the|your) $/iu.test(before)
    const words = lacksArticle ? `the ${fact}` : fact
    return beginsSentence(before) ? capitalize(words) : words
  })
}

const beginsSentence = (before: string) => /(?:^|[.?:] )$/u.test(before)
