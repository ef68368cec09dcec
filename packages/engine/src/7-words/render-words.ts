import { lazyProperties } from '../lazy-properties.ts'
import { tierOfNote } from '../note.ts'
import type { Plan } from '../plan.ts'
import { groceriesWords } from './groceries/grocery-list.ts'
import { trainingDayWords, weighing } from './menus/daily-plan.ts'
import { mealWords } from './menus/meal-words.ts'
import { saladInWords } from './menus/dish-words.ts'
import { mealsOf, recipeCards } from './menus/recipe-cards.ts'
import { renderNote } from './notes/render-note.ts'
import type { PlanWords } from './plan-words.ts'
import { batchSteps } from './prep/batch-steps.ts'
import { raceKit, recipesToMake } from './prep/race-kit.ts'
import { ifThenWords } from './race-day/if-then-words.ts'
import { raceWords } from './race-day/race-words.ts'
import { fuelCards } from './race-day/fuel-cards.ts'
import { longRunWords } from './race-day/long-run-fueling.ts'
import { raceDoseWords } from './race-day/race-dose.ts'
import { raceRowWords } from './race-day/race-day-plan.ts'
import { raceDayMealWords } from './race-week/race-day-meals.ts'
import { raceWeekWords } from './race-week/race-week.ts'

/** The plan in words, each part rendered when it is first read: the head of a page needs few of them. */
export const renderWords = (plan: Plan): PlanWords =>
  lazyProperties({
    race: () => raceWords(plan),
    weighing: () => weighing(plan.runner),
    salad: () => saladInWords(plan.runner, mealsOf(plan)),
    trainingDays: () => trainingDayWords(plan),
    longRun: () => longRunWords(plan),
    raceWeek: () => raceWeekWords(plan),
    breakfastAway: () =>
      plan.race_day.breakfast_away && mealWords(plan.runner, plan.race_day.breakfast_away, 'Away from home'),
    raceDayMeals: () => raceDayMealWords(plan),
    recipes: () => [...recipeCards(plan), ...fuelCards(plan)],
    raceRows: () => raceRowWords(plan),
    raceNotes: () => [],
    ifThen: () => ifThenWords(plan),
    raceDose: () => raceDoseWords(plan),
    groceries: () => groceriesWords(plan),
    prep: () => ({ steps: batchSteps(plan), kit: raceKit(plan), toMake: recipesToMake(plan) }),
    notes: () =>
      plan.notes.map((note) => ({
        code: note.code,
        tier: tierOfNote[note.code],
        text: renderNote(note, plan),
      })),
  })
