import { describe, expect, test } from 'vitest'
import { checks } from '../../6-audit/audit-plan.ts'
import type { Stated } from '../../6-audit/finding.ts'
import { audited, caseOf, changed } from '../../../testing/audit/audited-case.ts'
import { failingChanges } from '../../../testing/audit/failing-changes.ts'
import { leavesOf } from '../../6-audit/differences.ts'
import { nameOfFact } from './path-names.ts'
import { checkGroups, checkTitles } from './check-titles.ts'
import { renderAudit } from './render-audit.ts'
import { renderFinding } from './render-finding.ts'

const theGood = caseOf({})

const findingsOf = (id: keyof typeof failingChanges) => {
  const { wishes, allergies, change } = failingChanges[id]
  const given = wishes || allergies !== undefined ? caseOf(wishes ?? {}, allergies) : theGood
  const { plan, ...whose } = changed(given, change)
  return audited({ plan, ...whose })
    .findings.filter((finding) => finding.id === id)
    .map((finding) => renderFinding(finding, plan))
}

test.each([
  [
    'daily-protein',
    'Daily protein: 143 g is more than 136 g. Runners do well on 1.2 to 2.2 g for each kilogram.',
  ],
  [
    'meals-hold-what-they-say',
    /^Breakfast on the rest day says \d+ mg sodium, and its foods hold \d+ mg sodium\.$/,
  ],
  ['days-add-up', /^The rest day says \d+ g fiber, and its meals add up to \d+ g fiber\.$/],
  ['totals-add-up', /^Race day as a whole: the total is \d+ g carbs, and the rows sum to \d+ g carbs\.$/],
  ['gels-counted', 'The summary counts 13 gels, and the rows name 12.'],
  ['groceries-hold-the-menus', /^“.+” on the grocery list: the plan says \d+ g, and it should be \d+ g\.$/],
  ['feed-gap', 'Fuel at minute 51 comes only 11 minutes after the last.'],
  ['row-distances', 'The row at 1:00: at your pace, its time and its distance do not fit together.'],
  [
    'unknown-exclusions',
    /^You exclude kiwi: kiwifruit, green is in the plan\. Place: “.+” on the grocery list\.$/,
  ],
  ['fructose-rate', 'The long run brings 62 g of carbs an hour: above 60 g that needs fructose.'],
  ['note-heat', 'In heat, the notes have to say to slow down, to get used to it, and when to stop.'],
] as const)('the sentence of %s names its facts', (id, sentence) => {
  const [first = ''] = findingsOf(id)
  if (typeof sentence === 'string') expect(first).toBe(sentence)
  else expect(first).toMatch(sentence)
})

describe('every finding', () => {
  test.each(Object.keys(failingChanges) as (keyof typeof failingChanges)[])(
    'of %s is a whole sentence',
    (id) => {
      const rendered = findingsOf(id)
      expect(rendered.length).toBeGreaterThan(0)
      for (const message of rendered) {
        expect(message).toMatch(/^[A-Z\d“].*\.$/)
        expect(message).not.toMatch(/undefined|NaN|null|\[object|_|  /)
        expect(message).not.toMatch(
          /a figure|\b(?:per hr|carbs g|morning-snack|afternoon-snack)\b|\d{4}-\d\d/,
        )
      }
    },
  )
})

test('what could not be checked is named', () => {
  const empty = changed(theGood, (plan) => {
    plan.race_day.rows = []
    plan.race_week = []
  })
  const rendered = audited(empty).findings.map((finding) => renderFinding(finding, empty.plan))
  for (const title of ['The rows of race day are in order', 'The day before is within its limits'])
    expect(rendered).toContain(`Not checked, for there is nothing to look at: “${title}”.`)
})

test.each<[Stated, string]>([
  [['breakfast', 'lunch', 'dinner'], 'breakfast, lunch and dinner'],
  [[], 'nothing'],
  [{ items: 3 }, '3 in all'],
  ['', 'nothing'],
  ['[no nuts]', '[no nuts]'],
  ['{', '{'],
  [true, 'yes'],
  [null, 'nothing'],
])('the value %j reads %s', (stated, words) => {
  const facts = { path: 'runner.answers.allergies', stated, made: 'milk' }
  expect(
    renderFinding(
      { id: 'same-runner', severity: 'hard', section: 'profile', code: 'differs', facts },
      theGood.plan,
    ),
  ).toBe(`Your answer to “Allergies” is ${words} in the plan, and your answers make it milk.`)
})

const someFacts = { value: 5, is: 'less', limit: 10 } as const

test.each([
  ['long-run-recovery', ['carbs', 'fluids', 'sodium', 'protein']],
  ['race-recovery', ['carbs', 'fluids', 'sodium']],
  ['race-recovery-protein', ['protein']],
  ['meal-fat-and-fiber', ['fat', 'fiber']],
  ['daily-fat', [null, 'fat']],
] as const)('each number that %s holds has its own words', (id, all) => {
  const rendered = all.map((of) => {
    const facts = { of, ...someFacts }
    return renderFinding(
      { id, severity: 'soft', section: 'daily_plan', code: 'out-of-range', facts },
      theGood.plan,
    )
  })
  expect(new Set(rendered).size).toBe(all.length)
  for (const sentence of rendered)
    expect(sentence).toMatch(/^\w[\w\s-]+: 5(?: (?:g|mg|ml)|%) is less than 10(?: (?:g|mg|ml)|%)\. \w/)
})

test.each([
  [24.7, 25, '24.7 g is less than 25 g'],
  [24.98, 25, '24.98 g is less than 25 g'],
  [19, 25, '19 g is less than 25 g'],
])('%d has as many digits as make it differ from its limit of %d', (value, limit, words) => {
  const facts = { of: null, value, is: 'less', limit } as const
  const finding = {
    id: 'race-carbs',
    severity: 'soft',
    section: 'race_day_plan',
    code: 'out-of-range',
    facts,
  } as const
  expect(renderFinding(finding, theGood.plan)).toContain(words)
})

test('the audit on the wire has a title for each group and each check', () => {
  const rendered = renderAudit(audited(theGood), theGood.plan)
  expect(rendered.groups.map(({ title }) => title)).toEqual([
    'It adds up',
    'Within the limits',
    'Allergies and diet',
    'Safety',
  ])
  expect(rendered).toMatchObject({ passed: rendered.total, findings: [] })
  const titles = checks.map(({ id }) => checkTitles[id] ?? '')
  expect(new Set(titles).size).toBe(checks.length)
  expect(titles.filter((title) => !/^[A-Z]/.test(title))).toEqual([])
  expect(checkGroups.flatMap((group) => Object.values(group.checks)).toSorted()).toEqual(titles.toSorted())
})

test.each([
  ['Omnivore', 'peanuts, lactose', 'Milk foods with lactose; peanut: in nothing you eat, drink or buy'],
  ['Vegan', 'peanuts, soy, sesame, celery', 'Peanut; soy; 2 more: in nothing you eat, drink or buy'],
  ['Omnivore', 'beef', 'Beef: in nothing you eat, drink or buy'],
  ['Omnivore', 'kiwi', 'Kiwi: in nothing you eat, drink or buy'],
  ['Vegan', '', 'Vegan: all you eat, drink and buy'],
  ['Omnivore', 'zorbel', 'Allergies and diet'],
  ['Omnivore', 'peanut, zorbel', 'Allergies and diet'],
  ['Omnivore', 'とまと', 'Allergies and diet'],
  ['Omnivore', 'low FODMAP', 'Allergies and diet'],
  ['Omnivore', 'low FODMAP, egg', 'Egg: in nothing you eat, drink or buy'],
] as const)(
  'the checks of %s without “%s” say what was looked for, and nothing that was not',
  (diet, typed, title) => {
    const given = caseOf({ diet }, typed)
    const allergies = renderAudit(audited(given), given.plan).groups.find(({ id }) => id === 'allergies')
    expect(allergies?.title).toBe(title)
  },
)

test('checks that found something keep the general title', () => {
  const { plan, ...whose } = changed(caseOf({}, 'kiwi'), failingChanges['unknown-exclusions'].change)
  const audit = renderAudit(audited({ plan, ...whose }), plan)
  expect(audit.groups.map(({ title }) => title)).toContain('Allergies and diet')
})

test('every answer, target and working figure has a name of its own', () => {
  const { runner, targets, working } = theGood.plan
  const paths = Object.entries({ runner, targets, working }).flatMap(([name, part]) => [
    ...leavesOf(name, part).keys(),
  ])
  expect(paths.length).toBeGreaterThan(100)
  const names = paths.map(nameOfFact)
  expect(names.filter((name) => /^A figure|_/.test(name))).toEqual([])
  const [answers, targetNames] = ['runner.', 'targets.'].map((start) =>
    names.filter((_, at) => paths[at]?.startsWith(start)),
  )
  expect(new Set(answers).size).toBe(answers?.length)
  expect(new Set(targetNames).size).toBe(targetNames?.length)
})
