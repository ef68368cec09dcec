import { noMenus } from '../../../testing/no-menus.ts'
import { wordsFor } from '../../../testing/stages-for.ts'
import { describe, expect, test } from 'vitest'
import type { Runner } from '../../1-runner/runner.ts'
import { type FlagCode, flagCodes } from '../../2-targets/flags.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'

const notesFor = (wishes: Partial<RunnerWishes> = {}) => notesOf(someRunner(wishes))

/** Without menus, whose notes have their own tests. */
const notesOf = (runner: Runner, targets = setTargets(runner)): string[] =>
  wordsFor(runner, { targets, menus: noMenus }).assumptions_safety

const allNotes = (wishes: Partial<RunnerWishes> = {}) => notesFor(wishes).join('\n')

const sentencesOf = ({ race }: Targets): Record<FlagCode, RegExp> => ({
  TARGET_ELITE_CHECK: /fastest times ever run: check it/,
  MINOR: /parent or guardian and a clinician.*no caffeine and no supplements/,
  MINOR_MARATHON: /18 and over.*parent or guardian and a clinician/,
  AGE_65_PLUS: /medical check.*medicines.*Thirst grows weaker/,
  BMI_LOW: /never asks you to get lighter.*clinician/,
  BMI_HIGH: /reference weight.*heat.*joints/,
  EA_BELOW_45: /Eat more on hard days.*tired.*bone/,
  EAH_NOTE: /Never drink so much that you gain weight: more is not safer/,
  EAH_SLOW:
    /Never drink so much that you gain weight: more is not safer.*Weigh yourself .*Bloating, tight rings or shoes, a headache, vomiting or confusion: stop drinking/,
  EAH_HIGH_VOLUME: /more than 3 liters.*never beyond thirst/,
  HEAT: /slow down.*10 to 14 days.*Stop/,
  HEAT_EXTREME: /Too hot to race hard/,
  LOSS_GT_3PCT: /some loss is expected.*Cool.*slow.*afterwards/,
  SWEAT_HIGH: /Measure it again/,
  SWEAT_EXTREME: /Measure it again/,
  LOW_VOLUME: /little for a marathon/,
  VEGAN_B12_IRON: /B12.*iron, zinc, iodine, calcium, vitamin D and omega-3/,
  HEALTH_PREGNANCY: /^Pregnancy: agree this plan.*leaves caffeine out.*stop and call/m,
  HEALTH_BREASTFEEDING: /^Breastfeeding: 400 kcal a day are added.*drink to thirst/m,
  HEALTH_DIABETES: /^Diabetes: agree the plan.*no doses and no carb load/m,
  HEALTH_BLOOD_PRESSURE:
    /^Blood pressure or water pills \(diuretics\): ask your doctor.*No potassium salt instead/m,
  HEALTH_HEART: /^Heart: race only with your cardiologist.*stop and get help/m,
  HEALTH_STIMULANT: /^Anxiety or stimulant medicine: caffeine adds to it/m,
  HEALTH_KIDNEY: /^Kidneys: your doctor or renal dietitian.*No ibuprofen or similar/m,
  HEALTH_EATING_DISORDER: /^Eating and energy: agree this plan.*a floor, not a limit/m,
  HEALTH_CELIAC: /^Celiac: everything here is meant gluten-free, cross-contact included/m,
  HEALTH_IBS: /^IBS: low-FODMAP portions are general guidance/m,
  HEALTH_REFLUX: /^Reflux: eat the race breakfast 3–4 h before/m,
  HEALTH_SEVERE_ALLERGY: /^Severe allergy: carry your auto-injector/m,
  HEALTH_OTHER_HEALTH: /^We read .*show it to your doctor or pharmacist/m,
  GUT_PRACTICE: new RegExp(`Train your gut for ${race.gutTraining.top} g an hour: see long run`),
})

describe('safety notes', () => {
  test.each([
    ['not medical advice', /not medical advice/],
    ['see a doctor', /diabetes.*kidney.*celiac.*eating disorder.*pregnant.*diuretics.*SSRI.*NSAIDs.*lithium/],
    ['test fueling', /Test your fueling in training/],
    ['nothing new', /nothing new on race day/i],
    ['thirst', /Drink to thirst/],
    ['labels', /Read every label/],
    [
      'recovery fluids',
      /After a run drink to thirst, nothing if you gained weight.*headache.*confusion.*medical help/,
    ],
    ['painkillers', /NSAIDs, like ibuprofen/],
    ['water loading', /No water loading, weight cutting, ketone drinks or salt tablets without fluid/],
    ['cramps', /no cure for cramps/],
    ['sweat estimate', /\(±40%\)/],
  ])('always hold: %s', (_name, words) => {
    for (const race of ['5K', '10K', 'Half', 'Marathon'] as const) {
      const targetSeconds = { '5K': 1500, '10K': 3300, Half: 6300, Marathon: 14_400 }[race]
      expect(allNotes({ race, targetSeconds })).toMatch(words)
    }
  })

  test("the warning about a minor's marathon comes first", () => {
    const [first] = notesFor({ race: 'Marathon', age: 17 })
    expect(first).toMatch(/^Warning: a marathon under 18/)
    expect(notesFor({ race: 'Marathon', age: 18 })[0]).toMatch(/not medical advice/)
  })

  test('under 18 mention neither body weight nor caffeine doses nor alcohol', () => {
    const notes = allNotes({ race: 'Half', targetSeconds: 7200, age: 17 })
    expect(notes).not.toMatch(/[Ww]eigh(?!t cutting)|[Aa]lcohol|\d mg an hour before/)
    expect(notes).toMatch(/no caffeine and no supplements/)
    expect(allNotes({ race: 'Half', targetSeconds: 7200, age: 18 })).toMatch(/Weigh yourself/)
  })

  test('each flag has a note', () => {
    const runner = someRunner({ race: 'Marathon', targetSeconds: 6 * 3600, climate: 'Hot & Humid', age: 70 })
    const targets = setTargets(runner)
    const notes = notesOf(runner)
    expect(targets.flags.length).toBeGreaterThan(2)
    for (const flag of targets.flags)
      expect(
        notes.some((note) => sentencesOf(targets)[flag].test(note)),
        flag,
      ).toBe(true)
  })

  test.each(flagCodes)('%s has its advice', (flag) => {
    const runner = someRunner({ sweatRate: 3.6, healthWords: flag === 'HEALTH_IBS' ? ['IBS'] : [] })
    const targets = { ...setTargets(runner), flags: [flag] }
    expect(notesOf(runner, targets).join('\n')).toMatch(sentencesOf(targets)[flag])
  })

  test('the portions of a diet are guidance, with a bowel named only to runners who named it', () => {
    const general =
      'low-FODMAP portions are general guidance, not your own list; what your dietitian found wins.'
    expect(notesFor({ healthWords: ['IBS', 'low fodmap'] })).toContain(`IBS: ${general}`)
    const diet = allNotes({ healthWords: ['Monash'] })
    expect(diet).toContain(`Low-FODMAP: its portions are general guidance`)
    expect(diet).not.toContain('IBS')
  })

  test('a measured sweat rate is repeated, an estimate comes with how to measure', () => {
    expect(allNotes({ sweatRate: 1.2 })).toMatch(/follow your sweat rate, 1\.2 L an hour/)
    expect(allNotes({ sweatRate: null })).toMatch(
      /Estimated sweat rate: .* L an hour.*Weigh yourself before and after/,
    )
  })

  test.each(allergenGroups.map(({ group }) => group).filter((group) => group !== 'fodmap'))(
    '%s left out has its note',
    (group) => {
      expect(allNotes({ allergies: [group] })).toMatch(/Left out of every meal and grocery line: /)
    },
  )

  test('fructose is described as limited, not excluded', () => {
    const notes = allNotes({ allergies: ['fodmap'] })
    expect(notes).not.toMatch(/Left out of every meal and grocery line/)
    expect(notes).toMatch(/table sugar and some fruit and juice still hold fructose/)
  })

  test('unrecognized words and typos are named', () => {
    const runner = someRunner()
    const exclusions = {
      typed: ['zorbel', 'penuts'],
      groups: ['peanut' as const],
      codes: ['peanut' as const],
      unknown: ['zorbel'],
      nearMisses: [{ typed: 'penuts', readAs: 'peanuts', group: 'peanut' as const }],
    }
    const notes = notesOf({ ...runner, exclusions }).join('\n')
    expect(notes).toMatch(/Not recognized, check yourself: "zorbel"/)
    expect(notes).toMatch(/"penuts" was read as "peanuts"/)
  })

  test('under 18 no note recommends capsules or supplements', () => {
    const notes = allNotes({ age: 17, diet: 'Vegan', targetSeconds: 5 * 3600 })
    expect(notes).not.toMatch(/capsule|take a vitamin|salt tablets without/)
    expect(notes).toMatch(/no supplements but those a clinician advises/)
    expect(notes).toMatch(/vitamin B12 .* settle with a clinician/)
    expect(allNotes({ age: 18, diet: 'Vegan' })).toMatch(/take a vitamin B12 supplement/)
  })
})

test('pregnancy is nothing for men, nor for women after menopause', () => {
  expect(allNotes({ sex: 'Female', age: 34 })).toMatch(/None when pregnant/)
  for (const wishes of [
    { sex: 'Male', age: 34 },
    { sex: 'Female', age: 66 },
  ] as const)
    expect(allNotes(wishes)).not.toMatch(/pregnant/)
})

test.each([
  [36, true],
  [62, false],
])('a woman of %i who eats little for her running reads of periods: %s', (age, reads) => {
  const runner = someRunner({ sex: 'Female', age })
  const [note] = notesOf(runner, { ...setTargets(runner), flags: ['EA_BELOW_45'] }).filter((each) =>
    each.includes('Eat more on hard days'),
  )
  expect(note?.includes('periods stop')).toBe(reads)
})

test('runners who should not drink alcohol, or never do, are not told when to drink it', () => {
  expect(allNotes()).toContain('before the race; afterwards only once food and fluids are in.')
  const woman = { sex: 'Female', age: 34 } as const
  expect(allNotes({ ...woman, healthWords: ['breastfeeding'] })).toMatch(
    /No alcohol in the 24 hours before the race\.(?! afterwards)/,
  )
  expect(allNotes({ ...woman, healthWords: ['pregnant 20 weeks'] })).not.toMatch(/No alcohol (?:in|before)/)
  expect(allNotes({ ...woman, healthWords: ['halal'] })).not.toMatch(/No alcohol/)
})

test('nuts are named once, with their sentence on coconut', () => {
  const groups = ['tree_nut', 'peanut', 'nuts'] as const
  const notes = allNotes({ allergies: [...groups] })
  expect(notes).toContain('grocery line: nuts (tree nuts and peanut). No list')
  expect(notes.match(/coconut does not count as one/g)).toHaveLength(1)
})

test('with kidney disease potassium in food is said not to be counted', () => {
  expect(allNotes({ healthWords: ['one kidney'] })).toContain(
    'Potassium and phosphate in food are not counted',
  )
})

test('runners with celiac disease are not sent to a doctor for it, and are warned of jars at home', () => {
  expect(allNotes()).toContain('kidney, heart or celiac disease')
  const notes = allNotes({ healthWords: ['celiac disease'] })
  expect(notes).toContain('kidney or heart disease')
  expect(notes).toContain('No shared jar or spread, nor an open one at home.')
})
