import { bringsOneSugar } from '../../foods/products.ts'
import { countText, joinList } from '../amounts/format-amounts.ts'
import { productOf } from './feed-words.ts'
import type { Plan, PlanShortfall } from '../../plan.ts'
import { capitalize } from '../../letter-case.ts'
import { fuelListName } from './fuel-words.ts'
import { stationsCause } from './stations-cause.ts'

/** Why whole servings miss a target, and what would meet it. */
export function shortfallCause(shortfall: PlanShortfall, plan: Plan): string {
  const { because, needed } = shortfall
  if (because === 'stations') return stationsCause(shortfall, plan)
  if (needed) return [servingsText(needed, because, plan), nearestText(needed, plan)].join(' ')
  return {
    'own-fuel':
      'With what you use, whole servings of at most 40 g, 15 minutes apart, come no nearer. Another fuel beside it, or a drink, would.',
    'own-fuel-of-one-sugar':
      'What you use lists no fructose on its label, and a gut takes at most 60 g an hour of a single sugar. Add a fuel or a drink with both.',
    'own-drink': ownDrinkCause(shortfall),
    'no-salt-wanted': 'You take no salt beside your fuel.',
    'no-fuel-allowed':
      'None of the race fuels here is known to fit what you exclude, so bring one that you have tested.',
    'no-fructose': 'More than 60 g an hour needs fructose, which you exclude, so the plan stops near 60 g.',
    'steps-of-a-drink':
      'Drinks are planned in steps that a cup can show; with so little to drink in all, the step below is the one to take.',
    'whole-servings': 'Whole servings within your limits for salt and drink come no nearer.',
  }[because]
}

function ownDrinkCause({ delivered, target }: PlanShortfall): string {
  if (delivered === 0)
    return 'Your drink has too much sugar in what you drink at one stop, so it is left out: mix it thinner, or take gels or food.'
  return delivered > target
    ? 'Your drink has that much sugar in what you need to drink: mix it thinner.'
    : 'Your drink brings no more, and you should not drink more. Take gels or food beside it.'
}

type Needed = NonNullable<PlanShortfall['needed']>

function servingsText(
  { servings, planned }: Needed,
  because: PlanShortfall['because'],
  { race_day: { kit } }: Plan,
): string {
  const limit =
    because === 'own-fuel-of-one-sugar'
      ? `${ofOneSugar(kit)} not known to hold fructose beside glucose, and of a single sugar a gut takes at most 60 g an hour`
      : 'servings are of at most 40 g, 15 minutes apart'
  const besides = kit.some((item) => item.use === 'fuel' && item.from_course > 0)
    ? ', beside those of the course'
    : ''
  return `${countText(servings, 'serving')} of what you use would be needed and ${planned} are planned${besides}, because ${limit}.`
}

/** "Skratch Labs Sport Hydration drink is": whose label lists no second sugar. */
function ofOneSugar(kit: Plan['race_day']['kit']): string {
  const names = kit
    .filter(({ product }) => bringsOneSugar(productOf(product)))
    .map(({ product }) => fuelListName(product))
  return `${joinList(names)} ${names.length > 1 ? 'are' : 'is'}`
}

function nearestText({ nearest }: Needed, { runner }: Plan): string {
  if (!nearest) return 'Nothing else here that you may take comes nearer.'
  const name = fuelListName(nearest.product)
  const isAdded = nearest.as === 'drink' && typeof runner.preferences.fuel?.drink !== 'object'
  if (isAdded) return `Add ${name} as your drink.`
  return `${capitalize(name)} in place of your ${nearest.as} would meet it.`
}
