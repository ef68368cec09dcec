import type { Choice, Rule } from './rule.ts'

// Caution, not diagnosis: what a word about health changes only lowers a load, a dose or a choice, or adds food.

export const energyWhileBreastfeeding = {
  kind: 'rule',
  id: 'energy-while-breastfeeding',
  value: 400,
  unit: 'kcal/day',
  source: 'dri2005',
  where: 'energy of milk, 7 to 12 months; in the first months part of it comes from stores',
  words: 'Breastfeeding takes about 400 kilocalories a day.',
} as const satisfies Rule<number>

export const caffeineWhileBreastfeeding = {
  kind: 'choice',
  id: 'caffeine-while-breastfeeding',
  value: { dose: 100, day: 200 },
  unit: 'mg',
  because:
    'Up to 200 mg a day raise no concern while breastfeeding; coffee at home counts too, so before a race it is half of that.',
  also: ['efsa2015'],
  words: 'While breastfeeding, at most 100 milligrams of caffeine before a race.',
} as const satisfies Choice<Readonly<Record<'dose' | 'day', number>>>

export const noCaffeineByHealth = {
  kind: 'choice',
  id: 'no-caffeine-by-health',
  value: 0,
  unit: 'mg',
  because:
    'In pregnancy, with high blood pressure, diuretics, a heart or kidney disease, anxiety, stimulant medicines or an eating disorder, caffeine is a question for a doctor.',
  also: ['efsa2015'],
  words: 'With some conditions and medicines the plan has no caffeine.',
} as const satisfies Choice<number>

export const noAddedSalt = {
  kind: 'choice',
  id: 'no-added-salt',
  value: { sodium: 0, mealMilligrams: 300, shareOfSweat: 0.5, mostMilliliters: 500 },
  unit: 'mg/h; mg; share of the sweat rate; ml/h',
  because:
    'With high blood pressure, diuretics, a heart or kidney disease, salt and fluids are for a doctor to set: the plan adds no salt and asks for half of the sweat at most.',
  also: ['hewButler2015'],
  words: 'With high blood pressure, a heart or kidney disease, no added salt and little drink.',
} as const satisfies Choice<
  Readonly<Record<'sodium' | 'mealMilligrams' | 'shareOfSweat' | 'mostMilliliters', number>>
>

export const mostSodiumInADay = {
  kind: 'choice',
  id: 'most-sodium-in-a-day',
  value: { day: 2300, hardLimit: 3000 },
  unit: 'mg in the food of a day, and where the audit refuses one',
  because:
    'Above 2,300 mg a day less sodium lowers the risk of chronic disease; with high blood pressure, a heart or kidney disease a doctor may set less.',
  also: ['dri2019'],
  words: 'With no added salt, food brings at most 2,300 milligrams of sodium a day.',
} as const satisfies Choice<Readonly<Record<'day' | 'hardLimit', number>>>

export const mostSodiumInAServing = {
  kind: 'choice',
  id: 'most-sodium-in-a-serving',
  value: { seasoning: 140, food: 300 },
  unit: 'mg in a usual serving of a seasoning, stock or snack, and of any other food but bread and cereal',
  because:
    'A label may say low in sodium up to 140 mg a serving, and 300 mg stand here for all that a plain meal brings: one food alone is not to bring more. Bread and cereal count toward the day.',
  words: 'With no added salt, salty seasonings, snacks, cured fish and meat are left out.',
} as const satisfies Choice<Readonly<Record<'seasoning' | 'food', number>>>

export const proteinWithKidneyDisease = {
  kind: 'choice',
  id: 'protein-with-kidney-disease',
  value: { most: 1.2, hardMost: 1.3 },
  unit: 'g/kg a day',
  because:
    'How much protein a kidney should have to clear is for a doctor to say; until then the plan stays at the least that suits a runner.',
  words: 'With a kidney disease, at most 1.2 grams of protein per kilogram a day.',
} as const satisfies Choice<Readonly<Record<'most' | 'hardMost', number>>>

export const noLoadWithDiabetes = {
  kind: 'choice',
  id: 'no-load-with-diabetes',
  value: 0,
  unit: 'share of a full load',
  because:
    'More carbohydrate than usual needs a treatment adjusted to it, which is for the people who know it.',
  words: 'With diabetes no carb load is planned, and nothing beside the race breakfast.',
} as const satisfies Choice<number>

export const noDayBelowTheMean = {
  kind: 'choice',
  id: 'no-day-below-the-mean',
  value: 0,
  unit: 'kcal under the mean day',
  because: 'With an eating disorder or low energy, no day has less than the others ask for on average.',
  also: ['mountjoy2023'],
  words: 'With an eating disorder no day is below the mean of the week.',
} as const satisfies Choice<number>
