import { familiesNamed } from '../../foods/food-families.ts'
import { allergenGroups } from '../../foods/allergen-groups.ts'
import { type Check, type Fault, hard, soft } from '../audit.ts'
import { findKeptOut } from '../words/find-kept-out.ts'
import { findByName, literalNames, namesOf } from '../words/find-by-name.ts'
import type { Owner } from '../words/owners.ts'

/** What a runner keeps out stands in no text of the plan. */
export const allergens: Check = {
  id: 'allergens',
  find: ({ lines }, { exclusions }) => {
    const owners = new Set<Owner>(ownersOf(exclusions.groups))
    return lines.flatMap((line): Fault[] =>
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
  find: ({ lines }, runner) => {
    if (runner.diet === 'Omnivore') return []
    const owners = new Set<Owner>([runner.diet])
    return lines.flatMap((line): Fault[] => {
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
  find: ({ lines, author }, { exclusions }) => {
    const members = familiesNamed(exclusions.families).flatMap(({ names: theirs }) => theirs)
    const names = namesOf([...literalNames(exclusions.unknown, author), ...members])
    return lines.flatMap((line): Fault[] => {
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
  find: ({ plan, rows }, runner) => {
    if (!runner.exclusions.groups.includes('fodmap')) return []
    const during = rows.filter(
      ({ minute }) => minute !== null && minute >= 0 && minute <= runner.targetTime * 60,
    )
    const race = during.reduce((sum, { entry }) => sum + entry.carbs_g, 0) / Math.max(runner.targetTime, 1)
    return [
      ...(race > 60.5
        ? [
            hard(
              'race_day_plan',
              `The race brings ${Math.round(race)} g of carbs an hour: above 60 g that needs fructose.`,
            ),
          ]
        : []),
      ...(plan.long_run_fueling.during.carbs_g_per_hr > 60
        ? [hard('long_run_fueling', 'More than 60 g of carbs an hour needs fructose.')]
        : []),
    ]
  },
}

/** And the plan says so. */
export const fructoseNote: Check = {
  id: 'fructose-note',
  find: ({ plan }, { exclusions }) =>
    !exclusions.groups.includes('fodmap') ||
    plan.assumptions_safety.some((note) => /fructose|fodmap/iu.test(note))
      ? []
      : [soft('assumptions_safety', 'No note says what the plan does about fructose and FODMAPs.')],
}
