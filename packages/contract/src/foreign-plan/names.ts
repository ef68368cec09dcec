import { type Check, doesNotApply, type Fault, hard, soft, startOf } from './check.ts'
import { nameIn, type Wanted } from './find-names.ts'
import type { SectionText } from './texts.ts'

const nameCheck = (
  { id, title }: Pick<Check, 'id' | 'title'>,
  kind: Wanted['kind'],
  says: (what: string) => string,
): Check => ({
  id,
  title,
  look: ({ texts, excluded }) => {
    const wanted = excluded.filter((each) => each.kind === kind)
    if (wanted.length === 0) return doesNotApply
    return {
      section: 'daily_plan',
      what: 'text',
      // The profile repeats the runner's own answers: where there is nothing else, nothing was read.
      read: texts.filter(({ section }) => section !== 'profile').length,
      faults: texts.flatMap((text) =>
        wanted.flatMap((each) => faultsIn(text, nameIn(text.searched, each), says(each.what))),
      ),
    }
  },
})

function faultsIn({ section, text }: SectionText, name: string | undefined, says: string): Fault[] {
  if (name === undefined) return []
  // A note mostly names what it warns of.
  const fault = section === 'assumptions_safety' ? soft : hard
  return [fault(section, `${says} "${startOf(name)}" is named in "${startOf(text)}".`)]
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

export const caffeineUnder18 = nameCheck(
  { id: 'no-caffeine-under-18', title: 'No caffeine is named: you are under 18' },
  'caffeine under 18',
  () => 'Under 18 no caffeine:',
)
