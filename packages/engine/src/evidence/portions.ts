import type { Choice, Rule } from './rule.ts'

export const carriedBesides = {
  kind: 'choice',
  id: 'carried-besides',
  value: { longer: 0.15, spare: 1 },
  unit: 'share of the time; servings',
  because:
    'A hard day costs many runners a tenth of their time and some more; fuel goes by the clock, so those minutes need servings too. And one may get lost.',
  words: 'Carry enough for 15 percent more time, and one spare.',
} as const satisfies Choice<Readonly<Record<'longer' | 'spare', number>>>

export const leastOfADay = {
  kind: 'choice',
  id: 'least-of-a-day',
  value: { protein: 0.8, share: 0.85, proteinShare: 0.6 },
  unit: 'g protein per kg; share of the energy and carbs planned; share of the protein planned',
  because:
    '0.8 g protein per kg is what is recommended to people who do not train at all; a day below it, or far below what is planned, is no menu to follow.',
  words: 'A day far short of its energy, carbs or protein is named as one that needs a dietitian.',
} as const satisfies Choice<Readonly<Record<'protein' | 'share' | 'proteinShare', number>>>

export const fiberOfADay = {
  kind: 'choice',
  id: 'fiber-of-a-day',
  value: { least: 25, mostAimedFor: 45, most: 60, mostOnTheEve: 25 },
  unit: 'g a day',
  because:
    '25 g a day is adequate, and 14 g for every 1,000 kcal comes to 35 to 45 g; over 60 g wind and urgency are likely on the run. The day before any race has little.',
  also: ['efsa2010', 'dri2005'],
  words: '25 to 45 g of fiber a day, never over 60, and at most 25 on the day before a race.',
} as const satisfies Choice<Readonly<Record<'least' | 'mostAimedFor' | 'most' | 'mostOnTheEve', number>>>

export const menuTolerances = {
  kind: 'choice',
  id: 'menu-tolerances',
  value: { energy: 0.05, carbs: 0.05, lessProtein: 0.1, moreProtein: 0.25, fat: 0.25 },
  unit: 'share of the target',
  because:
    'Daily needs are known to a tenth at best: a menu that misses by 5 percent is as true as one that misses by 1 percent, and reads like food.',
  words: 'A menu comes within 5 percent of its energy and carbs.',
} as const satisfies Choice<
  Readonly<Record<'energy' | 'carbs' | 'lessProtein' | 'moreProtein' | 'fat', number>>
>

export const cannedTunaInAWeek = {
  kind: 'choice',
  id: 'canned-tuna-in-a-week',
  value: 2,
  unit: 'servings in a week',
  because:
    'Tuna holds some mercury. The FDA and EPA advise two servings of such fish a week from the age of 11, and two to three for adults.',
  words: 'Canned tuna is on the table twice a week at most.',
} as const satisfies Choice<number>

export const foodFigures = {
  kind: 'rule',
  id: 'food-figures',
  value: 'carbohydrate with its fiber, protein, fat and sodium of each food',
  unit: 'per 100 g of the edible part',
  source: 'usda2015',
  where: 'abbreviated table',
  words: 'What a food holds is read from the tables of the US Department of Agriculture.',
} as const satisfies Rule<string>

export const coldStorage = {
  kind: 'rule',
  id: 'cold-storage',
  value: 3,
  unit: 'days in the fridge',
  source: 'foodSafety2023',
  where: 'Leftovers: 3 to 4 days at 4 °C (40 °F) or below; the shorter is used',
  words: 'Cooked food is eaten within three days from the fridge.',
} as const satisfies Rule<number>

export const riceInTheFridge = {
  kind: 'choice',
  id: 'rice-in-the-fridge',
  value: 1,
  unit: 'days in the fridge',
  because:
    'Spores of Bacillus cereus survive the boiling of rice and grow while it cools: eaten within a day there is little for them to do.',
  words: 'Cooked rice is eaten within a day from the fridge.',
} as const satisfies Choice<number>

export const boiledBeside = {
  kind: 'choice',
  id: 'boiled-beside',
  value: {
    rice: { fridgeDays: 1, handsOn: 2, total: 22 },
    pasta: { fridgeDays: 3, handsOn: 2, total: 17 },
    potatoes: { fridgeDays: 3, handsOn: 5, total: 25 },
  },
  unit: 'days in the fridge; minutes of hands; minutes',
  because:
    'A pot of plain rice, pasta or potatoes takes a few minutes to measure or peel, then boils by itself for 10 to 20. Boiled once, it serves the leftover lunch too: rice within a day, the others within three.',
  words: 'Plain rice, pasta and potatoes are boiled once for a dish and for what is left of it.',
} as const satisfies Choice<
  Readonly<
    Record<'rice' | 'pasta' | 'potatoes', Readonly<Record<'fridgeDays' | 'handsOn' | 'total', number>>>
  >
>

export const rounding = {
  kind: 'choice',
  id: 'rounding',
  value: { dailyGrams: 1, mealGrams: 5, carbsAnHour: 5, sodium: 10, fluidsAnHour: 10, fluids: 50 },
  unit: 'g; g; g/h; mg; ml/h; ml',
  because: 'Finer steps than these cannot be weighed, poured or felt.',
  words: 'Amounts are rounded to what a kitchen scale and a bottle can show.',
} as const satisfies Choice<
  Readonly<Record<'dailyGrams' | 'mealGrams' | 'carbsAnHour' | 'sodium' | 'fluidsAnHour' | 'fluids', number>>
>

export const wholeServings = {
  kind: 'choice',
  id: 'whole-servings',
  value: 'whole pieces and sips at whole minutes',
  unit: 'text',
  because: 'On the run a hand takes whole pieces and plain sips, nothing finer.',
  words: 'Every row is something that a hand can hold.',
} as const satisfies Choice<string>

export const softFlask = {
  kind: 'choice',
  id: 'soft-flask',
  value: 150,
  unit: 'ml',
  because:
    'Soft flasks for gel are sold with 120 to 180 ml; whole portions in one of 150 ml can be taken by its marks.',
  words: 'Homemade fuel is counted in whole portions of a soft flask of 150 ml.',
} as const satisfies Choice<number>

export const drinkFlask = {
  kind: 'choice',
  id: 'drink-flask',
  value: { milliliters: 500, carried: 2 },
  unit: 'ml; flasks',
  because:
    'The larger soft flasks hold 500 ml, and a vest or belt carries two. No station hands out salted water: what is more than that is mixed again on the way.',
  words: 'Salted water is carried in flasks of 500 ml, two at a time.',
} as const satisfies Choice<Readonly<Record<'milliliters' | 'carried', number>>>

export const oneBottle = {
  kind: 'choice',
  id: 'one-bottle',
  value: 600,
  unit: 'ml',
  because:
    'A bottle in the hand holds 500 to 600 ml. More of a sports drink is a second bottle to carry and powder to mix on the run: gels with the water of the course are lighter, so that a drink brings all of the carbs only where one bottle of it is enough.',
  words:
    'Carbs come from a drink alone where one bottle of it is enough, the runner chose it, or the course hands it out.',
} as const satisfies Choice<number>

export const sumOfRows = {
  kind: 'choice',
  id: 'sum-of-rows',
  value: 'a total is the sum of its rows as printed',
  unit: 'text',
  because: 'Every total is the sum of the rows as printed, so that the table adds up to the gram.',
  words: 'A total is the sum of its rows.',
} as const satisfies Choice<string>

export const quickDish = {
  kind: 'choice',
  id: 'quick-dish',
  value: 25,
  unit: 'minutes from start to table',
  because:
    'What a runner cooks on a working evening without planning for it. Over half of the mains and nearly all breakfasts take no longer, so that quick weeks still vary; below 25 minutes nothing is worth cooking ahead either.',
  words: 'A quick breakfast, lunch or dinner is on the table in 25 minutes.',
} as const satisfies Choice<number>

export const cookingSession = {
  kind: 'choice',
  id: 'cooking-session',
  value: {
    most: 60,
    settingOut: 3,
    boxing: 5,
    raceKit: 5,
    fromDays: 4,
    leastTotal: 25,
    leastQuarters: 4,
    oven: 1,
    stove: 2,
  },
  unit: 'minutes; days of race week; minutes and quarters of a dish; dishes in the oven and on the stove',
  because:
    'An hour is what a tapering runner gives to cooking ahead, with setting out and boxing inside it and that evening’s dinner cooked in it: one kitchen, one pair of hands. An oven has one heat at a time, and two dishes, each with a pot and a pan, fill a stove. What takes under 25 minutes or is less than a portion is no trouble to cook fresh, and for fewer than four days nothing is worth it.',
  words: 'Cooking ahead takes an hour by the clock at most.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'most'
      | 'settingOut'
      | 'boxing'
      | 'raceKit'
      | 'fromDays'
      | 'leastTotal'
      | 'leastQuarters'
      | 'oven'
      | 'stove',
      number
    >
  >
>

export const handsOnGrowth = {
  kind: 'choice',
  id: 'hands-on-growth',
  value: 1 / 3,
  unit: 'of the hands-on time of one portion, for each further portion',
  because:
    'Of the hands-on time of a dish for one about a third is peeling, chopping and weighing, which grow with every portion; fetching, heating, stirring and washing up are done once.',
  words: 'Each further portion in a pot takes a third of the hands-on minutes of the first.',
} as const satisfies Choice<number>

export const boilsOff = {
  kind: 'choice',
  id: 'boils-off',
  value: 60,
  unit: 'ml',
  because:
    'A covered pot at a low simmer loses about a quarter of a cup in the 15 to 20 minutes that rice takes, however little is in it: without it a small pot boils dry.',
  words: 'The water of a recipe is what its grain soaks up and what boils off.',
} as const satisfies Choice<number>

export const cookedOnce = {
  kind: 'choice',
  id: 'cooked-once',
  value: 20,
  unit: 'minutes of a breakfast or a snack',
  because:
    'What is left of a lunch or a dinner is the next one. A breakfast or a snack that is eaten again while it keeps is cooked for both times where it takes 20 minutes or more, as small amounts of rice do; anything quicker is made fresh.',
  words: 'A dish that is eaten again while it keeps is cooked once for both meals.',
} as const satisfies Choice<number>
