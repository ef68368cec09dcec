import type { Choice, Rule } from './rule.ts'

export const sweatSodium = {
  kind: 'rule',
  id: 'sweat-sodium',
  value: 920,
  unit: 'mg/L',
  source: 'barnes2019',
  also: ['baker2016'],
  where: '51.7 mmol/h at 1.28 L/h: 40 mmol/L',
  words: 'A liter of sweat carries about 920 milligrams of sodium.',
} as const satisfies Rule<number>

export const sodiumWhileRunning = {
  kind: 'choice',
  id: 'sodium-while-running',
  value: {
    fromHours: 1,
    overHours: 1,
    leastAnHour: 250,
    leastShareOfLoss: 0.6,
    most: 1000,
    mostShareOfLoss: 0.8,
    leastWorthTaking: 50,
  },
  unit: 'hours; mg/h; share of what sweat takes',
  because:
    'Trials of 280 to 900 mg an hour mostly found no benefit, so the amount stays moderate: nothing in the first hour, never over 1,000 mg an hour and never more than 80 percent of what sweat takes.',
  also: ['mccubbin2018', 'mccubbin2023'],
  words: 'A moderate amount of sodium from the second hour on; it does not prevent cramps.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'fromHours'
      | 'overHours'
      | 'leastAnHour'
      | 'leastShareOfLoss'
      | 'most'
      | 'mostShareOfLoss'
      | 'leastWorthTaking',
      number
    >
  >
>

export const sodiumInDrink = {
  kind: 'choice',
  id: 'sodium-in-drink',
  value: { mild: 460, usual: 600, more: 800, sweatFrom: 1, sweatOver: 0.4 },
  unit: 'mg per liter drunk; L/h',
  because:
    'About what sports drinks hold, a little more in heat or for heavy sweaters; whether more helps is contested. Plain water at breakfast holds 20 mmol, 460 mg, at most: saltier, nobody drinks it up at five in the morning.',
  also: ['sawka2007', 'mccubbin2023'],
  words: 'Take 600 to 800 milligrams of sodium with each liter you drink.',
} as const satisfies Choice<Readonly<Record<'mild' | 'usual' | 'more' | 'sweatFrom' | 'sweatOver', number>>>

export const saltCapsules = {
  kind: 'choice',
  id: 'salt-capsules',
  value: { minutesApart: 30, mostADay: 10 },
  unit: 'minutes; capsules',
  because:
    'The maker of the usual salt capsule says one every 30 to 60 minutes, and ten a day at most without a doctor. What sodium lacks beyond that comes with the drink.',
  words: 'One salt capsule in 30 minutes, and ten a day at most.',
} as const satisfies Choice<Readonly<Record<'minutesApart' | 'mostADay', number>>>
