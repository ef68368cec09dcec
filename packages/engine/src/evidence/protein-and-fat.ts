import type { Choice, Points, Rule } from './rule.ts'

export const dailyProtein = {
  kind: 'choice',
  id: 'daily-protein',
  value: [
    [0, 1.4],
    [0.5, 1.6],
    [1.25, 1.8],
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  because:
    'A line through the guideline range, placed by the needs measured in endurance runners: about 1.65 on average and 1.83 to be safe.',
  also: ['thomas2016', 'jager2017', 'kato2016'],
  words: 'Within the guideline range the target rises smoothly with training time.',
} as const satisfies Choice<Points>

export const proteinLimits = {
  kind: 'rule',
  id: 'protein-limits',
  value: { least: 1.2, most: 2, mostUnder18: 1.8 },
  unit: 'g/kg a day',
  source: 'thomas2016',
  also: ['desbrow2014'],
  where: 'the range of daily protein for athletes',
  words: '1.2 to 2.0 grams of protein per kilogram a day suit athletes, up to 1.8 under 18.',
} as const satisfies Rule<Readonly<Record<'least' | 'most' | 'mostUnder18', number>>>

export const proteinForVegans = {
  kind: 'choice',
  id: 'protein-for-vegans',
  value: 1.1,
  unit: 'times the daily protein',
  because:
    'Plant protein is a little less digestible and holds less leucine; reviews point to the upper part of the range without a number, so 10 percent more.',
  also: ['rogerson2017'],
  words: 'A vegan diet needs about 10 percent more protein.',
} as const satisfies Choice<number>

export const proteinFrom60 = {
  kind: 'choice',
  id: 'protein-from-60',
  value: { years: 60, least: 1.6 },
  unit: 'years; g/kg a day',
  because: 'Whether older runners need more is contested; a floor of 1.6 is cheap insurance.',
  also: ['moore2021', 'doering2016'],
  words: 'From 60 on, at least 1.6 grams of protein per kilogram a day.',
} as const satisfies Choice<Readonly<Record<'years' | 'least', number>>>

export const dailyFat = {
  kind: 'rule',
  id: 'daily-fat',
  value: { least: 0.2, most: 0.35 },
  unit: 'share of energy',
  source: 'thomas2016',
  where: 'fat at 20 to 35 percent of energy; staying below 20 percent is discouraged',
  words: 'Fat gives 20 to 35 percent of the energy of a day.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>

export const powderBelow = {
  kind: 'choice',
  id: 'powder-below',
  value: 0.8,
  unit: 'share of the day’s protein',
  because:
    'A fifth less is more than the bread or rice of a day makes up for; a scoop of powder is the plain way to it where foods are left out.',
  words: 'A day with less than four fifths of its protein is helped by a powder.',
} as const satisfies Choice<number>
