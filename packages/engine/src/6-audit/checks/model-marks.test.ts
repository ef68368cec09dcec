import { expect, test } from 'vitest'
import { audited, caseOf, changed } from '../../../testing/audit/audited-case.ts'
import { permittedChoices } from '../../5-plan/permitted-choices.ts'

const wishes = { race: 'Marathon', targetSeconds: 4 * 3600, budget: 'High', daysToGo: 60 } as const
const plain = caseOf(wishes)
const permitted = permittedChoices(plain.plan)
const [, other = ''] = permitted.fuels
const sides = Object.fromEntries(
  Object.entries(permitted.sides)
    .flatMap(([meal, kinds]) => (kinds[0] ? [[meal, [kinds[0]]]] : []))
    .slice(0, 40),
)
const chosen = caseOf({ ...wishes, preferences: { coach: { by: 'a/model', fuels: [other], sides } } })

const idsOf = (given: typeof plain) => new Set(audited(given).findings.map(({ id }) => id))
const markedMeals = ({ plan }: typeof plain) =>
  [...plan.training_days, ...plan.race_week]
    .flatMap(({ meals }) => meals)
    .filter((meal) => meal.chosen_by_model)

test('a fuel and sides that a model chose are marked, and no finding', () => {
  expect(chosen.plan.race_day.kit.find((item) => item.chosen_by_model)?.product).toBe(other)
  expect(markedMeals(chosen).length).toBeGreaterThan(0)
  expect(idsOf(chosen)).toEqual(idsOf(plain))
})

test('a fuel that no model named, or one whose mark is gone, is a finding', () => {
  const falsely = changed(plain, ({ race_day: { kit } }) => {
    if (kit[0]) kit[0].chosen_by_model = true
  })
  const unmarked = changed(chosen, ({ race_day: { kit } }) => {
    for (const item of kit) delete item.chosen_by_model
  })
  expect(idsOf(falsely)).toContain('kit-holds-the-rows')
  expect(idsOf(unmarked)).toContain('kit-holds-the-rows')
})

test('what might be in the kit instead is a finding where it is no fuel for this runner', () => {
  for (const id of ['maurten-gel-100-caf-100', 'saltstick-caps', 'lobster-roll']) {
    const given = changed(plain, ({ race_day: race }) => {
      race.fuel_choices = [...race.fuel_choices, id]
    })
    expect(idsOf(given)).toContain('kit-holds-the-rows')
  }
})

test('a meal with its own dish that is marked is a finding without the sides that a model named', () => {
  const falsely = changed(plain, ({ training_days: [day] }) => {
    if (day?.meals[0]) day.meals[0].chosen_by_model = true
  })
  expect(idsOf(falsely)).toContain('kitchen-preferences')
})
