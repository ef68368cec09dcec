import { describe, expect, test } from 'vitest'
import { healthCodes } from '../../health.ts'
import { itemsOf, readItems } from '../allergies/read-allergies.ts'
import { healthWords } from './health-words.ts'

const read = (text: string) => readItems(text, itemsOf(text))
const codesIn = (text: string) => [...new Set(read(text).health.map(({ code }) => code))]

// science, the table of words about health: words of each row.
test.each<[string, string]>([
  ['pregnancy', 'pregnant, pregnancy, expecting, trimester, weeks pregnant, due date, gestational'],
  ['breastfeeding', 'breastfeeding, breast feeding, nursing, lactating, pumping, expressing milk'],
  [
    'diabetes',
    'diabetes, diabetic, prediabetes, type 1, type 2, type i, type ii, t1d, t2d, lada, mody, insulin, insulin pump, on a pump, cgm, libre, dexcom, omnipod, hypo, metformin, glucophage, gliclazide, glipizide, glimepiride, empagliflozin, jardiance, dapagliflozin, farxiga, forxiga, semaglutide, ozempic, rybelsus, wegovy, liraglutide, victoza, tirzepatide, mounjaro, dulaglutide, trulicity, sitagliptin, januvia',
  ],
  [
    'blood_pressure',
    'high blood pressure, hypertension, hypertensive, diuretic, water tablet, water pill, furosemide, lasix, hydrochlorothiazide, hctz, indapamide, chlorthalidone, spironolactone, lisinopril, ramipril, enalapril, losartan, valsartan, candesartan, amlodipine, low sodium diet, low salt, salt restricted',
  ],
  [
    'heart',
    'heart disease, heart condition, heart attack, coronary, angina, cardiomyopathy, arrhythmia, irregular heartbeat, atrial fibrillation, afib, svt, palpitation, pacemaker, icd, stent, bypass, long qt, beta blocker, bisoprolol, metoprolol, atenolol, propranolol, carvedilol, digoxin, flecainide, amiodarone',
  ],
  [
    'stimulant',
    'anxiety, panic attack, panic disorder, adhd medication, adderall, ritalin, concerta, vyvanse, elvanse, methylphenidate, lisdexamfetamine, dexamphetamine, stimulant, pseudoephedrine, sudafed, ephedrine, hyperthyroid, overactive thyroid',
  ],
  [
    'kidney',
    'kidney disease, ckd, renal, nephritis, nephrotic, kidney transplant, one kidney, single kidney, polycystic kidney',
  ],
  [
    'eating_disorder',
    'eating disorder, anorexia, anorexic, bulimia, bulimic, binge eating, orthorexia, arfid, purging, red s, reds, relative energy deficiency, female athlete triad, amenorrhea, lost period, no period',
  ],
  ['celiac', 'celiac, coeliac, celiac disease, celiac sprue, dermatitis herpetiformis'],
  ['ibs', 'ibs, irritable bowel, fructose malabsorption, sibo'],
  ['low_fodmap', 'fodmap, low fodmap, FODMAPs, Monash, pauvre en fodmap'],
  [
    'reflux',
    'gerd, gord, reflux, acid reflux, heartburn, hiatal hernia, hiatus hernia, gastritis, stomach ulcer, omeprazole, esomeprazole, lansoprazole, pantoprazole, famotidine',
  ],
  [
    'other_health',
    'asthma, inhaler, thyroid, levothyroxine, epilepsy, migraine, crohn, colitis, ibd, gout, anemia, low iron, sickle cell, postural tachycardia, pots syndrome, dysautonomia, low blood pressure, hypotension, orthostatic hypotension, addison’s disease, cystic fibrosis, high cholesterol, cholesterol, postpartum, postnatal, hyponatremia, kidney stone, gastric sleeve, bariatric, cancer, chemo, ssri, sertraline, fluoxetine, citalopram, escitalopram, lithium, warfarin, apixaban, rivaroxaban, statin, prednisone, desmopressin, ramadan, fasting, keto',
  ],
  [
    'not_food',
    'penicillin, amoxicillin, antibiotic, sulfa, aspirin, codeine, ibuprofen allergy, latex, pollen, hay fever, grass, ragweed, dust, dust mite, mold, cat, dog, pet, bee sting, wasp sting, insect bite, nickel, fragrance, adhesive, plaster, sunscreen',
  ],
  ['halal', 'halal, muslim, islamic'],
  ['kosher', 'kosher, kashrut'],
  ['no_beef', 'no beef, don’t eat beef, hindu'],
  ['pescatarian', 'pescatarian, pescetarian, fish but no meat'],
  ['jain', 'jain, jainism'],
  ['alpha_gal', 'alpha-gal, alpha gal syndrome, red meat allergy'],
  ['severe_allergy', 'anaphylaxis, EpiPen, auto-injector'],
  [
    'brand',
    'maurten, sis, science in sport, gu, precision, pf 30, tailwind, high5, huma, skratch, gatorade, lucozade, powerade, clif, hammer, honey stinger, neversecond, styrkr, veloforte, 226ers, nuun, saltstick, lmnt, liquid iv',
  ],
])('%s is read in each of its words, and nothing is left over', (code, words) => {
  for (const word of words.split(', ')) {
    expect(codesIn(word), word).toEqual([code])
    const { unknown, unread, nearMisses } = read(word).exclusions
    expect({ unknown, unread, nearMisses }, word).toEqual({ unknown: [], unread: undefined, nearMisses: [] })
  }
})

test('each word of each list is read, in capitals too, and every code has some', () => {
  const seen = new Set<string>()
  for (const { code, words } of healthWords) {
    for (const word of words) {
      const { health, refusedWords, exclusions } = read(word.toUpperCase())
      const found = [
        ...health.map((mention) => mention.code as string),
        ...(refusedWords.length > 0 ? ['refused'] : []),
        ...(exclusions.groups.length > 0 ? ['food_group'] : []),
      ]
      expect(found, word).toContain(code)
      seen.add(code)
    }
  }
  expect(healthCodes.filter((code) => !seen.has(code))).toEqual(['unwanted_brand'])
})

test.each<[string, string[]]>([
  ['gestational diabetes', ['pregnancy', 'diabetes']],
  ['gdm', ['pregnancy', 'diabetes']],
  ['preeclampsia', ['pregnancy', 'blood_pressure']],
  ['breastfeeding, type 2 diabetes, metformin', ['breastfeeding', 'diabetes']],
  ['asthma and pregnant', ['pregnancy', 'other_health']],
  ['embarazada', ['pregnancy']],
  ['Schwangerschaft', ['pregnancy']],
  ['zuckerkrank', ['diabetes']],
  ['hipertensión', ['blood_pressure']],
  ['maladie cardiaque', ['heart']],
  ['niereninsuffizienz', ['kidney']],
  ['anoressia', ['eating_disorder']],
  ['bee stings', ['not_food']],
  ['bee pollen', []],
  ['kidney beans', []],
  ['nursing home', []],
  ['nursing an injury', []],
  ['stopped breastfeeding', []],
  ['expecting a PB', []],
  ['Cincinnati Reds fan', []],
  ['diabetes insipidus', []],
  ['pregnent', ['pregnancy']],
  ['I am preganant', ['pregnancy']],
  ['brestfeeding', ['breastfeeding']],
  ['diabetis', ['diabetes']],
  ['high blood presure', ['blood_pressure']],
  ['hypertention', ['blood_pressure']],
  ['high bp', ['blood_pressure']],
  ['hypertendu', ['blood_pressure']],
  ['pregnant wife', []],
  ['stroke of luck', []],
  ['kosher salt', []],
  ['hot dogs', []],
  ['judías', []],
  ['libre de gluten', []],
])('%s is read as %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

describe('a word right before takes it away', () => {
  test.each([
    'not pregnant',
    "isn't pregnant",
    "I don't have diabetes",
    'I dont have heart failure',
    'my dad had heart failure',
    "my sister's on dialysis",
    'no diabetes',
    'never pregnant',
    'without hypertension',
    'father diabetic',
    'mother has diabetes',
    'family history of heart disease',
    'husband is celiac',
    'wife pregnant',
    'son with no asthma',
    'was pregnant',
    'ex diabetic',
    'non-diabetic',
    'never had an eating disorder',
    'nicht schwanger',
    'not celiac',
    'not halal',
  ])('%s', (text) => {
    const { health, refusedWords, exclusions } = read(text)
    expect([health, refusedWords, exclusions.groups]).toEqual([[], [], []])
  })

  test.each<[string, string]>([
    ['my sister is celiac and so am I', 'celiac'],
    ['my mum has diabetes and I do too', 'diabetes'],
    ['was anorexic', 'eating_disorder'],
    ['ex-bulimic', 'eating_disorder'],
    ['was in atrial fibrillation', 'heart'],
    ['was diagnosed with kidney disease', 'kidney'],
    ['no longer anorexic', 'eating_disorder'],
    ['no gluten, diabetic', 'diabetes'],
    ['no fodmaps', 'low_fodmap'],
    ['no haram', 'halal'],
  ])('but not in %s', (text, code) => {
    expect(codesIn(text)).toEqual([code])
  })

  test('and a word taken away refuses nothing, but one of the past does', () => {
    for (const text of ['father on dialysis', 'no heart failure', 'no PKU', 'dialysis nurse'])
      expect(read(text).refusedWords, text).toEqual([])
    for (const text of ['was on dialysis', 'ex dialysis', 'no longer on dialysis'])
      expect(read(text).refusedWords, text).toHaveLength(1)
  })
})

test.each<[string, string]>([
  ['PKU', 'metabolic'],
  ['hereditary fructose intolerance', 'metabolic'],
  ['sucrase-isomaltase deficiency', 'metabolic'],
  ['galactosemia', 'metabolic'],
  ['glycogen storage disease', 'metabolic'],
  ['fatty-acid oxidation disorder', 'metabolic'],
  ['urea-cycle disorder', 'metabolic'],
  ['maple syrup urine disease', 'metabolic'],
  ['homocystinuria', 'metabolic'],
  ['exercise-induced anaphylaxis', 'anaphylaxis'],
  ['food-dependent exercise-induced anaphylaxis', 'anaphylaxis'],
  ['FDEIA', 'anaphylaxis'],
  ['WDEIA', 'anaphylaxis'],
  ['heart failure', 'organ'],
  ['dialysis', 'organ'],
  ['haemodialysis', 'organ'],
  ['diálisis', 'organ'],
  ['Dialyse', 'organ'],
  ['kidney failure', 'organ'],
  ['renal failure', 'organ'],
])('nothing is planned for %s', (text, because) => {
  expect(read(text).refusedWords).toEqual([{ typed: text, because }])
  expect(read(text).health).toEqual([])
})

test.each(['G6PD', 'hemochromatosis', 'porphyria'])('%s is another condition, and not refused', (text) => {
  expect([codesIn(text), read(text).refusedWords]).toEqual([['other_health'], []])
})

test.each<[string, boolean]>([
  ['I use SiS gels', false],
  ['Maurten', false],
  ['prefer honey stinger waffles', false],
  ['no Maurten', true],
  ['not Maurten', true],
  ['can’t stand Maurten', true],
  ['I hate the taste of GU', true],
  ['Tailwind upsets me', true],
  ['Skratch makes me sick', true],
  ['peanuts upset me and I use Maurten', false],
])('%s: the brand is unwanted: %s', (text, isUnwanted) => {
  const brands = read(text).health.filter(({ brand }) => brand !== null)
  expect(brands.map(({ code }) => code)).toEqual([isUnwanted ? 'unwanted_brand' : 'brand'])
})

test('a brand excludes nothing: not honey, not maple, and no food of its name', () => {
  for (const text of [
    'honey stinger',
    'untapped maple',
    'hammer gel',
    'I use GU gels and bars',
    'PF&H',
    'liquid I.V.',
  ]) {
    const { groups, families, unknown, unread } = read(text).exclusions
    expect({ groups, families, unknown, unread }, text).toEqual({
      groups: [],
      families: undefined,
      unknown: [],
      unread: undefined,
    })
  }
})

test('a word of health that names a food group leaves the group out too', () => {
  expect(read('celiac').exclusions.groups).toEqual(['gluten'])
  expect(read('non-celiac gluten sensitivity')).toMatchObject({
    health: [],
    exclusions: { groups: ['gluten'] },
  })
  expect(read('low FODMAP').exclusions.groups).toEqual(['fodmap'])
  expect(read('caffeine sensitive').exclusions.groups).toEqual(['caffeine'])
})

test('words stand as they were typed, each once, in the order of the codes', () => {
  const { health } = read('Lithium, Type 2 Diabetes, METFORMIN, metformin, Pregnant')
  expect(health.map(({ typed }) => typed)).toEqual(['Pregnant', 'Type 2 Diabetes', 'METFORMIN', 'Lithium'])
})
