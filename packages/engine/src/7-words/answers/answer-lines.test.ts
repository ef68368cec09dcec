import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { clockOf, figureOf, readBy, readsOunces, rounded } from '../../../testing/read-back/figures.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import type { Field, Questionnaire } from '../../1-runner/questionnaire.ts'
import { readRunner } from '../../1-runner/read-runner.ts'
import { readIsoDay } from '../../plain-day.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import { answerAsRead } from '../reasons/answers-as-read.ts'
import { renderRefusal } from './render-refusal.ts'
import { interpretAnswer } from './interpret-answer.ts'

/** "56 km", "5.5 mi": under ten to a decimal, above it whole. */
const shortDistance = (distance: number) => rounded(distance, distance < 10 ? 1 : 0)
const inches = ({ height_cm }: PlanRunner) => rounded(height_cm / 2.54)

const paces = ({ targets, runner }: Plan) => ({
  km: rounded((targets.race.hours * 3600) / runner.race_km),
  mi: rounded((targets.race.hours * 3600 * 1.609344) / runner.race_km),
})

/** What stands under an answer, in the units in which the runner did not type it. */
const underAnswers: { readonly [Name in Field]?: (text: string, plan: Plan) => void } = {
  raceDate: (text, { runner }) => {
    const { days } = readBy(/^\w+day, (?<days>today|tomorrow|\d+)(?: days from today)?$/, text)
    expect({ today: 0, tomorrow: 1 }[days ?? ''] ?? Number(days), text).toBe(runner.days_to_go)
  },
  targetTimeOrPace: (text, plan) => {
    const read = Object.fromEntries(
      [...text.matchAll(/([\d:]+) \/(km|mi)/g)].map(([, pace, per]) => [per, clockOf(pace)]),
    )
    expect(read, text).toEqual(paces(plan))
  },
  height: (text, { runner }) => {
    expect(figureOf(/(\d+) cm/.exec(text)?.[1])).toBe(rounded(runner.height_cm))
    const [, feet, left] = /(\d)'(\d+)"/.exec(text) ?? []
    if (feet) expect(12 * Number(feet) + Number(left)).toBe(inches(runner))
  },
  weight: (text, { runner }) => {
    const { figure, unit } = readBy(/^(?<figure>[\d.]+) (?<unit>kg|lb)$/, text)
    const [kg, lb] = [rounded(runner.weight_kg, 1), rounded(runner.weight_kg / 0.45359237)]
    expect(figureOf(figure), text).toBe(runner.units.mass === 'lb' ? kg : lb)
    expect(unit).not.toBe(runner.units.mass)
  },
  weeklyMileage: (text, { runner }) => expectDistance(text, runner, runner.weekly_km),
  longRunDistance: (text, { runner }) => expectDistance(text, runner, runner.long_run_km),
  sweatRate: (text, { runner: { sweat_rate_lph: rate } }) => {
    if (rate === null) return
    const { liters, oz } = readBy(/^(?<liters>[\d.]+) L\/h · (?<oz>\d+) oz\/h$/, text)
    expect([liters, oz].map(figureOf)).toEqual([rounded(rate, 2), rounded((rate * 1000) / 29.5735)])
  },
}

function expectDistance(text: string, { units }: PlanRunner, km: number) {
  const { figure, unit } = readBy(/^(?<figure>[\d.]+) (?<unit>km|mi)(?: a week)?$/, text)
  expect(unit).not.toBe(units.distance)
  expect(figureOf(figure), text).toBe(shortDistance(unit === 'mi' ? km / 1.609344 : km))
}

test('the interpretation of an answer reads back as what the plan is made for', () => {
  const read = new Map<string, number>()
  for (const { plan } of drawnPlans()) {
    const { answers, today } = plan.runner
    for (const [field, expectFacts] of Object.entries(underAnswers) as [
      Field,
      (text: string, plan: Plan) => void,
    ][]) {
      const day = readIsoDay(today)
      const line = day && interpretAnswer(field, answers[field], answers, day)
      if (line?.tone !== 'read') continue
      expectFacts(line.text, plan)
      read.set(field, (read.get(field) ?? 0) + 1)
    }
  }
  for (const field of Object.keys(underAnswers)) expect(read.get(field) ?? 0, field).toBeGreaterThan(20)
})

test('an answer beside a reason reads back as the fact of the plan, in the unit of its runner', () => {
  for (const { plan } of drawnPlans()) {
    const { runner, targets } = plan
    const { units } = runner
    const read = (field: Field) => answerAsRead(plan, field).read
    const distance = (km: number) =>
      `${shortDistance(units.distance === 'mi' ? km / 1.609344 : km)} ${units.distance}`
    expect(read('weeklyMileage')).toBe(`${distance(runner.weekly_km)} a week`)
    expect(read('longRunDistance')).toBe(distance(runner.long_run_km))
    expect(read('weight')).toBe(
      units.mass === 'lb'
        ? `${rounded(runner.weight_kg / 0.45359237)} lb`
        : `${rounded(runner.weight_kg, 1)} kg`,
    )
    const { cm, feet, left } = readBy(/^(?:(?<cm>\d+) cm|(?<feet>\d)'(?<left>\d+)")$/, read('height'))
    if (cm) expect(figureOf(cm)).toBe(rounded(runner.height_cm))
    else expect(12 * Number(feet) + Number(left)).toBe(inches(runner))
    expect(read('age')).toBe(`${runner.age} years`)
    const { time, pace, per } = readBy(
      /^(?<time>[\d:]+) · (?<pace>[\d:]+) \/(?<per>km|mi)$/,
      read('targetTimeOrPace'),
    )
    expect([clockOf(time), clockOf(pace), per]).toEqual([
      rounded(targets.race.hours * 3600),
      paces(plan)[units.distance],
      units.distance,
    ])
    const rate = runner.sweat_rate_lph
    const liters = `${rounded(rate ?? 0, 2)} L/h`
    const inOwn = readsOunces(runner) ? `${rounded(((rate ?? 0) * 1000) / 29.5735)} oz/h (${liters})` : liters
    expect(read('sweatRate')).toBe(rate === null ? 'not given' : inOwn)
  }
  expect(drawnPlans().length).toBeGreaterThanOrEqual(100)
})

test.each<Partial<Questionnaire>>([
  { raceDate: '2027-02-20' },
  { raceDate: '2031-01-01' },
  { raceType: '10K', targetTimeOrPace: '4:30' },
  { targetTimeOrPace: '1:10:00' },
  { targetTimeOrPace: '19:00:00' },
  { age: '9' },
  { height: '250 cm' },
  { weight: '30 kg' },
  { weight: '20' },
  { weight: '110', height: '178 cm' },
  { weight: '180 kg' },
  { weight: '30 st' },
  { weeklyMileage: '270 km' },
  { longRunDistance: '36 miles', weeklyMileage: '35 miles' },
  { weeklyMileage: '900 km' },
  { longRunDistance: '80 km' },
  { sweatRate: '9 L/h' },
  { allergies: Array.from({ length: 45 }, (_, index) => `food${index}`).join(', ') },
])('the refusal of %j says each of its facts', (changes) => {
  const { answers, today } = someRunner()
  const read = readRunner({ ...answers, ...changes }, today)
  const [refusal] = read.ok ? [] : read.refused
  if (!refusal) throw new Error('not refused')
  const sentence = renderRefusal(refusal)
  const facts = factsIn(refusal.facts)
  expect(facts.length).toBeGreaterThan(0)
  for (const fact of facts) expect(readFacts(sentence), sentence).toContain(fact)
})

const codes: ReadonlySet<string> = new Set(['race', 'bestOf', 'suits', 'unit', 'per'])

/** Rendered whole: times to the second, and the largest week that a weight allows. */
const whole: ReadonlySet<string> = new Set(['finish', 'seconds', 'read', 'best', 'slowest', 'most'])

/** Numbers, and quoted words; a code is rendered as other words, and a height only where no weight suits it. */
function factsIn(facts: object, inside = ''): (string | number)[] {
  const unit = 'unit' in facts ? facts.unit : null
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    if (codes.has(name) || (name === 'height' && 'suits' in facts && facts.suits === 'both')) return []
    if (typeof value === 'object' && value !== null) return factsIn(value, name)
    if (typeof value !== 'number') return typeof value === 'string' ? [value] : []
    const inUnit = value / (unitsOf[name]?.[String(unit)] ?? 1)
    return [rounded(inUnit, whole.has(name) || inside === 'most' ? 0 : 2)]
  })
}

/** Kilograms and kilometers in the unit that was typed. */
const unitsOf: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  weight: { lb: 0.45359237 },
  distance: { mi: 1.609344 },
}

/** Every figure of a sentence, its times as seconds, and every word of it that could be one of the runner's. */
const readFacts = (sentence: string): (string | number)[] => [
  ...(sentence.match(/\d+(?::\d\d)+|\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) =>
    figure.includes(':') ? clockOf(figure) : figureOf(figure),
  ),
  ...[...sentence.matchAll(/“([^”]+)”|(\d{4}-\d\d-\d\d)/g)].map(([, word, day]) => word ?? day ?? ''),
]
