import type { Questionnaire } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type GoodObject, planWith, row, runnerWith } from '../../../testing/some-plan.ts'
import { checkForeignPlan } from '../check-foreign-plan.ts'

const namesFound = (change: (plan: GoodObject) => void, own: Partial<Questionnaire>) =>
  checkForeignPlan(planWith(change), runnerWith(own)).findings.filter(({ id }) =>
    ['allergens', 'diet', 'unknown-exclusions', 'no-caffeine-by-health'].includes(id),
  )

type Exclusion = Partial<Questionnaire> | string
const answersOf = (given: Exclusion) => (typeof given === 'string' ? { allergies: given } : given)
const vegan: Exclusion = { dietPreference: 'Vegan' }
const vegetarian: Exclusion = { dietPreference: 'Vegetarian' }

/** Any place in a plan. */
type Place = (plan: GoodObject) => Record<string, unknown>
const days: Place = ({ daily_plan }) => daily_plan

const poured = (place: Place, field: string, value: unknown) => (plan: GoodObject) => {
  place(plan)[field] = value
}

describe('what is excluded is found', () => {
  test.each<[what: string, Exclusion, (plan: GoodObject) => void, section: string, named: string]>([
    [
      'in capitals',
      'peanut',
      poured(days, 'example_days', ['PEANUT BUTTER TOAST']),
      'daily_plan',
      'PEANUT BUTTER',
    ],
    ['in the plural', 'walnut', poured(days, 'example_days', ['Oats with walnuts']), 'daily_plan', 'walnuts'],
    [
      'under a wider name',
      'peanut',
      poured(days, 'example_days', ['A handful of mixed nuts']),
      'daily_plan',
      'mixed nuts',
    ],
    [
      'under a narrower name',
      'nuts',
      poured(days, 'example_days', ['Rice, cashew sauce']),
      'daily_plan',
      'cashew',
    ],
    [
      'in a German compound',
      'peanut',
      poured(days, 'example_days', ['Reiswaffeln mit Erdnussmus']),
      'daily_plan',
      'Erdnussmus',
    ],
    [
      'in a German compound of milk',
      'milk',
      poured(days, 'example_days', ['Milchreis mit Apfel']),
      'daily_plan',
      'Milchreis',
    ],
    [
      'at the end of a compound',
      'milk',
      poured(days, 'example_days', ['Kartoffeln mit Frischkäse']),
      'daily_plan',
      'Frischkäse',
    ],
    [
      'in French',
      'peanut',
      poured(days, 'example_days', ['Riz au beurre de cacahuète']),
      'daily_plan',
      'beurre de cacahuète',
    ],
    ['in Japanese', 'egg', poured(days, 'example_days', ['ごはんと卵焼き']), 'daily_plan', '卵'],
    [
      'in Arabic, joined to a particle',
      'milk',
      poured(days, 'example_days', ['أرز بالحليب']),
      'daily_plan',
      'بالحليب',
    ],
    [
      'in Cyrillic letters that look Latin',
      'peanut',
      poured(days, 'example_days', ['Rice with реаnut sauce']),
      'daily_plan',
      'peanut',
    ],
    [
      'in Greek letters that look Latin',
      'milk',
      poured(days, 'example_days', ['Oats with μιlκ or mιlk']),
      'daily_plan',
      'milk',
    ],
    ['in full width', 'peanut', poured(days, 'example_days', ['ｐｅａｎｕｔ']), 'daily_plan', 'peanut'],
    [
      'in bold mathematical letters',
      'peanut',
      poured(days, 'example_days', ['𝐩𝐞𝐚𝐧𝐮𝐭 sauce']),
      'daily_plan',
      'peanut',
    ],
    ['in small capitals', 'peanut', poured(days, 'example_days', ['ᴘᴇᴀɴᴜᴛ sauce']), 'daily_plan', 'peanut'],
    [
      'with an unseen sign inside',
      'peanut',
      poured(days, 'example_days', ['pea\u200Bn\u00ADut']),
      'daily_plan',
      'peanut',
    ],
    [
      'under accents',
      'peanut',
      poured(days, 'example_days', ['pe\u0301a\u0308nut']),
      'daily_plan',
      'pe\u0301a\u0308nut'.normalize('NFKC'),
    ],
    ['as a picture', 'peanut', poured(days, 'example_days', ['🥜 before bed']), 'daily_plan', 'peanut'],
    [
      'in an object’s key',
      'peanut',
      poured(days, 'example_days', [{ peanut_butter_g: 30, bread_g: 80 }]),
      'daily_plan',
      'peanut butter',
    ],
    [
      'in a key of an object of days',
      'egg',
      poured(days, 'example_days', { 'day 1': { eggs: 2 } }),
      'daily_plan',
      'eggs',
    ],
    [
      'in a key inside an item',
      'milk',
      (plan) =>
        void (plan.race_day_plan[1] = { ...row('0:30', '', 25, 100, 200), item: { whey_protein_g: 20 } }),
      'race_day_plan',
      'whey protein',
    ],
    [
      'in JSON in a text',
      'fish',
      poured(days, 'example_days', '{"dinner":"rice and tuna"}'),
      'daily_plan',
      'tuna',
    ],
    [
      'in the action of a row',
      'gluten',
      (plan) =>
        void (plan.race_day_plan[1] = { ...row('0:30', 'Water', 25, 100, 200), action: 'Eat a pretzel' }),
      'race_day_plan',
      'pretzel',
    ],
    [
      'in a row that is one sentence',
      'milk',
      (plan) => void ((plan.race_day_plan as unknown[])[1] = '0:30 whey shake'),
      'race_day_plan',
      'whey',
    ],
    [
      'in the schedule of the long run',
      'honey',
      poured(({ long_run_fueling }) => long_run_fueling.during, 'schedule', ['0:30 honey gel']),
      'long_run_fueling',
      'honey gel',
    ],
    [
      'in what stands before the long run',
      'soy',
      poured(({ long_run_fueling }) => long_run_fueling.pre_run, 'examples', ['Rice with tofu']),
      'long_run_fueling',
      'tofu',
    ],
    [
      'in race week',
      'sesame',
      poured(({ race_week }) => race_week, 'thu_fri', ['Rice with hummus']),
      'race_week',
      'hummus',
    ],
    [
      'in the groceries',
      'shellfish',
      poured(({ grocery_list }) => grocery_list, 'fridge_freezer', ['Prawns, 200 g']),
      'grocery_list',
      'Prawns',
    ],
    [
      'in the electrolytes',
      'corn',
      poured(({ grocery_list }) => grocery_list, 'electrolytes', ['Maltodextrin 500 g']),
      'grocery_list',
      'Maltodextrin',
    ],
    [
      'in a cooking step',
      'celery',
      poured(({ prep }) => prep, 'batch_prep_steps', ['Chop the celeriac']),
      'prep',
      'celeriac',
    ],
    [
      'in the kit',
      'milk',
      poured(({ prep }) => prep, 'race_kit_checklist', ['Milk-chocolate bar']),
      'prep',
      'Milk-chocolate',
    ],
    [
      'in a dish that usually holds it',
      'wheat',
      poured(days, 'example_days', ['Spaghetti with tomatoes']),
      'daily_plan',
      'Spaghetti',
    ],
    [
      'in one word for two',
      'soy',
      poured(days, 'example_days', ['Rice with soysauce']),
      'daily_plan',
      'soysauce',
    ],
    [
      'as a food that stands in no list',
      'durian',
      poured(days, 'example_days', ['Durian smoothie']),
      'daily_plan',
      'Durian',
    ],
    [
      'as a member of a family',
      'citrus fruit',
      poured(days, 'example_days', ['Juice of two oranges']),
      'daily_plan',
      'oranges',
    ],
    ['against a vegan diet', vegan, poured(days, 'example_days', ['Oats with honey']), 'daily_plan', 'honey'],
    [
      'against a vegan diet, in a compound',
      vegan,
      poured(days, 'example_days', ['Buttermilk pancakes']),
      'daily_plan',
      'Buttermilk',
    ],
    [
      'against a vegetarian diet',
      vegetarian,
      poured(days, 'example_days', ['Rice with chicken']),
      'daily_plan',
      'chicken',
    ],
    [
      'against a vegetarian diet, as an ingredient',
      vegetarian,
      poured(({ prep }) => prep, 'race_kit_checklist', ['Gummy bears']),
      'prep',
      'Gummy',
    ],
  ])('%s', (_, given, change, section, named) => {
    const found = namesFound(change, answersOf(given))
    expect(found).toMatchObject([{ severity: 'hard', section }])
    expect(found[0]?.message).toContain(`"${named}" is named in "`)
  })

  test.each([
    ['Dinner: peanut stew', 'Dinner: peanut stew'],
    [`Dinner: peanut stew\n${'Lunch: potatoes. '.repeat(20)}`, /^Dinner: peanut stew Lunch: [^…]{50,60}…$/],
    [`${'Lunch: potatoes. '.repeat(20)}\nDinner: peanut stew.`, /^….{5,40}Dinner: peanut stew\.…$/],
    [`${'x'.repeat(500)}peanut${'y'.repeat(500)}`, /^x{80}…$/],
  ])('with the words around it (%#)', (day, around) => {
    const [found] = namesFound(poured(days, 'example_days', [day]), { allergies: 'peanut' })
    expect(/ is named in "(.*)"\.$/.exec(found?.message ?? '')?.[1]).toEqual(
      typeof around === 'string' ? around : expect.stringMatching(around),
    )
  })

  test('once for each exclusion, in each text that names it', () => {
    const found = namesFound(poured(days, 'example_days', ['Peanut butter, peanuts and milk', 'Milk']), {
      allergies: 'peanut, milk',
    })
    expect(found.map(({ message }) => message)).toEqual([
      'You exclude milk: "milk" is named in "Peanut butter, peanuts and milk".',
      'You exclude peanut: "Peanut butter" is named in "Peanut butter, peanuts and milk".',
      'You exclude milk: "Milk" is named in "Milk".',
    ])
  })

  test('and the diet is distinguished from allergies', () => {
    const found = namesFound(poured(days, 'example_days', ['Grilled salmon']), vegan)
    expect(found.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'diet: Your diet is vegan: "salmon" is named in "Grilled salmon".',
    ])
  })

  test('in a safety note it is only a warning', () => {
    const found = namesFound(
      ({ assumptions_safety }) => void assumptions_safety.push('Read labels for peanuts.'),
      {
        allergies: 'peanut',
      },
    )
    expect(found).toMatchObject([{ severity: 'soft', section: 'assumptions_safety' }])
  })

  test('in the profile it repeats the runner’s own answers, and is not searched for', () => {
    expect(namesFound(() => {}, { allergies: 'peanut, milk, gluten' })).toEqual([])
  })
})

describe('what is excluded is found however it is spelled', () => {
  test.each<[Exclusion, line: string]>([
    ['peanut', 'p e a n u t sauce'],
    ['peanut', 'P.E.A.N.U.T. sauce'],
    ['peanut', 'pea·nut sauce'],
    ['milk', 'mi-lk'],
    ['milk', 'm*i*l*k'],
    ['milk', 'm i l k'],
    ['almond', 'a bowl of al-\nmonds'],
    ['peanut', 'p3anut or pean0t'],
    ['peanut', 'pe@nut'],
    ['milk', 'm1lk'],
    ['milk', 'mi1k'],
    ['almond', 'a1mond'],
    ['almond', '@lmonds'],
    ['soy', '$oy sauce'],
    ['egg', '2eggs and 30g rice'],
    ['egg', 'Scrambled:Egg'],
    ['fish', 'codFillet with riceNoodles'],
    ['gluten', 'ryeBread'],
    ['peanut', 'ⓟⓔⓐⓝⓤⓣ'],
    ['peanut', '🅿🅴🅰🅽🆄🆃'],
    ['peanut', '🇵🇪🇦🇳🇺🇹'],
    ['peanut', 'ᵖᵉᵃⁿᵘᵗ'],
    ['peanut', 'p\u0336e\u0336a\u0336n\u0336u\u0336t\u0336'],
    ['peanut', 'p\u20DDe\u20DDa\u20DDnut'],
    ['milk', 'mi\u200Dlk and mi\u200Clk'],
    ['milk', 'm\u2060i\uFEFFl\u180Ek'],
    ['milk', 'mɨlk'],
    ['milk', 'мilk'],
    ['egg', 'еgg'],
    ['egg', 'е99s, еggs'],
    ['peanut', 'РЕАNUT'],
    ['soy', 'ѕоу sauce'],
    ['egg', 'EGGS'],
    ['egg', 'eggs.'],
    ['egg', '(eggs)'],
    ['milk', 'MILK/OATS'],
    ['peanut', '"peanut"'],
    ['peanut', 'pindakaas or cacahuete'],
    ['pineapple burns', 'Grilled pineapple'],
    ['durian makes me ill', 'Durian'],
  ])('%j in %j', (given, line) => {
    expect(namesFound(poured(days, 'example_days', [line]), answersOf(given))).toMatchObject([
      { severity: 'hard', section: 'daily_plan' },
    ])
  })

  test.each<[what: string, change: (plan: GoodObject) => void, section: string]>([
    [
      'in a list inside a list',
      poured(days, 'example_days', [['Rice', ['with', ['peanut butter']]]]),
      'daily_plan',
    ],
    [
      'in JSON inside JSON',
      poured(days, 'example_days', JSON.stringify([JSON.stringify({ dinner: 'peanut stew' })])),
      'daily_plan',
    ],
    [
      'in a fenced section',
      (plan) => Object.assign(plan, { prep: '```json\n{"race_kit_checklist":["Peanut bar"]}\n```' }),
      'prep',
    ],
    [
      'in the time of a row',
      (plan) => void (plan.race_day_plan[1] = row('0:30 peanut bar', '', 25, 100, 200)),
      'race_day_plan',
    ],
    [
      'in two fields of one row',
      (plan) =>
        void (plan.race_day_plan[1] = { ...row('0:30', 'bar', 25, 100, 200), action: 'Take a peanut' }),
      'race_day_plan',
    ],
    [
      'in a field of the profile that is not the diet',
      poured(({ profile }) => profile, 'environment', { course: 'Flat, with peanut bars at km 5' }),
      'profile',
    ],
    ['in the race type', poured(({ profile }) => profile, 'race_type', 'Half, on peanut bars'), 'profile'],
  ])('%s', (_, change, section) => {
    expect(namesFound(change, { allergies: 'peanut' })).toMatchObject([{ severity: 'hard', section }])
  })

  test('in a text of any length', () => {
    const line = `${'a'.repeat(300_000)} ${'p e a n u t s, '.repeat(10_000)}${'mi-'.repeat(50_000)}`
    expect(namesFound(poured(days, 'example_days', [line]), { allergies: 'peanut' })).toHaveLength(1)
  })
})

// What is reported for lines that put nothing excluded on the plate: null, or the words named in them.
describe('a harmless line', () => {
  test.each<[Exclusion, line: string, named: string | null]>([
    ['peanut', 'Drink every 20 minutes, nutrition first', null],
    ['peanut', 'Coconut water and a doughnut', null],
    ['nuts', 'Butternut squash with nutmeg', null],
    ['nuts', 'Nut-free granola', 'granola'],
    ['peanut', 'A sandwich without peanuts', 'peanuts'],
    ['milk', 'Coconut milk, oat milk and peanut butter', null],
    ['milk', 'Soy yogurt, oat cream and vegan cheese', null],
    ['milk', 'Flatten the potatoes on a platter', null],
    ['milk', 'Dairy-free spread', null],
    ['milk', 'No milk today', 'milk'],
    ['lactose', 'Rice with cheddar', null],
    ['lactose', 'Lactose-free milk', null],
    ['egg', 'Protein with grilled eggplant and veggies', null],
    ['egg', 'Flax egg and vegan mayo', null],
    ['fish', 'A milkshake after the marathon, to finish', null],
    ['gluten', 'Gluten-free bread and gluten-free oats', null],
    ['gluten', 'Gluten-free white bread', 'bread'],
    ['gluten', 'Rice noodles, corn tortilla and buckwheat', null],
    ['wheat', 'Rice cakes and maltodextrin', null],
    ['oats', 'Goat cheese', null],
    ['corn', 'Turn the corner at the corned beef stand with pepper from peppercorns', null],
    ['corn', 'Carry plasters for corns', 'corns'],
    ['honey', 'Honeydew melon', null],
    ['coconut', 'Cocoa with oat milk', null],
    ['caffeine', 'Decaf, rooibos tea or peppermint tea', null],
    [vegan, 'Soy milk, vegan sausage, veggie burger and peanut butter', null],
    [vegan, 'Vegetable broth with kidney beans and oyster mushrooms', null],
    [vegan, 'Dark chocolate and a lentil bolognese', null],
    [vegetarian, 'Deliver gels at the start; stretch your hamstrings; stock up on rice', null],
    [vegetarian, 'Chickpea and mushroom burger', null],
    [vegetarian, 'Meat-free chili', 'Meat'],
    ['lactose', 'A lactose-free shake; well-cooked rice', null],
    ['peanut', 'Run at pea-soup pace; nu-tmeg', null],
    ['egg', '60g rice, 25g carbs, 3g fat', null],
    ['fodmap', 'Gluten-free bread, lactose-free milk and jelly beans', null],
    ['sushi rice', 'Rice with sushi ginger', null],
    ['celiac disease', 'See a doctor if you have celiac disease', null],
  ])('%j, %j: %j', (given, line, named) => {
    const found = namesFound(poured(days, 'example_days', [line]), answersOf(given))
    if (named === null) expect(found).toEqual([])
    else expect(found.map(({ message }) => /"([^"]+)" is named in/.exec(message)?.[1])).toEqual([named])
  })
})

describe('what runners write about faith, health and brands is searched for as well', () => {
  test.each<[string, string, string | null]>([
    ['halal', 'Ham sandwich', 'Ham'],
    ['halal', 'A glass of wine', 'wine'],
    ['halal', 'Salad with wine vinegar, turkey bacon', null],
    ['halal', 'Beef stew with rice', null],
    ['kosher', 'Shrimp tacos', 'Shrimp'],
    ['no beef', 'Beef chili', 'Beef'],
    ['no beef', 'Chicken chili', null],
    ['pescatarian', 'Chicken curry', 'Chicken'],
    ['pescatarian', 'Salmon with rice', null],
    ['Jain', 'Mushroom curry', 'Mushroom'],
    ['alpha-gal', 'Lamb stew', 'Lamb'],
    ['no Maurten', 'A Maurten gel', 'Maurten'],
    ['I use Maurten', 'A Maurten gel', null],
    ['pregnant', 'An espresso', 'espresso'],
    ['latex', 'An espresso with ham', null],
  ])('%j, %j: %j', (given, line, named) => {
    const found = namesFound(poured(days, 'example_days', [line]), answersOf(given))
    const names = found.map(({ message }) => /"([^"]+)" is named in/.exec(message)?.[1])
    // Roots are named elsewhere in this plan.
    expect(names.filter((name) => name !== 'potatoes')).toEqual(named === null ? [] : [named])
  })
})

describe('names are searched for', () => {
  test('only where something is excluded', () => {
    const { not_applicable } = checkForeignPlan(
      planWith(() => {}),
      runnerWith(),
    )
    expect(not_applicable).toEqual(expect.arrayContaining(['allergens', 'diet', 'unknown-exclusions']))
  })

  test('in vain in a plan without a text, and that is a failure', () => {
    const silent = planWith((plan) => {
      for (const section of ['race_week', 'grocery_list', 'prep'] as const)
        Object.assign(plan, { [section]: {} })
      plan.daily_plan.example_days = []
      Object.assign(plan.long_run_fueling, { pre_run: {}, during: {} })
      plan.race_day_plan = []
      plan.assumptions_safety = []
    })
    const { findings } = checkForeignPlan(silent, runnerWith({ allergies: 'peanut' }))
    expect(findings.filter(({ id }) => id === 'allergens')).toEqual([
      {
        id: 'allergens',
        severity: 'hard',
        section: 'daily_plan',
        message: 'Not checked: the plan gives no text.',
      },
    ])
  })
})
