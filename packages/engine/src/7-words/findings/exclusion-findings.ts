import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../../foods/exclusions/food-families.ts'
import type { Barred } from '../../foods/exclusions/permitted.ts'
import { findProduct } from '../../foods/products.ts'
import { wayWords } from '../health/health-names.ts'
import { fuelName } from '../race-day/fuel-words.ts'
import type { FindingRenderers } from './finding-renderers.ts'
import { foodName, placeWords } from './path-words.ts'

/** Findings on foods and products that this runner may not have. */
export const exclusionFindings = {
  'not-permitted': ({ path, id, because }, plan) =>
    `${becauseWords(because)}: ${nameOf(id)} is in the plan. Place: ${placeWords(plan, path)}.`,
  'caffeine-under-18': () => 'Under 18 no caffeine: a dose is planned.',
  'caffeine-and-health': () => 'No caffeine with what you wrote about your health: a dose is planned.',
  'adds-salt': ({ id }) => `No salt is to be added: ${nameOf(id)} is in the plan.`,
  'supplement-under-18': ({ id }) => `Under 18 no supplements: ${nameOf(id)} is in the plan.`,
} satisfies Partial<FindingRenderers>

const nameOf = (id: string) => (findProduct(id) ? fuelName(id) : foodName(id))

// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
export function becauseWords(because: Barred): string {
  switch (because.code) {
    case 'caffeine-under-18':
      return 'Under 18 no caffeine'
    case 'caffeine-and-health':
      return 'No caffeine with what you wrote about your health'
    case 'way-of-eating':
      return `You wrote ${wayWords[because.way].name.toLowerCase()}`
    case 'brand':
      return `You do not want ${because.brand}`
    case 'diet':
      return `Your diet is ${because.diet.toLowerCase()}`
    case 'group':
      return `You exclude ${labelOf(because.group)}`
    case 'family':
      return `You exclude ${foodFamilies.find(({ family }) => family === because.family)?.label.toLowerCase() ?? because.family}`
    case 'named':
      return `You exclude ${because.phrase}`
    case 'label-unread':
      return 'Its allergens are not known, and you exclude some'
  }
}

const labelOf = (group: string) =>
  allergenGroups.find((each) => each.group === group)?.label.toLowerCase() ?? group
