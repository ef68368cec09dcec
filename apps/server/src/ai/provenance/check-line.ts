import { namedFoods } from '@race-nutrition/engine'
import type { Facts } from './facts.ts'
import { misfit } from './form.ts'
import { hazardIn } from './hazards.ts'
import { holds } from './holds.ts'
import { readFigures } from './read-figures.ts'

/** Why a line of another's may not stand, and the end of the sentence that says so on the page. */
export interface Fault {
  readonly kind: 'form' | 'figure' | 'food' | 'hazard' | 'copy'
  readonly because: string
}

/** The longest line and the longest words of an action that the page has room for. */
const roomForALine = { characters: 320, words: 55 }

/** May this line stand beside the engine's own? Undefined where it may. */
export function faultIn(line: string, facts: Facts, room = roomForALine): Fault | undefined {
  if (isMenuLine(line)) return { kind: 'copy', because: 'rewrote what to eat or drink' }
  const form = misfit(line, room)
  if (form !== undefined) return { kind: 'form', because: form }
  const hazard = hazardIn(line)
  if (hazard) return { kind: 'hazard', because: hazard.because }
  if (namedFoods(line).some((food) => !facts.foods.has(food))) {
    return { kind: 'food', because: 'named food or products that are not in your plan' }
  }
  if (readFigures(line).some((figure) => !holds(facts, figure))) {
    return { kind: 'figure', because: 'named amounts or times that the plan does not hold' }
  }
  return undefined
}

/** Lines that set out meals, rows and totals are the engine's alone: "Lunch: …", "0:20 …", "Total: …", "15 min: …", "… — 80 g …". */
const isMenuLine = (line: string) =>
  /^\W*(?:(?:early|late|mid|morning|afternoon|evening|bedtime|pre-race|race)[- ]){0,2}(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert|totals?|each day|every day|the whole day|(?:training )?day \d)\b[^:—–]{0,25}[:—–]/iu.test(
    line,
  ) ||
  /^\W*(?:at )?(?:\d{1,2}:\d\d|\d{1,3} ?min(?:utes?)?\s*:|(?:mon|tues|wednes|thurs|fri|satur|sun)day[^:]{0,20}:\s*\d)/iu.test(
    line,
  ) ||
  hasAmountAfterDash(line)

function hasAmountAfterDash(line: string): boolean {
  const dash = line.search(/\s[—–]\s/u)
  return dash >= 0 && /\d\s?(?:g|ml)\b/u.test(line.slice(dash + 3))
}
