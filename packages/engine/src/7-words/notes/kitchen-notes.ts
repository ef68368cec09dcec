import { quickDish } from '../../evidence/portions.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { KitchenNotKept, SwapNotKept } from '../../not-kept.ts'
import type { Plan } from '../../plan.ts'
import { nameOfDay } from '../amounts/days.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { dislikeName } from '../menus/dislike-name.ts'
import { mealName } from '../menus/meal-words.ts'
import { recipeTitle } from '../menus/recipe-title.ts'
import type { NoteRenderers } from './note-renderers.ts'

export const kitchenNotes = {
  'kitchen-not-kept': ({ of, what }, plan) => {
    const left = (plan.kitchen_not_kept ?? []).find((each) => each.of === of && whatOf(each) === what)
    return left ? notKept(left, plan) : ''
  },
} satisfies Partial<NoteRenderers>

const whatOf = (left: KitchenNotKept) =>
  left.of === 'dislike' ? left.id : left.of === 'swap' ? left.meal : ''

// oxlint-disable-next-line typescript/consistent-return -- every wish has its case, or it does not compile
function notKept(left: KitchenNotKept, plan: Plan): string {
  switch (left.of) {
    case 'dislike':
      return `${capitalize(dislikeName(left.id))} ${whyItStays(left, plan)}`
    case 'swap':
      return `${mealInWords(left.meal, plan)} is not swapped for ${lowercaseFirst(recipeTitle(left.recipe))}: ${whyNotSwapped[left.because]}.`
    case 'quick':
      return `These take longer than ${quickDish.value} minutes, since nothing quicker meets their days: ${slowDishes(left.recipes)}.`
    case 'hotel':
      return 'Race breakfast needs a stove: of what you eat, none does without.'
  }
}

// oxlint-disable-next-line typescript/consistent-return -- every code has its case, or it does not compile
function whyItStays({ id, because }: LeftDislike, plan: Plan): string {
  switch (because.code) {
    case 'needed':
      return `stays in the plan: runners cannot do without it.${id === 'salt-table' ? lessSalt : ''}`
    case 'few-dishes':
      return `stays in your meals: without it too few ${dishes[because.meal]} are left.`
    case 'day-short':
      return `stays in your meals: without it ${dayName(because.day, plan)} falls short.`
    case 'day-salty':
      return `stays in your meals: without it ${dayName(because.day, plan)} has too much sodium.`
    case 'race-fuel':
      return 'stays in your homemade race fuel, where nothing else serves you as well; your meals leave it out.'
  }
}

type LeftDislike = Extract<KitchenNotKept, { of: 'dislike' }>

const lessSalt = ' If you were told to eat less of it, write so among your allergies.'

const dishes = {
  breakfast: 'breakfasts',
  main: 'lunches and dinners',
  snack: 'snacks',
  'race morning': 'race breakfasts',
  recovery: 'recovery snacks',
} as const

const whyNotSwapped: Readonly<Record<SwapNotKept, string>> = {
  'no-such-meal': 'that day has no such meal',
  'other-meal': 'it is a dish for another time of day',
  'not-permitted': 'your diet or your allergies leave it out',
  disliked: 'it has something that is not for you',
  'needs-a-stove': 'a hotel room has no stove',
  'does-not-fit': 'the day would miss its energy or carbs',
}

function dayName(key: string, plan: Plan): string {
  const day = [...plan.training_days, ...plan.race_week].find((each) => each.key === key)
  return day ? nameOfDay(day) : 'the day'
}

/** "Dinner on Thursday, April 8", "Lunch of the rest day". */
function mealInWords(place: string, plan: Plan): string {
  const [day = '', name = ''] = place.split('.')
  const isDated = plan.race_week.some(({ key }) => key === day)
  return `${mealName({ name: name as Parameters<typeof mealName>[0]['name'] })} ${isDated ? 'on' : 'of'} ${dayName(day, plan)}`
}

const listed = 4

function slowDishes(recipes: readonly string[]): string {
  const names = recipes.slice(0, listed).map((id) => lowercaseFirst(recipeTitle(id)))
  const others = recipes.length - names.length
  return joinList(others > 0 ? [...names, `${others} more`] : names)
}
