import type { Choice, Points, Rule } from './rule.ts'

export const recoveryCarbohydrate = {
  kind: 'rule',
  id: 'recovery-carbohydrate',
  value: { least: 1, most: 1.2 },
  unit: 'g/kg an hour, for four hours, when the next session is near',
  source: 'thomas2016',
  where: 'restoring glycogen',
  words: '1.0 to 1.2 grams of carbohydrate per kilogram restore the stores fastest.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>

export const recoveryProtein = {
  kind: 'rule',
  id: 'recovery-protein',
  value: { usual: 0.3, vegan: 0.35, from60: 0.4, fromYears: 60, least: 15, most: 40 },
  unit: 'g/kg in one meal; years; g',
  source: 'jager2017',
  also: ['moore2021'],
  where: '0.25 to 0.40 g/kg in a meal; placed higher for vegans and from 60',
  words: '0.25 to 0.40 grams of protein per kilogram in one meal repair muscle.',
} as const satisfies Rule<
  Readonly<Record<'usual' | 'vegan' | 'from60' | 'fromYears' | 'least' | 'most', number>>
>

export const recoveryServing = {
  kind: 'choice',
  id: 'recovery-serving',
  value: [
    [0.75, 0.8],
    [1, 1],
    [1.5, 1.2],
  ],
  unit: 'g/kg, by hours of running',
  because: 'One serving is enough when the next hard session is a day away; a short run empties less.',
  also: ['thomas2016'],
  words: 'One serving of carbohydrate after the run, a larger one after a longer run.',
} as const satisfies Choice<Points>

export const roomForRecovery = {
  kind: 'choice',
  id: 'room-for-recovery',
  value: { share: 0.85 },
  unit: 'share of the carbohydrate of the day of the long run',
  because:
    'Where the meal before, the fuel on the run and the meal after are more than this, lunch and dinner would be without bread or rice: the meal after gives way, and lunch within the hour takes its place.',
  words: 'After a very long run with much fuel, lunch is the recovery meal.',
} as const satisfies Choice<Readonly<Record<'share', number>>>

export const recoveryFluids = {
  kind: 'rule',
  id: 'recovery-fluids',
  value: { least: 1.25, most: 1.5 },
  unit: 'times what was lost',
  source: 'thomas2016',
  also: ['shirreffs1996'],
  where: '125 to 150 percent of the loss',
  words: 'Drink a quarter to a half more than you lost, over several hours.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>

export const recoveryFluidsLimits = {
  kind: 'choice',
  id: 'recovery-fluids-limits',
  value: { least: 0.25, most: 1.5, mostLater: 3 },
  unit: 'L in two hours; L in the 4 to 6 hours after them',
  because:
    'More than 1.5 liters in two hours is more than a tired body should take at once; of the rest, no more than 3 liters, half a liter to three quarters an hour: kidneys keep up with that, and a sweat rate that asks for more deserves another weighing before anybody drinks by it.',
  also: ['hewButler2015'],
  words: 'At most one and a half liters in the first two hours, and three liters over the next four to six.',
} as const satisfies Choice<Readonly<Record<'least' | 'most' | 'mostLater', number>>>

export const recoverySodium = {
  kind: 'rule',
  id: 'recovery-sodium',
  value: 920,
  unit: 'mg per liter drunk',
  source: 'merson2008',
  also: ['shirreffs1996'],
  where: '40 to 50 mmol/L kept more of the drink than 0 to 31',
  words: 'Fluid stays in the body when about 920 milligrams of sodium come with each liter.',
} as const satisfies Rule<number>

export const recoverySodiumLimits = {
  kind: 'choice',
  id: 'recovery-sodium-limits',
  value: { least: 300, most: 1500 },
  unit: 'mg in two hours',
  because: 'The salt of an ordinary meal at the least, of a salty one at the most; food counts.',
  words: 'Between 300 and 1,500 milligrams of sodium after the run, food included.',
} as const satisfies Choice<Readonly<Record<'least' | 'most', number>>>

export const recoveryMealTolerances = {
  kind: 'choice',
  id: 'recovery-meal-tolerances',
  value: { carbs: 0.25, protein: 0.1, moreProtein: 0.33, mostFatShare: 0.35 },
  unit: 'share of the target; share of energy',
  because:
    'What is carried comes whole: a bagel, a carton, two bars. Some more carbs than one serving are no harm, nor is protein up to 0.4 g/kg, the top of what is advised; less of either would be. A light meal goes down better.',
  words:
    'The meal after a run holds its carbs or up to a quarter more, and its protein, a tenth less or a third more.',
} as const satisfies Choice<Readonly<Record<'carbs' | 'protein' | 'moreProtein' | 'mostFatShare', number>>>
