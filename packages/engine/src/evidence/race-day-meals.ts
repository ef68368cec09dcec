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
