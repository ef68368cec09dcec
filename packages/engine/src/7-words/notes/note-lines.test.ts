import { expect, test } from 'vitest'
import { drawnPlans, renderedOf } from '../../../testing/drawn-plans.ts'
import { factsFor, stagesFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import {
  clockOf,
  expectDay,
  figureOf,
  readBy,
  expectVolume,
  readsOunces,
  rounded,
} from '../../../testing/read-back/figures.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { readAllergies } from '../../1-runner/allergies/read-allergies.ts'
import type { NoteCode, NoteFacts } from '../../note.ts'
import { grams } from '../../units.ts'
import type { Plan, PlanDay, PlanRunner } from '../../plan.ts'

type Expect<Code extends NoteCode> = (text: string, plan: Plan, facts: NoteFacts[Code]) => void

/** Every note that holds a figure or a name of this plan. */
const readers: { readonly [Code in NoteCode]?: Expect<Code> } = {
  'assumed-race': (text, { targets }) => {
    const { time } = readBy(/ assume (?<time>[\d:]+) at about /, text)
    expect(clockOf(time), text).toBe(rounded(targets.race.hours * 3600))
  },
  'sweat-rate': (text, { runner, targets }) =>
    expectLiters(runner, text, runner.sweat_rate_lph ?? targets.race.sweat_rate_lph, 2),
  'high-sweat-rate': (text, { runner }) => expectLiters(runner, text, runner.sweat_rate_lph ?? 0),
  'extreme-sweat-rate': (text, { runner }) => expectLiters(runner, text, runner.sweat_rate_lph ?? 0),
  'sweat-loss': (text, { runner, targets }) => {
    const { percent } = readBy(
      /may (?:lose more fluid than|still finish about (?<percent>[\d.]+)% lighter)/,
      text,
    )
    expect(percent === '', text).toBe(runner.age < 18)
    if (percent) expect(figureOf(percent), text).toBe(rounded(targets.race.predicted_loss_percent, 1))
  },
  'low-mileage': (text, { runner }) => {
    if (runner.weekly_km === 0) return expect(text).toMatch(/^No running in the week/)
    const { distance, unit } = readBy(/^(?<distance>[\d.]+) (?<unit>km|mi) a week is little/, text)
    expect(unit).toBe(runner.units.distance)
    return expect(figureOf(distance)).toBe(rounded(runner.weekly_km / (unit === 'mi' ? 1.609344 : 1), 1))
  },
  caffeine: (text, { targets }) =>
    expect(figureOf(/optional: (\d+) mg/.exec(text)?.[1]), text).toBe(targets.caffeine_mg),
  shortfall: (text, { runner, race_day: race, long_run: run }, facts) => {
    const read = readBy(
      /^(?<where>In the race|On the long run), (?<of>\w+) comes? to about (?<delivered>.+) an hour instead of (?<target>.+?): /,
      text,
    )
    const short = (facts.run === 'race' ? race : run).shortfalls.find(({ of }) => of === facts.of)
    expect([read['where'], read['of']], text).toEqual([
      facts.run === 'race' ? 'In the race' : 'On the long run',
      facts.of,
    ])
    const amounts = [short?.delivered ?? Number.NaN, short?.target ?? Number.NaN]
    for (const [index, printed] of [read['delivered'], read['target']].entries()) {
      if (facts.of === 'fluids') expectVolume(runner, printed, amounts[index] ?? Number.NaN)
      else {
        const { figure, unit } = readBy(/^(?<figure>[\d,]+) (?<unit>m?g)$/, printed ?? '')
        expect([figureOf(figure), unit], text).toEqual([amounts[index], facts.of === 'carbs' ? 'g' : 'mg'])
      }
    }
  },
  'too-few-foods': (text, plan, { days: keys }) => {
    const days = daysOf(plan, keys)
    expectNamed(text, plan, days)
    for (const macro of days[0]?.far_short_of ?? []) {
      const key = macro === 'energy' ? 'kcal' : (`${macro}_g` as const)
      const form =
        macro === 'energy' ? /([\d,]+) of ([\d,]+) kcal/ : new RegExp(`([\\d,]+) of ([\\d,]+) g ${macro}`)
      const [, held, wanted] = form.exec(text) ?? []
      expect([held, wanted].map(figureOf), text).toEqual([days[0]?.totals[key], days[0]?.target[key]])
    }
  },
  'little-recovery-protein': (text, { targets, race_day: race, long_run: longRun }, { run }) => {
    const { after, held, wanted } = readBy(
      /^The meal after the (?<after>race|long run) holds (?<held>\d+) g of the (?<wanted>\d+) g protein/,
      text,
    )
    const [meal, target] =
      run === 'race' ? [race.recovery_meal, targets.race] : [longRun.recovery_meal, targets.long_run]
    expect(after).toBe(run === 'race' ? 'race' : 'long run')
    expect([held, wanted].map(figureOf)).toEqual([meal?.protein_g, target.recovery.protein_g])
  },
  'gut-practice': (text, { working, gut_training: steps }) => {
    const rate = Number(/your gut for (\d+) g an hour/.exec(text)?.[1])
    const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
    const ofTheRace = steps.length > 0 ? top : target
    expect(rate, text).toBe(target >= 40 ? ofTheRace : working.gut_training.long_run_goal_g_per_hr)
  },
  'near-miss': (text, _plan, { typed, read_as }) =>
    expect(text).toContain(`"${typed}" was read as "${read_as}"`),
  'excluded-by-name': (text, _plan, { words }) => expect(text).toContain(`: "${words}".`),
  'not-excluded': (text, _plan, { words }) => expect(text).toContain(`: "${words}".`),
  groceries: (text, { runner, race_week: week, groceries }) => {
    const [first, ...others] = text.match(/\w+day, \w+ \d+/g) ?? []
    expect(others).toEqual([])
    const from = runner.days_to_go > 0 ? week[0]?.date : undefined
    expectDay(first, from ?? runner.race_date)
    expect(/^Meals from .+ on[,.]/.test(text)).toBe(from !== undefined)
    const { cost, bought_gels: gels } = groceries
    const { food, fuel, count } = readBy(
      / Cost: (?:food )?(?<food>low|moderate|high)(?:, fuel (?<fuel>low|moderate|high)?(?:(?:, )?(?<count>\d+) gels?)?)?\./,
      text,
    )
    expect(food).toBe(cost.word)
    expect(Number(count || 0)).toBe(gels)
    expect(fuel || null).toBe(gels === 0 && cost.fuel === cost.word ? null : cost.fuel)
    expect(text.includes('Cheaper for most practice runs')).toBe(groceries.homemade_for_practice !== null)
  },
}

/** Plans with notes that the laws draw too few of. */
function rarePlans(): Plan[] {
  const runner = someRunner()
  const { exclusions } = runner
  const noFuel = 'sugar syrup banana raisins rice potato orange dates honey gel drink'.split(' ')
  const unclear = {
    ...exclusions,
    unknown: ['zorbel'],
    unread: ['latex'],
    nearMisses: [{ typed: 'penuts', readAs: 'peanuts', group: 'peanut' as const }],
  }
  const { menus } = stagesFor(runner)
  const { recovery } = menus
  const meal = recovery.race && { ...recovery.race, protein: grams(3) }
  return [
    factsFor(someRunner({ sweatRate: 2.8, units: 'imperial' })),
    factsFor(someRunner({ sweatRate: 3.6 })),
    factsFor(someRunner({ weeklyKm: 20, longRunKm: 12, units: 'imperial' })),
    factsFor(someRunner({ weeklyKm: 0, longRunKm: 0 })),
    factsFor({ ...runner, exclusions: unclear }),
    factsFor(
      { ...runner, exclusions: { ...exclusions, typed: noFuel, unknown: noFuel } },
      { menus: noMenus },
    ),
    factsFor(runner, { menus: { ...menus, recovery: { ...recovery, race: meal } } }),
    factsFor({
      ...someRunner({ diet: 'Vegan', allergies: ['gluten', 'soy', 'nuts', 'sesame', 'corn', 'oats'] }),
      exclusions: readAllergies(
        'gluten, soy, nuts, sesame, corn, oats, lentils, beans, peas, chickpeas, rice',
      ),
    }),
  ]
}

test('each note that holds a figure or a name reads back as the facts of its plan', () => {
  const read = new Map<string, number>()
  const plans = [...drawnPlans(), ...rarePlans().map(renderedOf)]
  for (const { plan, object } of plans) {
    expect(object.assumptions_safety).toHaveLength(plan.notes.length)
    for (const [index, { code, facts }] of plan.notes.entries()) {
      const expectFacts = readers[code] as Expect<NoteCode> | undefined
      if (!expectFacts) continue
      expectFacts(object.assumptions_safety[index] ?? '', plan, facts)
      read.set(code, (read.get(code) ?? 0) + 1)
    }
  }
  const unread = Object.keys(readers).filter((code) => !read.has(code))
  expect(unread).toEqual([])
})

/** "1.2 L", or "41 oz (1.2 L)" for runners who read ounces. */
function expectLiters(runner: PlanRunner, text: string, liters: number, places = 1) {
  const { shown, oz } = readBy(/(?:(?<oz>\d+) oz \((?=.+ L\)))?(?<shown>[\d.]+) L\)? an hour/, text)
  expect(figureOf(shown), text).toBe(rounded(liters, places))
  expect(oz, text).toBe(readsOunces(runner) ? String(Math.round((liters * 1000) / 29.5735)) : '')
}

const daysOf = ({ training_days: examples, race_week: week }: Plan, keys: readonly string[]) =>
  [...examples, ...week].filter(({ key }) => keys.includes(key))

const weekdayOf = (iso: string) =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

/** Every day of the note, by its name or its weekday, and no other one. */
function expectNamed(text: string, _plan: Plan, days: readonly PlanDay[]) {
  const kinds = [...text.matchAll(/the (rest day|run day|long-run day)/g)].map(([, name = '']) => name)
  const names = { rest: 'rest day', run: 'run day', 'long-run': 'long-run day' }
  expect(new Set(kinds), text).toEqual(
    new Set(days.filter(({ date }) => !date).map(({ kind }) => names[kind as keyof typeof names])),
  )
  const dated = days.flatMap(({ date }) => date ?? [])
  expect(new Set(text.match(/[A-Z]\w+day\b/g)), text).toEqual(new Set(dated.map(weekdayOf)))
}
