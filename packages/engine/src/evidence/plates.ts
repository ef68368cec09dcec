import type { Choice, Points, Rule } from './rule.ts'

export const mostBeside = {
  kind: 'choice',
  id: 'most-beside',
  value: { bread: 140, cooked: 350, potatoes: 450, tofu: 260, tempeh: 150 },
  unit: 'g of bread, of cooked rice or pasta, of potatoes, of tofu, of tempeh at one meal, the dish’s own included; more only on days of 3,500 kcal',
  because:
    'Four slices, a large plate of rice or three potatoes are the most that people eat beside a dish, and two thirds of a block of tofu or tempeh the most that is one portion.',
  words: 'Plain sides stay within the portions that people eat.',
} as const satisfies Choice<Readonly<Record<'bread' | 'cooked' | 'potatoes' | 'tofu' | 'tempeh', number>>>

export const mostAtAMeal = {
  kind: 'choice',
  id: 'most-at-a-meal',
  value: {
    bread: 144,
    cooked: 420,
    potatoes: 450,
    porridge: 92,
    legumes: 240,
    tofu: 350,
    tempeh: 210,
    plantGround: 210,
    puffed: 60,
    meat: 180,
  },
  unit: 'g of bread, of cooked grains, of potatoes, of grain for porridge dry, of legumes, of tofu, of tempeh, of plant-based ground, of puffed rice and of cooked meat or fish in a dish and beside it',
  because:
    'Four slices, two and a half cups of rice, three potatoes, a porridge of one and a half portions, a can of beans, a large block of tofu or of tempeh, four cups of puffed rice or two palms of meat or fish are as much as anyone finishes at one sitting; juice, fruit or milk beside it brings the rest.',
  words: 'No plate holds more bread, grain, potatoes, beans or tofu than a person finishes.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'bread'
      | 'cooked'
      | 'potatoes'
      | 'porridge'
      | 'legumes'
      | 'tofu'
      | 'tempeh'
      | 'plantGround'
      | 'puffed'
      | 'meat',
      number
    >
  >
>

export const mostInADay = {
  kind: 'choice',
  id: 'most-in-a-day',
  value: {
    oil: 25,
    seeds: 40,
    juice: 500,
    juiceOnLoadingDays: 1000,
    juiceLowInFodmap: 400,
    eggs: 160,
    milk: 750,
    legumes: 2,
    legumesJustBefore: 1,
    legumesOnTheEve: 0,
    riceShare: 1 / 3,
    cereal: 120,
    soy: 2,
    soyBesideOthers: 1,
    soyFoods: 300,
    anySoy: 3,
    tuna: 120,
    breads: 2,
    cereals: 1,
    rices: 2,
    ricePlates: 1,
    potatoes: 1,
    pastas: 1,
    jams: 2,
    bananas: 300,
    oranges: 262,
    apples: 364,
    ricePudding: 350,
    powder: 50,
  },
  unit: 'g of oil, nuts and seeds, eggs, milk and canned tuna; ml of juice; meals with legumes, with legumes on the last three days, with legumes on the eve for those who have milk, eggs or meat, with soy, with soy for those who have milk, eggs or meat; g of tofu, tempeh and edamame; meals with any soy, a glass of its drink included; meals with bread, with cereal, with rice, with a plate of rice, with potatoes, with pasta or noodles, with jam; g of bananas, of oranges and of apples, two pieces each; g of rice pudding and of protein powder; share of energy from cooked rice; g of cereal',
  because:
    'More of one food than this is a sum that works on paper and a day that nobody eats; three eggs and three glasses of milk are much already, and whoever had potatoes at lunch wants something else at dinner.',
  words:
    'No day leans on one food: oil, nuts, bananas, oranges, apples, jam, juice, eggs, milk, beans, rice, pasta, potatoes and soy each have a most.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'oil'
      | 'seeds'
      | 'juice'
      | 'juiceOnLoadingDays'
      | 'juiceLowInFodmap'
      | 'eggs'
      | 'milk'
      | 'legumes'
      | 'legumesJustBefore'
      | 'legumesOnTheEve'
      | 'riceShare'
      | 'cereal'
      | 'soy'
      | 'soyBesideOthers'
      | 'soyFoods'
      | 'anySoy'
      | 'tuna'
      | 'breads'
      | 'cereals'
      | 'rices'
      | 'ricePlates'
      | 'potatoes'
      | 'pastas'
      | 'jams'
      | 'bananas'
      | 'oranges'
      | 'apples'
      | 'ricePudding'
      | 'powder',
      number
    >
  >
>

export const largeDays = {
  kind: 'choice',
  id: 'large-days',
  value: { from: 3000, most: 1.5, secondPlateOfRice: 3500 },
  unit: 'kcal from which a day may hold more, as its energy grows; times as much at most; kcal from which there are two plates of rice',
  because:
    'Who eats 4,500 kcal drinks a liter of milk where others drink three glasses, and has rice at noon and again in the evening: amounts that are much for one person are half of what another needs. Juice, oil, nuts, beans, soy and canned tuna stay as they are.',
  words: 'Very large days hold more milk, bananas, rice pudding and rice.',
} as const satisfies Choice<Readonly<Record<'from' | 'most' | 'secondPlateOfRice', number>>>

export const proteinOfAMain = {
  kind: 'choice',
  id: 'protein-of-a-main',
  value: 20,
  unit: 'g at lunch and dinner of ordinary days, wherever the numbers allow',
  because:
    'About 0.3 g per kg at each of three meals is what muscles use best; potatoes with butter are a side. On loading days plain starch is what is wanted.',
  also: ['jager2017'],
  words: 'Lunch and dinner bring 20 g of protein or more.',
} as const satisfies Choice<number>

export const proteinOfABreakfast = {
  kind: 'choice',
  id: 'protein-of-a-breakfast',
  value: 15,
  unit: 'g at breakfast under 18, wherever the numbers allow, but before a long run and the race',
  because:
    'Toast with butter and jam alone is no breakfast for somebody who grows: milk, yogurt, cheese or an egg is.',
  words: 'Under 18, breakfast brings 15 g of protein or more.',
} as const satisfies Choice<number>

export const energyOfRice = {
  kind: 'rule',
  id: 'energy-of-rice',
  value: 1.3,
  unit: 'kcal per g, cooked',
  source: 'usda2015',
  where: 'abbreviated table, 20045: white long-grain rice, cooked',
  words: 'A gram of cooked white rice holds 1.3 kilocalories.',
} as const satisfies Rule<number>

export const mealShares = {
  kind: 'choice',
  id: 'meal-shares',
  value: { breakfast: [0.2, 0.3], lunch: [0.25, 0.35], dinner: [0.25, 0.35], snack: [0.03, 0.15] },
  unit: 'share of the day’s energy, least and most',
  because:
    'Three meals of like size keep every plate one a person can finish, and protein spread over the day is used best.',
  also: ['jager2017'],
  words: 'Three meals of like size and small snacks.',
} as const satisfies Choice<
  Readonly<Record<'breakfast' | 'lunch' | 'dinner' | 'snack', readonly [number, number]>>
>

export const mealAfterALongRun = {
  kind: 'choice',
  id: 'meal-after-a-long-run',
  value: { carbs: 60, share: 0.3 },
  unit: 'g of carbs at least; share of what breakfast, fuel and recovery leave of the day’s carbs at most',
  because:
    'Carried recovery is one serving of about 1 g/kg. The meal that follows is where people want rice, pasta or potatoes, and refilling goes on for hours.',
  also: ['thomas2016'],
  words: 'The meal after a long run has a starch.',
} as const satisfies Choice<Readonly<Record<'carbs' | 'share', number>>>

export const loadingMeals = {
  kind: 'choice',
  id: 'loading-meals',
  value: { mostEnergy: 1000, mostCarbs: 160, afterDinner: 250, sevenFrom: 4000 },
  unit: 'kcal and g of carbs at one meal; kcal after dinner; kcal from which there are seven',
  because:
    'This much carbohydrate goes down easier little and often, and a dinner that is early and not the largest makes for a better night.',
  words:
    'On loading days food is spread over six meals, seven on very large days, with little after an early dinner.',
} as const satisfies Choice<
  Readonly<Record<'mostEnergy' | 'mostCarbs' | 'afterDinner' | 'sevenFrom', number>>
>

export const mostCarbsAtAMeal = {
  kind: 'choice',
  id: 'most-carbs-at-a-meal',
  value: { grams: 190, withDiabetes: 115, share: 0.15 },
  unit: 'g at one meal of a day that is not of a carb load, of anybody and with diabetes; on larger days share of the day’s energy as carbs',
  because:
    'Two hundred grams are three plates of pasta. A very large day has them in further snacks and in the fuel of its run. With diabetes the same carbs come in more even meals: a meal of 150 g raises blood sugar more.',
  words: 'No meal holds more carbohydrate than a large plate and its sides.',
} as const satisfies Choice<Readonly<Record<'grams' | 'withDiabetes' | 'share', number>>>

export const snacksOfADay = {
  kind: 'choice',
  id: 'snacks-of-a-day',
  value: [
    [0, 1],
    [2000, 2],
    [2900, 3],
    [3700, 4],
    [4700, 5],
  ],
  unit: 'snacks, from so many kcal',
  because: 'A large day goes down easier in more meals; a small one needs no grazing.',
  words: 'Larger days have more snacks: one below 2,000 kcal, up to five from 4,700 kcal.',
} as const satisfies Choice<Points>

export const unmeasuredFiber = {
  kind: 'choice',
  id: 'unmeasured-fiber',
  value: { tempeh: 5, 'soba-cooked': 1.5, 'somen-cooked': 1, 'coconut-milk-canned': 0 },
  unit: 'g per 100 g',
  because:
    'The tables leave these open. Whole fermented soybeans hold about as much as boiled ones, fine wheat and buckwheat noodles no more than spaghetti, and strained coconut milk next to none; counting them as nothing would hide the fiber of tempeh.',
  words: 'Where the tables give no fiber, a like food stands in.',
} as const satisfies Choice<Readonly<Record<string, number>>>

export const menuProteinWithKidneyDisease = {
  kind: 'choice',
  id: 'menu-protein-with-kidney-disease',
  value: { less: 0.15, floor: 1 },
  unit: 'share of the target below it, never above; g/kg',
  because:
    'Protein is held down there, so a menu may miss it downward and not upward, and never below what a body needs.',
  words: 'With kidney disease a menu holds at most the protein of its target.',
} as const satisfies Choice<Readonly<Record<'less' | 'floor', number>>>
