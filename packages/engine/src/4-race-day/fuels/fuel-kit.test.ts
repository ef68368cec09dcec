import { expect, test } from 'vitest'
import { budgets, diets } from '../../1-runner/questionnaire.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { type AllergenGroupId, allergenGroupIds } from '../../foods/exclusions/allergen-groups.ts'
import { findProduct } from '../../foods/products.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { scheduleRaceDay } from '../schedule-race-day.ts'

const races: readonly Partial<RunnerWishes>[] = [
  { race: '10K', targetSeconds: 70 * 60 },
  { race: 'Half', targetSeconds: 105 * 60, climate: 'Hot & Humid' },
  { race: 'Marathon', targetSeconds: 210 * 60, sex: 'Male', heightCm: 180, weightKg: 74 },
  { race: 'Marathon', targetSeconds: 300 * 60, climate: 'Hot & Humid', sweatRate: 1.4 },
]

const combinations = diets.flatMap((diet) =>
  budgets.flatMap((budget) =>
    [[], ...allergenGroupIds.map((group) => [group])].map((allergies) => [diet, budget, allergies] as const),
  ),
)

const kitOf = (wishes: Partial<RunnerWishes>) => {
  const runner = someRunner(wishes)
  const targets = setTargets(runner)
  return { ...scheduleRaceDay(runner, targets), targets }
}

test.each(races)(
  'every diet, budget and single group has a kit that meets the targets of $race, $targetSeconds s',
  (race) => {
    for (const [diet, budget, allergies] of combinations) {
      const { kit, shortfalls, targets } = kitOf({ ...race, diet, budget, allergies })
      const runner = `${diet} ${budget} ${allergies.join()}`
      const fueled = kit.fuels[0] ?? kit.drink
      if (targets.race.perHour.carbs > 0) expect(fueled, runner).not.toBeNull()
      const needsFructose = allergies[0] === 'fodmap' && targets.race.perHour.carbs > 60
      if (!needsFructose) expect(shortfalls, runner).toEqual([])
      else for (const { because } of shortfalls) expect(because).toBe('no-fructose')
    }
  },
)

const ids = ({ kit }: ReturnType<typeof kitOf>) =>
  [kit.fuels[0], kit.drink, kit.salt].flatMap((item) => (item ? [item.id] : []))

test('a low budget gets homemade and supermarket items', () => {
  for (const race of races) {
    for (const id of ids(kitOf({ ...race, budget: 'Low' }))) expect(findProduct(id)?.brand).toBeNull()
  }
})

test('a medium budget gets no named gel or drink', () => {
  for (const race of races) {
    for (const id of ids(kitOf({ ...race, budget: 'Medium' }))) {
      const product = findProduct(id)
      const isSalt = product?.carbs === 0 || product?.kind === 'electrolyte_tablet'
      expect(product?.brand === null || isSalt, id).toBe(true)
    }
  }
})

test('a high budget gets a named gel', () => {
  for (const race of races.slice(1)) {
    const { kit } = kitOf({ ...race, budget: 'High' })
    expect(findProduct(kit.fuels[0]?.id ?? '')?.brand).not.toBeNull()
  }
})

test('if corn rules out gels, a maple or sugar gel is made at home, whatever the budget', () => {
  for (const budget of budgets) {
    const { kit } = kitOf({ ...races[2], budget, allergies: ['corn'] })
    expect(kit.fuels[0]?.id).toMatch(/^(maple|sugar|untapped)/)
  }
})

test('if no capsule is permitted, salt comes in the drink', () => {
  const hot = { targetSeconds: 195 * 60, climate: 'Hot & Humid', weightKg: 70, heightCm: 178 } as const
  for (const allergies of [[], ['gluten']] as AllergenGroupId[][]) {
    const { kit, rows } = kitOf({ ...hot, diet: 'Vegan', budget: 'Medium', allergies })
    for (const { id } of rows.flatMap(({ servings }) => servings)) expect(id).not.toContain('caps')
    expect(kit.salt ?? kit.drink).not.toBeNull()
  }
})

test('a runner who excludes everything still gets a day of rows, of what is permitted', () => {
  const everything = kitOf({ ...races[2], diet: 'Vegan', allergies: allergenGroupIds })
  expect(everything.rows.at(-1)?.phase).toBe('recovery')
  expect(everything.startToFinish.fluids).toBeGreaterThan(0)
  for (const id of ids(everything)) expect(findProduct(id)?.checkLabelFor).toEqual([])
})

test('without fructose and salt a race is fueled by glucose, else by equal parts, without salt, whatever the budget', () => {
  for (const budget of budgets) {
    const plain = someRunner({ ...races[2], budget, allergies: ['fodmap'] })
    const runner = { ...plain, exclusions: { ...plain.exclusions, unknown: ['salt'] } }
    const { kit, startToFinish } = scheduleRaceDay(runner, setTargets(runner))
    expect(kit).toMatchObject({ fuels: [{ id: 'corn-syrup-flask' }], drink: null })
    expect(startToFinish.carbs).toBeGreaterThan(150)
    const withoutCorn = { ...runner, exclusions: { ...runner.exclusions, unknown: ['salt', 'corn'] } }
    // Rice and potato do not stay safe for hours; maple syrup is of equal parts.
    expect(scheduleRaceDay(withoutCorn, setTargets(withoutCorn)).kit.fuels[0]?.id).toMatch(/maple/)
  }
})

test('if no race fuel is known to fit, the rows are water and the shortfall has that cause', () => {
  const plain = someRunner({ ...races[2] })
  const unknown = [
    'sugar',
    'syrup',
    'banana',
    'raisins',
    'rice',
    'potato',
    'orange',
    'dates',
    'honey',
    'gel',
    'drink',
  ]
  const runner = { ...plain, exclusions: { ...plain.exclusions, typed: unknown, unknown } }
  const { startToFinish, shortfalls } = scheduleRaceDay(runner, setTargets(runner))
  expect(startToFinish.carbs).toBe(0)
  expect(startToFinish.fluids).toBeGreaterThan(0)
  expect(shortfalls.find((shortfall) => shortfall.of === 'carbs')?.because).toBe('no-fuel-allowed')
})

test('a low budget is fueled by sugar, and by maple syrup only if sugar is excluded', () => {
  for (const targetSeconds of [210 * 60, 225 * 60, 240 * 60, 255 * 60])
    expect(kitOf({ budget: 'Low', targetSeconds }).kit).toMatchObject({
      fuels: [{ id: 'sugar-gel-home', instead: { product: 'maple-salted-gel' } }],
    })
})
