import type { Choice, Points, Rule } from './rule.ts'

export const sweatRate = {
  kind: 'rule',
  id: 'sweat-rate',
  value: {
    perKilogramAndSpeed: 0.001323,
    constant: -0.14,
    perDegree: 0.01042,
    atDegrees: 18,
    least: 0.3,
    most: 2.5,
  },
  unit: 'L/h, by kg × km/h and °C',
  source: 'sawka2007',
  also: ['montain2006', 'barnes2019'],
  where:
    'our fit to the 24 predicted sweating rates (50 to 90 kg, 8.5 to 15 km/h, 18 and 28 °C); largest error 0.012 L/h',
  words: 'Sweat rises with weight, speed and heat.',
} as const satisfies Rule<
  Readonly<Record<'perKilogramAndSpeed' | 'constant' | 'perDegree' | 'atDegrees' | 'least' | 'most', number>>
>

export const ownSweatRate = {
  kind: 'choice',
  id: 'own-sweat-rate',
  value: 'the sweat rate that the runner measured',
  unit: 'text',
  because: 'A measurement of your own is nearer the truth than an estimate, which can be off by 40 percent.',
  also: ['barnes2019'],
  words: 'A sweat rate you measured goes before any estimate.',
} as const satisfies Choice<string>

export const sweatRateDoubts = {
  kind: 'choice',
  id: 'sweat-rate-doubts',
  value: { high: 2.5, extreme: 3.5 },
  unit: 'L/h',
  because:
    'Few runners sweat over 2.5 liters an hour, and 3.6 is the highest reported in an elite marathon runner: a larger figure is likelier a slip of the scale.',
  also: ['beis2012', 'barnes2019'],
  words: 'A measured sweat rate over 2.5 liters an hour deserves a second measurement.',
} as const satisfies Choice<Readonly<Record<'high' | 'extreme', number>>>

export const weighedRun = {
  kind: 'choice',
  id: 'weighed-run',
  value: [30, 360],
  unit: 'min',
  because:
    'Under half an hour a step of the scale weighs as much as the sweat; over six hours meals and toilets blur it.',
  words: 'A sweat rate is worked out from a run of half an hour to six hours.',
} as const satisfies Choice<readonly [number, number]>

export const weighedSweat = {
  kind: 'rule',
  id: 'weighed-sweat',
  value: 1,
  unit: 'L of sweat for each kg lost',
  source: 'sawka2007',
  also: ['mcdermott2017'],
  where: 'Hydration assessment, change of body weight over an exercise session',
  words:
    'Each kilogram that you are lighter after a run is a liter of sweat, and so is each liter that you drank.',
} as const satisfies Rule<number>

export const drinkingShareOfSweat = {
  kind: 'choice',
  id: 'drinking-share-of-sweat',
  value: {
    least: 0.5,
    littleLiters: 0.3,
    little: 0.75,
    most: {
      measured: [
        [3.5, 0.8],
        [4.5, 0.75],
      ],
      estimated: [
        [3.5, 0.8],
        [4.5, 0.6],
      ],
    },
  },
  unit: 'share of the sweat rate, by hours of running; L/h',
  because:
    'Drinking more than you sweat is the danger, above all over four hours. An estimate can be 40 percent too high: 60 percent of it is then the sweat rate itself, so nobody is asked for more from four and a half hours on, when there is time to drink too much; a measured rate keeps a margin of a quarter. Half of the sweat, or a sip habit of 0.3 L/h, is a modest plan.',
  also: ['hewButler2015', 'almond2005'],
  words: 'Always drink clearly less than you sweat.',
} as const satisfies Choice<
  Readonly<Record<'least' | 'little' | 'littleLiters', number>> & {
    readonly most: Readonly<Record<'measured' | 'estimated', Points>>
  }
>

export const overdrinking = {
  kind: 'choice',
  id: 'overdrinking',
  value: {
    noteFromHours: 2,
    strongFromHours: 4,
    smallFromHours: 3,
    smallUnderKilograms: 55,
    unsaltedFromHours: 2,
  },
  unit: 'hours; hours; hours; kg; hours',
  because:
    'Slow and small runners have the time and the small volume that drinking too much needs: over four hours the odds were 7.4 times those under 3:30. Without added salt it comes sooner. From two hours on every plan says to drink to thirst.',
  also: ['almond2005', 'hewButler2015'],
  words: 'From two hours on, drink to thirst and never to gain weight; over four hours this matters most.',
} as const satisfies Choice<
  Readonly<
    Record<
      'noteFromHours' | 'strongFromHours' | 'smallFromHours' | 'smallUnderKilograms' | 'unsaltedFromHours',
      number
    >
  >
>

export const drinkingByDuration = {
  kind: 'choice',
  id: 'drinking-by-duration',
  value: { fromHours: 0.75, overHours: 0.5, leastMilliliters: 100 },
  unit: 'hours; ml over the whole run',
  because:
    'Under 45 minutes nothing needs to be drunk on the way; the plan grows to its full rate at 75 minutes, and less than 100 ml is not worth a stop.',
  words: 'Under 45 minutes there is nothing to drink on the way.',
} as const satisfies Choice<Readonly<Record<'fromHours' | 'overHours' | 'leastMilliliters', number>>>

export const stops = {
  kind: 'choice',
  id: 'stops',
  value: { mostMilliliters: 200, minutesApart: 10, feedMinutesApart: 15, feedAboveGrams: 2 },
  unit: 'ml at a stop; minutes; minutes; g of carbs above which a stop is a feed',
  because:
    'A cup holds 150 to 200 ml, and more at once sloshes; where a rate asks for more there are more stops. Carbs come at least 15 minutes apart, so that one feed has left before the next; the gram or two of an electrolyte tablet are no feed.',
  words: 'At most 200 ml at one stop, and stops at least 10 minutes apart.',
} as const satisfies Choice<
  Readonly<Record<'mostMilliliters' | 'minutesApart' | 'feedMinutesApart' | 'feedAboveGrams', number>>
>

export const strongestDrink = {
  kind: 'choice',
  id: 'strongest-drink',
  value: 0.25,
  unit: 'g of carbs in a milliliter',
  because:
    'The strongest drink in the catalog has 0.18 g a milliliter, and the stronger a drink, the more slowly it leaves the stomach. A label well above that is a syrup, or gives the volume of the powder instead of the drink.',
  words: 'A drink has at most 250 g of carbs a liter.',
} as const satisfies Choice<number>

export const farStations = {
  kind: 'choice',
  id: 'far-stations',
  value: 60,
  unit: 'minutes from one station to the next',
  because:
    'Past an hour without a drink nobody can rely on stations: the runner carries a bottle, and the plan counts on that.',
  words: 'Stations more than an hour apart are no way to drink.',
} as const satisfies Choice<number>

export const bottleBetweenStations = {
  kind: 'choice',
  id: 'bottle-between-stations',
  value: { milliliters: 500, underShareOfFluids: 0.75 },
  unit: 'ml; share of the fluids that the race asks for',
  because:
    'Where stations alone leave a runner short of carbs, or with less than three quarters of the fluids, a bottle that is filled at stations closes the gap; for less than that nobody carries half a kilogram to the finish.',
  words:
    'Where stations stand too far apart for the carbs, or for three quarters of the fluids, the plan counts on a bottle.',
} as const satisfies Choice<Readonly<Record<'milliliters' | 'underShareOfFluids', number>>>

export const swallowedOfACup = {
  kind: 'choice',
  id: 'swallowed-of-a-cup',
  value: 100,
  unit: 'ml of one cup',
  because: 'A runner spills part of a cup: 100 to 150 ml of it are swallowed on the run.',
  words: 'Of a cup on the run about 100 ml are swallowed.',
} as const satisfies Choice<number>

export const mostFluidAnHour = {
  kind: 'rule',
  id: 'most-fluid-an-hour',
  value: { usual: 0.8 },
  unit: 'L/h',
  source: 'sawka2007',
  also: ['costill1974'],
  where: '0.4 to 0.8 L/h as a starting point for marathon runners',
  words: '0.4 to 0.8 liters an hour suit most runners.',
} as const satisfies Rule<Readonly<Record<'usual', number>>>

export const moreFluidInHeat = {
  kind: 'choice',
  id: 'more-fluid-in-heat',
  value: {
    added: 0.2,
    byHours: [
      [3.5, 1],
      [4.5, 0],
    ],
    sweatFrom: 1.3,
    sweatOver: 0.2,
  },
  unit: 'L/h; share by hours; L/h',
  because:
    'A stomach passes on about a liter an hour at most; the extra fifth is for heat or a measured high sweat rate, and not for slow runners, who are the ones in danger of drinking too much.',
  also: ['costill1974', 'almond2005'],
  words: 'In heat, up to a liter an hour, except over four and a half hours.',
} as const satisfies Choice<{
  readonly added: number
  readonly byHours: Points
  readonly sweatFrom: number
  readonly sweatOver: number
}>

export const highDrinkingVolume = {
  kind: 'rule',
  id: 'high-drinking-volume',
  value: 3,
  unit: 'L over the whole race',
  source: 'almond2005',
  where: 'over 3 liters drunk was associated with hyponatremia',
  words: 'More than three liters over a slow race deserves a warning.',
} as const satisfies Rule<number>

export const bodyMassLoss = {
  kind: 'rule',
  id: 'body-mass-loss',
  value: 0.02,
  unit: 'share of body mass',
  source: 'sawka2007',
  also: ['mcdermott2017'],
  where: 'drink to keep the loss under about 2 percent, and never to gain',
  words: 'Drink enough to lose no more than about 2 percent of your weight.',
} as const satisfies Rule<number>

export const bodyMassLossNote = {
  kind: 'choice',
  id: 'body-mass-loss-note',
  value: 3,
  unit: 'percent of body mass',
  because: 'A loss over 3 percent is more than drinking on the run can make good, so the runner should know.',
  also: ['sawka2007'],
  words: 'A loss over 3 percent cannot all be replaced on the run.',
} as const satisfies Choice<number>
