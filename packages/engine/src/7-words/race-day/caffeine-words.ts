import { productOf } from './feed-words.ts'
import { inMilligrams } from '../amounts/format-amounts.ts'
import { inFractions } from '../amounts/fractions.ts'
import type { Barred } from '../../foods/exclusions/permitted.ts'
import { findFood } from '../../foods/foods.ts'
import { findProduct } from '../../foods/products.ts'
import { mentions } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { ChosenCaffeine, NoCaffeineSo } from '../../not-kept.ts'
import { raceMeal } from '../race-week/race-day-meals.ts'
import { becauseWords } from '../findings/exclusion-findings.ts'

/** What is taken, as the runner wants it: less than the target if a gel or whole cups bring less. */
export function caffeineTaken({ targets, race_day: { caffeine } }: Plan): number {
  const gel = findProduct(caffeine?.product ?? '')
  if (gel) return gel.caffeine
  return caffeine?.cups ? toTen(caffeine.cups * milligramsInACup) : targets.caffeine_mg
}

const { caffeine: milligramsInACup } = productOf('coffee-cup')

const espresso = findFood('espresso')
const milligramsInAnEspresso = ((espresso?.caffeinePer100g ?? 0) * (espresso?.typicalServing ?? 0)) / 100

/** The row an hour before the start. Its drink is part of the breakfast's fluid: no total holds it a second time. */
export function caffeineInWords(plan: Plan): string {
  const { caffeine } = plan.race_day
  const ifUsed = 'only if you are used to it'
  if (caffeine?.cups) {
    const coffee = `${cupsText(caffeine.cups)} of coffee (about ${inMilligrams(caffeineTaken(plan))})`
    return [coffee, ifUsed, ...inPlaceOfWater(plan)].join(', ')
  }
  const taken = caffeineTaken(plan)
  const amount = inMilligrams(Math.floor(taken))
  const isCoffee = !caffeine || (caffeine.form !== 'tablet' && !caffeine.because)
  if (isCoffee && mentions(plan.runner, 'reflux')) return `Up to ${amount}, ${ifUsed}, and not as coffee`
  const hurries = hasDelicateBowel(plan.runner)
    ? '. Coffee can loosen stools: skip it if yours are loose'
    : ''
  if (isCoffee) return `Up to ${amount}, ${ifUsed}: ${espressoText(taken)}${hurries}`
  const form = caffeine.form === 'tablet' && !caffeine.because ? ' as tablets' : ''
  return `${amount}${form}, ${ifUsed}, with a few sips of water`
}

const cupsText = (cups: number) => `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`

/** "a double espresso has about 120 mg": cups of coffee are much to drink shortly before a start. */
function espressoText(dose: number): string {
  const shots = Math.min(2, Math.floor(dose / milligramsInAnEspresso))
  return `${shots > 1 ? 'a double' : 'an'} espresso has about ${inMilligrams(toTen(shots * milligramsInAnEspresso))}`
}

/** For runners who asked for coffee. */
const inPlaceOfWater = (plan: Plan): string[] =>
  hasWaterAtBreakfast(plan) ? [`in place of ${mealOf(plan)}’s water as far as that goes`] : []

const mealOf = ({ race_day: { other_meals: others } }: Plan) =>
  others.length === 0 ? 'breakfast' : `the ${raceMeal.toLowerCase()}`

/** Whether there is plain water to drink, at home and away. */
function hasWaterAtBreakfast({ race_week: week, race_day: { breakfast_away: away } }: Plan): boolean {
  const [atHome] = week.find(({ kind }) => kind === 'race-morning')?.meals ?? []
  return [atHome, away].every((meal) => !meal || meal.items.some(({ food_id: id }) => id === 'water-tap'))
}

const toTen = (amount: number) => Math.floor(amount / 10) * 10

/** Beside the gel before the start that brings it; nothing for any other. */
export function caffeineOfTheGel(plan: Plan): string {
  const gel = findProduct(plan.race_day.caffeine?.product ?? '')
  return gel ? `, ${inMilligrams(gel.caffeine)} caffeine in it: only if you are used to it` : ''
}

/** Why the caffeine is not taken as the runner wants it, and how it is. */
export function caffeineNotKept({ targets, race_day: { caffeine } }: Plan): string {
  if (!caffeine?.because) return ''
  const stays =
    targets.caffeine_mg > 0
      ? ` ${inMilligrams(targets.caffeine_mg)} stay an hour before the start, as what you are used to.`
      : ''
  return `${capitalize(forms[caffeine.form])} is left out: ${lowercaseFirst(whyNot(caffeine.because))}.${stays}`
}

const forms = {
  none: 'no caffeine',
  coffee: 'coffee',
  gel: 'a gel with caffeine',
  tablet: 'a caffeine tablet',
} as const satisfies Record<ChosenCaffeine['form'], string>

const whyNot = (because: NonNullable<ChosenCaffeine['because']>) =>
  because.code in reasons ? reasons[because.code as NoCaffeineSo] : becauseWords(because as Barred)

const reasons = {
  'no-gel-fits': 'None of the gels here has your dose and is free of what you exclude',
  'no-gel-before-the-start': 'This race has no gel before the start whose place it could take',
} as const satisfies Record<NoCaffeineSo, string>

/** IBS, or the portions that are eaten for it. */
const hasDelicateBowel = (runner: Plan['runner']) =>
  mentions(runner, 'ibs') || runner.exclusions.groups.includes('fodmap')
