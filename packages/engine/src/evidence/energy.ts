import type { Choice, Points, Rule } from './rule.ts'

export const restingEnergy = {
  kind: 'rule',
  id: 'resting-energy',
  value: { perKilogram: 10, perCentimeter: 6.25, perYear: -5, male: 5, female: -161, other: -78 },
  unit: 'kcal/day',
  source: 'mifflin1990',
  also: ['frankenfield2005', 'oneill2023'],
  where: 'the simplified equation; "Other" is the mean of the two constants',
  words: 'What your body uses at rest follows from weight, height, age and sex.',
} as const satisfies Rule<
  Readonly<Record<'perKilogram' | 'perCentimeter' | 'perYear' | 'male' | 'female' | 'other', number>>
>

export const restingEnergyUnder18 = {
  kind: 'rule',
  id: 'resting-energy-under-18',
  value: { male: { perKilogram: 17.686, constant: 658.2 }, female: { perKilogram: 13.384, constant: 692.6 } },
  unit: 'kcal/day',
  source: 'schofield1985',
  where: 'ages 10 to 18, by weight',
  words: 'A growing body uses more at rest than an adult one.',
} as const satisfies Rule<
  Readonly<Record<'male' | 'female', Readonly<Record<'perKilogram' | 'constant', number>>>>
>

export const fatFreeMass = {
  kind: 'rule',
  id: 'fat-free-mass',
  value: { scale: 9270, male: { constant: 6680, perIndex: 216 }, female: { constant: 8780, perIndex: 244 } },
  unit: 'kg, from weight and body mass index',
  source: 'janmahasatian2005',
  where: 'the semi-mechanistic model for men and for women',
  words: 'Weight and height give a fair estimate of all that is not fat.',
} as const satisfies Rule<
  Readonly<Record<'male' | 'female', Readonly<Record<'constant' | 'perIndex', number>>>> & {
    readonly scale: number
  }
>

export const growingAge = {
  kind: 'choice',
  id: 'growing-age',
  value: 18,
  unit: 'years',
  because: 'Under 18 a body still grows: energy, caffeine, loading and rates follow the rules for the young.',
  also: ['desbrow2014'],
  words: 'Under 18 the rules for a growing body hold.',
} as const satisfies Choice<number>

export const growthEnergy = {
  kind: 'rule',
  id: 'growth-energy',
  value: 25,
  unit: 'kcal/day',
  source: 'dri2005',
  where: 'energy deposition in growth, ages 9 to 18',
  words: 'Growing takes a little energy of its own.',
} as const satisfies Rule<number>

export const everydayActivity = {
  kind: 'choice',
  id: 'everyday-activity',
  value: 1.5,
  unit: 'times resting energy',
  because:
    'Three other routes (athlete equations with 1.4, and two editions of the Dietary Reference Intakes) land within a few percent of it for six different people.',
  also: ['dri2023'],
  words: 'A day without running takes about one and a half times what rest takes.',
} as const satisfies Choice<number>

export const runningCost = {
  kind: 'rule',
  id: 'running-cost',
  value: 1,
  unit: 'kcal per kg and km, net of rest',
  source: 'hall2004',
  also: ['minetti2002'],
  where:
    'the ACSM running equation compared there: 0.2 ml oxygen per kg and meter is 0.99 kcal per kg and km',
  words: 'Running takes about one kilocalorie for each kilogram and kilometer.',
} as const satisfies Rule<number>

export const hills = {
  kind: 'choice',
  id: 'hills',
  value: { flat: 1, hilly: 1.05 },
  unit: 'times the cost on the flat',
  because:
    'Measured slope costs, averaged over equal ways up and down, add 1 to 5 percent at slopes of 3 to 6 percent.',
  also: ['minetti2002'],
  words: 'A hilly course takes about 5 percent more energy.',
} as const satisfies Choice<Readonly<Record<'flat' | 'hilly', number>>>

export const measuredClimb = {
  kind: 'choice',
  id: 'measured-climb',
  value: {
    /** Times the cost on the flat, by meters of climb a kilometer. */
    byClimb: [
      [0, 1],
      [15, 1.012],
      [25, 1.032],
      [30, 1.046],
      [31.5, 1.05],
    ],
  },
  unit: 'm/km',
  because:
    'Measured slope costs, averaged over equal ways up and down: a measured climb is nearer the truth than flat or hilly.',
  also: ['minetti2002'],
  words: 'The climb of the course takes up to 5 percent more energy.',
} as const satisfies Choice<{ readonly byClimb: Points }>

export const easyPace = {
  kind: 'choice',
  id: 'easy-pace',
  value: { slowerThanMarathonPace: 1.15, slowestKilometersPerHour: 7.5 },
  unit: 'times marathon pace; km/h',
  because:
    'Easy running is typically 10 to 25 percent slower than marathon pace; 7.5 km/h is where most people change to a walk.',
  words: 'Most training is run about 15 percent slower than marathon pace.',
} as const satisfies Choice<Readonly<Record<'slowerThanMarathonPace' | 'slowestKilometersPerHour', number>>>

export const taperedRunning = {
  kind: 'choice',
  id: 'tapered-running',
  value: 0.5,
  unit: 'share of an average day of running',
  because:
    'From six to four days before a race training is cut by about half, and energy follows the running that is left.',
  words: 'Early in race week you run about half as much, so you need a little less energy.',
} as const satisfies Choice<number>

export const energyPerGram = {
  kind: 'rule',
  id: 'energy-per-gram',
  value: { carbs: 4, protein: 4, fat: 9 },
  unit: 'kcal/g',
  source: 'dri2005',
  where: 'general energy factors',
  words: 'A gram of carbohydrate or protein holds 4 kilocalories, a gram of fat 9.',
} as const satisfies Rule<Readonly<Record<'carbs' | 'protein' | 'fat', number>>>

export const leastEnergyAvailable = {
  kind: 'choice',
  id: 'least-energy-available',
  value: { adult: 40, protected: 45 },
  unit: 'kcal per kg of fat-free mass',
  because:
    'Energy availability harms on a sliding scale without one cut-off; a plan starts from 40, and from 45 for runners under 18, with a body mass index below 18.5 or with an eating disorder.',
  also: ['mountjoy2023', 'loucks2003'],
  words:
    'A plan never leaves less than 40 kilocalories per kilogram of fat-free mass for everything besides running.',
} as const satisfies Choice<Readonly<Record<'adult' | 'protected', number>>>

export const enoughEnergyAvailable = {
  kind: 'rule',
  id: 'enough-energy-available',
  value: 45,
  unit: 'kcal per kg of fat-free mass',
  source: 'loucks2003',
  also: ['mountjoy2023'],
  where: 'the balanced level of the trials',
  words: 'About 45 kilocalories per kilogram of fat-free mass, after running, keep a body well supplied.',
} as const satisfies Rule<number>

export const mostEnergyInADay = {
  kind: 'choice',
  id: 'most-energy-in-a-day',
  value: 7000,
  unit: 'kcal a day',
  because:
    'The formulas run on in a straight line for very heavy runners; nobody is asked to eat more than this, and at the loads that plans are made for it still leaves more than the least available energy.',
  words: 'A plan asks nobody to eat more than 7,000 kilocalories a day.',
} as const satisfies Choice<number>

export const bodyMassIndexClasses = {
  kind: 'choice',
  id: 'body-mass-index-classes',
  value: { lean: 18.5, heavy: 30 },
  unit: 'kg/m²',
  because: 'The usual adult classes of body mass index: under 18.5 and from 30 a plan takes extra care.',
  words: 'Under 18.5 and from 30, body mass index asks for extra care.',
} as const satisfies Choice<Readonly<Record<'lean' | 'heavy', number>>>

export const referenceMass = {
  kind: 'choice',
  id: 'reference-mass',
  value: { shareAboveHeavy: 0.25 },
  unit: 'share of the mass above a body mass index of 30',
  because:
    'A quarter of the mass above a body mass index of 30 counts in amounts per kilogram: that keeps carbohydrate targets edible and has no jump at 30.',
  words:
    'Above a body mass index of 30, only a quarter of the further weight counts in amounts per kilogram.',
} as const satisfies Choice<Readonly<Record<'shareAboveHeavy', number>>>

export const loadingMass = {
  kind: 'choice',
  id: 'loading-mass',
  value: { fromIndex: 25, shareAbove: 0.25 },
  unit: 'kg/m²; share of the mass above that body mass index',
  because:
    'Glycogen is stored in lean tissue, and above a body mass index of 25 most further mass is fat: a quarter of it counts in carb loading and in the meals before a run. Loading has been given per kilogram of lean mass too, and models of glycogen start from muscle.',
  also: ['sedlock2008', 'rapoport2010'],
  words:
    'In loading and before a run, only a quarter of the weight above a body mass index of 25 counts in amounts per kilogram.',
} as const satisfies Choice<Readonly<Record<'fromIndex' | 'shareAbove', number>>>

export const ironCheckUpTo = {
  kind: 'choice',
  id: 'iron-check-up-to',
  value: 51,
  unit: 'years',
  because:
    'Periods and growth use up iron, and hard running adds to it. Periods end at about 51; the answers do not ask about them.',
  words: 'Women up to about 51 and teens run short of iron most often.',
} as const satisfies Choice<number>
