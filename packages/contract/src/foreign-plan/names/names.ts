import type { PlanSection } from '@race-nutrition/engine'
import { type Check, doesNotApply, type Fault, hard, longestQuote, soft, startOf } from '../check.ts'
import { type FoundName, findName, type IndexedExclusion } from './find-names.ts'

const nameCheck = (
  { id, title }: Pick<Check, 'id' | 'title'>,
  kind: IndexedExclusion['kind'],
  sentence: (what: string) => string,
): Check => ({
  id,
  title,
  look: ({ texts, excluded }) => {
    const wanted = excluded.filter((each) => each.kind === kind)
    if (wanted.length === 0) return doesNotApply
    return {
      section: 'daily_plan',
      what: 'text',
      // The profile repeats the runner's own answers: if there is nothing else, nothing was read.
      read: texts.filter(({ section }) => section !== 'profile').length,
      faults: texts.flatMap((text) =>
        wanted.flatMap((each) => faultsIn(text.section, findName(text.searched, each), sentence(each.what))),
      ),
    }
  },
})

function faultsIn(section: PlanSection, name: FoundName | undefined, sentence: string): Fault[] {
  if (name === undefined) return []
  // A note usually names what it warns about.
  const fault = section === 'assumptions_safety' ? soft : hard
  const named = startOf(name.text.slice(name.start, name.end))
  return [fault(section, `${sentence} "${named}" is named in "${around(name)}".`)]
}

/** The text if it is short; else a few words before and after the name. */
function around({ text, start, end }: FoundName): string {
  if (startOf(text).length <= longestQuote) return startOf(text)
  const before = text.slice(0, start)
  const from = before.length > 30 ? before.length - 30 + before.slice(-30).search(/\s|$/u) : 0
  const quote = startOf(text.slice(from, Math.max(end, from + longestQuote)))
  return `${from > 0 ? '…' : ''}${quote}${quote.endsWith('…') ? '' : '…'}`
}

const excludes = (what: string) => `You exclude ${what}:`

export const allergens = nameCheck(
  { id: 'allergens', title: 'Nothing you are allergic to is named' },
  'allergen',
  excludes,
)

export const diet = nameCheck(
  { id: 'diet', title: 'Nothing outside your diet is named' },
  'diet',
  (what) => `Your diet is ${what.toLowerCase()}:`,
)

export const otherFoods = nameCheck(
  { id: 'unknown-exclusions', title: 'Nothing else that you exclude is named' },
  'other food',
  excludes,
)

export const caffeineAndHealth = nameCheck(
  { id: 'no-caffeine-by-health', title: 'No caffeine is named: you wrote about your health' },
  'caffeine and health',
  () => 'No caffeine with what you wrote about your health:',
)

export const caffeineUnder18 = nameCheck(
  { id: 'no-caffeine-under-18', title: 'No caffeine is named: you are under 18' },
  'caffeine under 18',
  () => 'Under 18 no caffeine:',
)
