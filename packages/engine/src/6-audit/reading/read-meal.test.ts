import { expect, test } from 'vitest'
import { goodMenus } from '../testing/good-menus.ts'
import { figuresOf, readMeal } from './read-meal.ts'
import { readMenus } from './read-menus.ts'

const readAs = (line: string) => {
  const { portions, isWhole, stated } = readMeal(line)
  const { energy, carbs, protein, fat } = stated
  return [
    isWhole ? portions.map(({ food, grams }) => `${Math.round(grams)} ${food.id}`).join(', ') : 'unread',
    [energy, carbs, protein, fat].map((figure) => figure ?? '-').join(' '),
  ]
}

test.each([
  [
    'Breakfast: porridge with banana — 80 g rolled oats (1 cup), 250 ml soy milk, 1 banana (118 g) · 612 kcal, 112 g carbs, 18 g protein, 12 g fat',
    '80 oats-rolled-dry, 258 soy-milk, 118 banana',
    '612 112 18 12',
  ],
  [
    'Lunch: Oatmeal bowl (80g oats, 250ml soy milk, 1 banana and 2 tbsp honey): ~600 calories, 110g carbs',
    '80 oats-rolled-dry, 258 soy-milk, 118 banana, 42 honey',
    '600 110 - -',
  ],
  [
    '- Breakfast (7 am): 80g oats with 250 ml oat milk, a banana, cinnamon – Carbs: 90 g, protein 20 g',
    '80 oats-rolled-dry, 253 oat-milk, 118 banana',
    '- 90 20 -',
  ],
  [
    'Dinner - 1½ cups cooked rice + 150 g firm tofu + 1 tbsp olive oil = 1,050 kcal',
    '237 rice-white-cooked, 150 tofu-firm, 14 olive-oil',
    '1050 - - -',
  ],
  ['2 rice cakes and half a banana, 30 grams of carbs', '18 rice-cakes, 59 banana', '- 30 - -'],
  ['Dinner: rice with tofu and vegetables · 650 kcal, 90 g carbs', 'unread', '650 90 - -'],
  ['Dinner: 200 g cooked rice, one magic bean · 650 kcal', 'unread', '650 - - -'],
  ['Snack: 2 gels (25 g carbs each)', 'unread', '- 25 - -'],
  ['Aim for 60-80 g carbs', 'unread', '- - - -'],
  ['1 banana, 1 plain bagel (50 g carbs)', 'unread', '- 50 - -'],
  ['1 plain bagel (50 g carbs)', '105 bagel-plain', '- 50 - -'],
  // A figure for each food is none of the meal.
  ['200 g cooked rice (56 g carbs), 1 banana (27 g carbs)', '200 rice-white-cooked', '- - - -'],
] as const)('"%s"', (line, portions, stated) => {
  expect(readAs(line)).toEqual([portions, stated])
})

test('what a meal holds is counted 4/4/9 from the data', () => {
  const { energy, carbs, protein, fat } = figuresOf(readMeal('100 g cooked rice, 10 g olive oil').portions)
  // White rice: 28.17 g carbs, 2.69 g protein and 0.28 g fat in 100 g; oil is all fat.
  expect([carbs, protein, fat].map((figure) => figure?.toFixed(2))).toEqual(['28.17', '2.69', '10.28'])
  expect(energy?.toFixed(1)).toBe((4 * 28.17 + 4 * 2.69 + 9 * 10.28).toFixed(1))
})

const week = (...mon_wed: string[]) =>
  readMenus({ ...goodMenus, race_week: { ...goodMenus.race_week, mon_wed } }).mondayToWednesday

const meals = ['Breakfast: oats · 90 g carbs', 'Lunch: rice · 100 g carbs']

test.each([
  [['Each day: 350 g carbs', ...meals], [1]],
  [['Monday, May 3 to Wednesday, May 5.', 'Each day: 350 g carbs', ...meals], [3]],
  [['Monday-Wednesday: eat the same each day.', ...meals], [3]],
  [['Tuesday and Wednesday, the same every day.', ...meals], [2]],
  [
    [
      'Monday, May 3 is already past. Tuesday, May 4 and Wednesday, May 5.',
      'Each day: 350 g carbs',
      ...meals,
    ],
    [2],
  ],
  [['Wednesday, May 5: 4 days before the race.', 'The whole day: 350 g carbs', ...meals], [1]],
  [
    ['Monday: 350 g carbs', ...meals, 'Tuesday: 350 g carbs', ...meals],
    [1, 1],
  ],
  [
    [...meals, 'Total: 190 g carbs', ...meals, 'Total: 190 g carbs'],
    [1, 1],
  ],
  [['Eat as on an easy day.'], []],
] as const)('%j is eaten %j times', (texts, times) => {
  expect(week(...texts).map((day) => day.times)).toEqual(times)
})

test('what stands to choose from adds nothing to a day', () => {
  const [day] = week(
    'Monday: 190 g carbs',
    ...meals,
    'Snack ideas: a banana · 27 g carbs',
    'Snack or dessert: 30 g carbs',
  )
  expect(day?.meals).toHaveLength(2)
})

test('a text beyond any meal is left alone at once', () => {
  const long = `Breakfast: ${'1 g oats, '.repeat(20_000)}`
  const start = performance.now()
  const menus = readMenus({
    ...goodMenus,
    race_week: { ...goodMenus.race_week, thu_fri: [long], race_morning: [long] },
  })
  expect(menus.thursdayToFriday).toEqual([])
  expect(performance.now() - start).toBeLessThan(500)
})
