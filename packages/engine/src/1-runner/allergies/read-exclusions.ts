import { mostItems, mostUnknownNames } from '../limits.ts'
import { type AllergiesRead, itemsOf, readItems } from './read-allergies.ts'
import { type Read, refused, truncated } from '../refusal.ts'
import { ok } from '../../result.ts'
import { saysWhatMayBeEaten } from './what-may-be-eaten.ts'

/** Parses what a runner excludes; refused if it is more than a plan can handle and list. */
export function readExclusions(text: string): Read<AllergiesRead> {
  const items = itemsOf(text)
  const field = 'allergies'
  if (items.length > mostItems.value) {
    const facts = { most: mostItems.value, given: items.length }
    return refused({ field, code: 'too-many-items', given: text, facts })
  }
  const read = readItems(text, items)
  if (items.some((item) => saysWhatMayBeEaten(item) && leavesOutFood(item)))
    return refused({ field, code: 'what-may-be-eaten', given: text, facts: {} })
  const { unknown, unread = [] } = read.exclusions
  const names = [...unknown, ...unread]
  if (names.length <= mostUnknownNames.value) return ok(read)
  const facts = {
    most: mostUnknownNames.value,
    given: names.length,
    names: names.slice(0, namesShown).map((name) => truncated(name, longestShown)),
  }
  return refused({ field, code: 'too-many-unknown', given: text, facts })
}

function leavesOutFood(item: string): boolean {
  const { groups, families = [], unknown } = readItems(item, [item]).exclusions
  return [...groups, ...families, ...unknown].length > 0
}

// Enough to recognize them; the runner sees the whole answer beside the sentence.
const namesShown = 3
const longestShown = 24
