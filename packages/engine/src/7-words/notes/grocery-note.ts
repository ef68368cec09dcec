import { countText, joinList } from '../amounts/format-amounts.ts'
import type { Plan, PlanGroceries } from '../../plan.ts'
import { addDays, weekdayOf } from '../../plain-day.ts'
import { dayInWords, plainDay, weekdayInWords } from '../amounts/days.ts'
import { productOf } from '../race-day/feed-words.ts'
import { recipeSentences } from '../race-day/recipe.ts'
import { mayBeTried } from '../race-day/substitutes.ts'
import { isMadeAhead, isInAFoodJar } from '../race-week/cooked-when.ts'

/** Which days the list is for and its cost in a word: page, PDF and copied list show it beside the list. */
export const groceryNote = (plan: Plan): string =>
  [
    covers(plan),
    ...foodJar(plan),
    ...shopFirst(plan),
    costWords(plan.groceries),
    ...cheaperPractice(plan),
    ...trainedWith(plan),
  ].join(' ')

/** So that a hot lunch stays too hot for germs until noon. */
const foodJar = (plan: Plan): string[] =>
  plan.race_week.some((day) => day.meals.some((meal) => isInAFoodJar(plan, day, meal)))
    ? ['Food jar: 5 minutes full of boiling water, then steaming food; eat within 5 hours.']
    : []

/** A week that begins today begins once there is food for it; what is cooked on the evening before the list's days needs it then. */
function shopFirst(plan: Plan): string[] {
  const [first] = plan.race_week
  if (!first?.date || plan.runner.days_to_go === 0) return []
  if (plan.runner.days_to_go < 7) return ['Eat as usual until you have shopped.']
  const ahead = first.meals.filter((meal) => isMadeAhead(plan, first, meal))
  const names = [...new Set(ahead.map(({ name }) => (name === 'lunch' ? 'lunch' : 'snack')))].toSorted()
  const cooked = names.length > 0 ? ` and cook ${weekdayInWords(first.date)}’s ${joinList(names)}` : ''
  return [`On ${weekdayOf(addDays(plainDay(first.date), -1))}, shop${cooked}.`]
}

/** "Cost: food low, fuel moderate, 69 gels."; one word where both are the same and no gel is bought. */
function costWords({ cost: { word, fuel }, bought_gels: gels }: PlanGroceries): string {
  if (gels === 0 && (fuel === null || fuel === word)) return `Cost: ${word}.`
  const counted = gels > 0 ? [countText(gels, 'gel')] : []
  return `Cost: food ${word}, fuel ${[...(fuel ? [fuel] : []), ...counted].join(', ')}.`
}

/** The race's own fuel must have held in two long runs. Evidence: gut-training. */
function cheaperPractice({ runner, groceries: { homemade_for_practice: id } }: Plan): string[] {
  const [recipe] = (id && recipeSentences(runner, productOf(id))) || []
  return recipe ? [`Cheaper for most practice runs, as a gel: ${recipe}`] : []
}

/** With no long run left, the fuel and the salt of the list are new to whoever trained with another. */
function trainedWith({ runner, race_day: { kit }, long_run: run }: Plan): string[] {
  if (mayBeTried(runner))
    return kit.some(isCapsule) && !run.kit.some(isCapsule)
      ? ['Try capsules in training, or leave them out.']
      : []
  if (runner.preferences.fuel?.main?.length) return []
  return [
    ...(kit.some(({ use }) => use === 'fuel')
      ? ['Take the fuel you trained with; count its carbs by the label.']
      : []),
    ...(kit.some(isCapsule) ? ['Leave the salt capsules out if you never took one.'] : []),
  ]
}

const isCapsule = ({ use, unit }: Plan['race_day']['kit'][number]) => use === 'salt' && unit === 'count'

function covers(plan: Plan): string {
  const {
    runner,
    race_week: week,
    race_day: { kit },
  } = plan
  const [first] = week
  const days =
    first?.date && runner.days_to_go > 0
      ? `Meals from ${dayInWords(first.date)} on`
      : `Meals of race day, ${dayInWords(runner.race_date)}`
  const fuel = kit.some(({ made_of: foods }) => (foods ?? []).length > 0) ? ', and your homemade fuel' : ''
  return `${days}${fuel}.${keeping(plan.groceries)}`
}

function keeping({ freeze, lines }: PlanGroceries): string {
  if (freeze.length === 0) return ''
  const hasRotisserie = lines.some(({ food_ids: ids }) => ids.includes('rotisserie-chicken-breast'))
  const thaw = freeze.some((each) => each !== 'plant-based ground') ? '; thaw in the fridge' : ''
  return ` Freeze raw ${joinList(freeze)} not cooked within two days${thaw}.${hasRotisserie ? ' Rotisserie chicken keeps three days.' : ''}`
}
