import type { Runner } from '../../1-runner/runner.ts'
import { familiesNamed } from '../../foods/food-families.ts'
import { allergenGroups } from '../../foods/allergen-groups.ts'
import { type Check, doesNotApply, type Fault, hard, type Look, lookAt, soft } from '../audit.ts'
import { clockOf, duringRace, type PlacedRow, sumOf } from '../reading/read-rows.ts'
import { findKeptOut } from '../words/find-kept-out.ts'
import { findByName, literalNames, namesOf } from '../words/find-by-name.ts'
import type { Owner } from '../words/owners.ts'
import { lookAtLines } from './look-at-lines.ts'
import { lookAtNotes } from './look-at-notes.ts'

/** What a runner keeps out stands in no text of the plan. */
export const allergens: Check = {
  id: 'allergens',
  look: (read, { exclusions }) => {
    const owners = new Set<Owner>(ownersOf(exclusions.groups))
    if (owners.size === 0) return doesNotApply
    return lookAtLines(read, 'hard', (line): Fault[] =>
      oneEach(findKeptOut(line, owners)).map(({ owner, words }) =>
        hard(
          line.section,
          `You keep out ${labelOf(owner)}: "${words}" stands in "${line.text.slice(0, 120)}".`,
        ),
      ),
    )
  },
}

/** Oats labeled gluten-free pass for celiac disease, and the gluten group decides of them (the oats group's own rule). */
const ownersOf = (groups: readonly Owner[]) =>
  groups.includes('gluten') ? groups.filter((group) => group !== 'oats') : groups

const labelOf = (owner: Owner) =>
  allergenGroups.find(({ group }) => group === owner)?.label.toLowerCase() ?? owner

const oneEach = <Found extends { readonly owner: Owner }>(found: readonly Found[]): Found[] =>
  found.filter((each, index) => found.findIndex(({ owner }) => owner === each.owner) === index)

/** What does not fit the diet stands in no text. */
export const diet: Check = {
  id: 'diet',
  look: (read, runner) => {
    if (runner.diet === 'Omnivore') return doesNotApply
    const owners = new Set<Owner>([runner.diet])
    return lookAtLines(read, 'hard', (line): Fault[] => {
      const found = findKeptOut(line, owners)[0]
      return found
        ? [
            hard(
              line.section,
              `Your diet is ${runner.diet.toLowerCase()}: "${found.words}" stands in "${line.text.slice(0, 120)}".`,
            ),
          ]
        : []
    })
  },
}

/** What nobody could read is excluded by its name, and a family by the names of its members. */
export const unknownExclusions: Check = {
  id: 'unknown-exclusions',
  look: (read, { exclusions }) => {
    const members = familiesNamed(exclusions.families).flatMap(({ names: theirs }) => theirs)
    const names = namesOf([...literalNames(exclusions.unknown, read.author), ...members])
    if (names.length === 0) return doesNotApply
    return lookAtLines(read, 'hard', (line): Fault[] => {
      const found = findByName(line, names)
      return found === undefined
        ? []
        : [hard(line.section, `You keep out ${found}, and it stands in "${line.text.slice(0, 120)}".`)]
    })
  },
}

/** Clarification to science.md 9.1: fructose or FODMAP, at most 60 g an hour. */
export const fructoseRate: Check = {
  id: 'fructose-rate',
  look: ({ plan, rows }, runner, { race }) =>
    isWithoutFructose(runner)
      ? [
          lookAtRace(duringRace(rows, clockOf(runner).finish), runner, race.perHour.carbs > 0),
          lookAt(
            { section: 'long_run_fueling', what: 'the carbs of the long run', unread: 'hard' },
            [plan.long_run_fueling.during.carbs_g_per_hr].filter(Number.isFinite),
            (rates) =>
              rates.some((anHour) => anHour > 60)
                ? [hard('long_run_fueling', 'More than 60 g of carbs an hour needs fructose.')]
                : [],
          ),
        ]
      : doesNotApply,
}

const isWithoutFructose = ({ exclusions }: Runner) => exclusions.groups.includes('fodmap')

function lookAtRace(rows: readonly PlacedRow[], { targetTime }: Runner, isPlanned: boolean): Look {
  if (rows.length === 0 && !isPlanned) return doesNotApply
  const subject = { section: 'race_day_plan', what: 'the carbs of the race', unread: 'hard' } as const
  return lookAt(subject, rows, (during) => {
    const anHour = sumOf(during, 'carbs_g') / Math.max(targetTime, 1)
    const words = `The race brings ${Math.round(anHour)} g of carbs an hour: above 60 g that needs fructose.`
    return anHour > 60.5 ? [hard('race_day_plan', words)] : []
  })
}

/** And the plan says so. */
export const fructoseNote: Check = {
  id: 'fructose-note',
  look: ({ plan }, runner) =>
    isWithoutFructose(runner)
      ? lookAtNotes(plan, 'soft', (notes) =>
          notes.some((note) => /fructose|fodmap/iu.test(note))
            ? []
            : [soft('assumptions_safety', 'No note says what the plan does about fructose and FODMAPs.')],
        )
      : doesNotApply,
}
