import type { Choice } from './rule.ts'

export const raceDayMeals = {
  kind: 'choice',
  id: 'race-day-meals',
  value: {
    late: { fromMinute: 11 * 60, breakfastPerKilogram: 1 },
    evening: {
      fromMinute: 15 * 60,
      raceMealPerKilogram: 1.5,
      snackGrams: 30,
      snackMinutesBefore: 90,
      snackUntilMinutesBefore: 60,
    },
    lunch: { fromMinute: 18 * 60, perKilogram: 1.5, minutesBefore: 360, latestMinute: 13 * 60 },
    breakfast: { latestMinute: 8 * 60, minutesBeforeRaceMeal: 120 },
    mostPerKilogram: { long: 5, short: 3.5, longFromHours: 1.5 },
    topUpGrams: 30,
    caffeineFromMinute: 17 * 60,
  },
  unit: 'minutes past midnight; g/kg; g; minutes before the start; hours',
  because:
    'Sources give grams before a race, not clock times: a start from eleven on leaves time for a breakfast before the race meal, one in the evening for lunch and a snack. All of race day up to the start stays below what a stomach should carry into a race: lunch gives way first, then breakfast, and the race meal last.',
  also: ['thomas2016', 'burke2011'],
  words: 'Before a start at noon or in the evening, race day has meals of its own ahead of the race meal.',
} as const satisfies Choice<unknown>

export const raceDayDishes = {
  kind: 'choice',
  id: 'race-day-dishes',
  value: {
    lessCarbs: 0.12,
    most: {
      breakfast: { fat: 15, fiber: 8, protein: 30 },
      lunch: { fat: 15, fiber: 8, protein: 40 },
      snack: { fat: 6, fiber: 4, protein: 12 },
    },
    leastOfABreakfast: 30,
    leastOfALunch: 45,
  },
  unit: 'share of the target; g; g of carbs',
  because:
    'Dishes come in quarters: each is a little below its carbs rather than above, so that the day stays below its most. Fat and fiber are those of a race breakfast, since they are what runners most often avoid before a race; what is left of a lunch that gave way is a snack.',
  also: ['parnell2020'],
  words: 'Meals on the day of an afternoon or evening race have at most 15 g of fat and 8 g of fiber.',
} as const satisfies Choice<unknown>
