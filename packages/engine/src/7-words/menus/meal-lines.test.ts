import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { figureOf, readBy } from '../../../testing/read-back/figures.ts'
import { cookedWhen } from '../race-week/cooked-when.ts'
import { expectMacros, expectMealLine } from '../../../testing/read-back/meals.ts'
import type { PlanDay, PlanMacro, PlanMealName } from '../../plan.ts'

const names: Readonly<Record<PlanMealName, string>> = {
  breakfast: 'Breakfast',
  'morning-snack': 'Morning snack',
  lunch: 'Lunch',
  'afternoon-snack': 'Afternoon snack',
  dinner: 'Dinner',
  'evening-snack': 'Evening snack',
  'late-morning-snack': 'Late-morning snack',
  'late-afternoon-snack': 'Late-afternoon snack',
  recovery: 'Recovery',
}

const dayNames: Partial<Readonly<Record<PlanDay['kind'], string>>> = {
  rest: 'Rest day',
  run: 'Run day',
  'long-run': 'Long-run day',
}

test('each line of an example day reads back as its meal, food by food, and its total as that of the day', () => {
  let meals = 0
  for (const { plan, object } of drawnPlans()) {
    for (const [index, day] of plan.training_days.entries()) {
      const [heading, ...lines] = object.daily_plan.example_days[index]?.split('\n') ?? []
      expect(heading).toMatch(new RegExp(`^${dayNames[day.kind] ?? day.kind}: `))
      expectShort(lines, day)
      for (const meal of day.meals)
        expectMealLine(plan.runner, lines.shift(), meal, { begins: names[meal.name] })
      if (day.fuel_carbs_g > 0) expect(lines.shift()).toBe(`On the run: ${day.fuel_carbs_g} g carbs`)
      expectMacros(plan.runner, readBy(/^Total: (?<macros>.+ fiber)$/, lines.join())['macros'], day.totals)
      meals += day.meals.length
    }
  }
  expect(meals).toBeGreaterThan(10 * drawnPlans().length)
})

test('each day of race week reads back as the days that eat so, with their meals and their total', () => {
  let days = 0
  for (const { plan, object } of drawnPlans()) {
    const parts = [
      ['easy-week', object.race_week.mon_wed],
      ['loading', object.race_week.thu_fri],
      ['day-before', object.race_week.day_before],
    ] as const
    for (const [kind, [_heading, ...lines]] of parts) {
      for (const [day, ...others] of daysThatEatTheSame(plan.race_week, kind)) {
        const {
          name = '',
          total,
          aim,
        } = readBy(
          /^(?<name>.+?): (?<total>[\d,]+ (?:kcal|g carbs).+ fiber)\. Target: (?<aim>[\d,]+) g carbs\.$/,
          lines.shift() ?? '',
        )
        expect(figureOf(aim)).toBe(day.target.carbs_g)
        if (name === 'The whole day') expect(others).toHaveLength(0)
        else if (name !== 'Each day') expect(dayOfMonth(name), name).toBe(Number(day.date?.slice(8)))
        expectMacros(plan.runner, total, day.totals)
        expectShort(lines, day)
        for (const meal of day.meals)
          expectMealLine(plan.runner, lines.shift(), meal, {
            begins: names[meal.name],
            cooked: cookedWhen(plan, day, meal),
          })
        days += 1
      }
    }
  }
  expect(days).toBeGreaterThan(drawnPlans().length)
})

test('race morning, the breakfasts before a long run and the meal after it read back as their meals', () => {
  let [meals, small] = [0, 0]
  for (const { plan, object } of drawnPlans()) {
    const { runner, race_week: week, long_run: run } = plan
    const breakfast = week.find(({ kind }) => kind === 'race-morning')?.meals[0]
    if (breakfast)
      expectMealLine(runner, object.race_week.race_morning[2], breakfast, { begins: 'Breakfast' })
    const { carbs_g: carbs, an_hour_before_carbs_g: anHourBefore } = plan.targets.long_run.breakfast
    const isSmall = anHourBefore >= carbs
    small += isSmall ? 1 : 0
    for (const [index, meal] of run.breakfasts.entries())
      expectMealLine(runner, object.long_run_fueling.pre_run.examples[index], meal, {
        begins: isSmall ? '1 to 2 hours before' : '3 to 4 hours before',
      })
    if (run.recovery_meal && runner.long_run_km > 0)
      expectMealLine(runner, object.long_run_fueling.during.schedule.at(-1), run.recovery_meal, {
        begins: 'Afterwards',
      })
    meals += run.breakfasts.length + (breakfast ? 1 : 0)
  }
  expect(meals).toBeGreaterThan(2 * drawnPlans().length)
  expect(small).toBeGreaterThan(0)
})

test('a meal of other facts is not read as its line', () => {
  const { plan, object } = drawnPlans()[0] ?? {}
  const [meal] = plan?.training_days[0]?.meals ?? []
  const line = object?.daily_plan.example_days[0]?.split('\n')[1]
  if (!plan || !meal || !line) throw new Error('no meal')
  const changed = [
    { ...meal, kcal: meal.kcal + 1 },
    { ...meal, items: meal.items.slice(1) },
    { ...meal, items: meal.items.map((item) => ({ ...item, grams: item.grams + 60 })) },
    { ...meal, items: meal.items.map((item) => ({ ...item, in_drink: !item.in_drink })) },
  ]
  expectMealLine(plan.runner, line, meal, { begins: names[meal.name] })
  for (const each of changed)
    expect(() => expectMealLine(plan.runner, line, each, { begins: names[meal.name] })).toThrow()
})

/** Takes the lines on what a day misses, where it misses anything. */
function expectShort(lines: string[], day: PlanDay) {
  const { far_short_of: far, gave_way: lost } = day
  const isFar = (macro: PlanMacro) => far.some((each) => each === macro)
  const less = lost.filter((macro) => !isFar(macro) && macro !== 'sodium' && macro !== 'fluids')
  if (far.length > 0) expectHeld(lines.shift(), 'Far short', far, day)
  if (less.length > 0) expectBeside(lines.shift(), less, day)
  if (day.fuel_carbs_g > 0 && !day.meals.some(({ name }) => name === 'recovery'))
    expect(lines.shift()).toBe('Eat lunch within an hour of the run: it is the recovery meal of this day.')
}

function expectHeld(
  line = '',
  begins: string,
  macros: readonly PlanMacro[],
  { totals, target }: Pick<PlanDay, 'totals' | 'target'>,
) {
  expect(line.startsWith(`${begins}, `), line).toBe(true)
  const printed = [...line.matchAll(/([\d,]+)(?: of ([\d,]+))? (kcal|g \w+)/g)]
  expect(printed.map(([, held, wanted, of]) => [figureOf(held), wanted && figureOf(wanted), of])).toEqual(
    macros.map((macro) => {
      if (macro === 'sodium' || macro === 'fluids') throw new Error(`${macro} has no figure here`)
      if (macro === 'energy') return [totals.kcal, target.kcal, 'kcal']
      if (macro === 'fiber') return [totals.fiber_g, undefined, 'g fiber']
      return [totals[`${macro}_g`], target[`${macro}_g`], `g ${macro}`]
    }),
  )
}

/** "60 of 74 g protein; 66 g fiber, outside the day’s range." */
function expectBeside(line = '', macros: readonly PlanMacro[], { totals, target }: PlanDay) {
  const printed = line.replace(/\.(?: Add .+\.)?$/, '').split('; ')
  expect(printed, line).toHaveLength(macros.length)
  for (const [index, macro] of macros.entries()) {
    const part = printed[index] ?? ''
    if (macro === 'fiber') {
      expect(part).toBe(`${totals.fiber_g} g fiber, outside the day’s range`)
      continue
    }
    const { held, wanted, unit } = readBy(/^(?<held>[\d,]+) of (?<wanted>[\d,]+) (?<unit>kcal|g \w+)$/, part)
    if (macro === 'sodium' || macro === 'fluids') throw new Error(`${macro} has no figure here`)
    const key = macro === 'energy' ? 'kcal' : (`${macro}_g` as const)
    expect(unit).toBe(macro === 'energy' ? 'kcal' : `g ${macro}`)
    expect(figureOf(held)).toBe(totals[key])
    expect(figureOf(wanted)).toBe(target[key])
  }
}

function daysThatEatTheSame(week: readonly PlanDay[], kind: PlanDay['kind']) {
  const groups = new Map<string, [PlanDay, ...PlanDay[]]>()
  for (const day of week.filter((each) => each.kind === kind)) {
    const group = groups.get(JSON.stringify(day.meals))
    if (group) group.push(day)
    else groups.set(JSON.stringify(day.meals), [day])
  }
  return groups.values()
}

const dayOfMonth = (name: string) => Number(/^\w+day, \w+ (\d+)$/.exec(name)?.[1])
