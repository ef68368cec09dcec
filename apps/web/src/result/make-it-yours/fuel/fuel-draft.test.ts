import type { FuelOption } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type FuelDraft, found, fuelDraftOf, isChosen, readFuelDraft, withOption } from './fuel-draft.ts'
import { emptyLabel, readLabelDraft } from './label-draft.ts'

const metric = { units: { distance: 'km', mass: 'kg', height: 'cm' } } as const
const american = { units: { distance: 'mi', mass: 'lb', height: 'ft' } } as const

const option = (id: string, given: Partial<FuelOption> = {}): FuelOption => ({
  id,
  name: id,
  foundBy: (given.name ?? id).toLowerCase(),
  taken: 'eaten',
  holds: '',
  mayBeAlone: false,
  isForCaffeine: false,
  blocked: null,
  isPopular: false,
  ...given,
})

const empty = fuelDraftOf({}, metric)
const ofOunces = (bottle: string) =>
  readFuelDraft({ ...empty, bottle }, { preferences: {}, reader: american, options: [] })
const after = (options: readonly FuelOption[], from: FuelDraft = empty) => options.reduce(withOption, from)

describe('the fuel in the dialog', () => {
  test('is chosen and given back, up to four things to eat', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => option(id))
    const four = after(five)
    expect(four.main).toHaveLength(4)
    expect(isChosen(four, option('e'))).toBe(false)
    expect(after([option('b')], four).main).toEqual([{ product: 'a' }, { product: 'c' }, { product: 'd' }])
  })

  test('has one drink, which a second choice takes back', () => {
    const drink = option('tailwind-endurance', { taken: 'drunk' })
    expect(after([drink]).drink).toEqual({ product: 'tailwind-endurance' })
    expect(after([drink, drink]).drink).toBe('any')
  })

  test('takes caffeine as a gel where a gel with caffeine is chosen', () => {
    expect(after([option('gu-roctane-gel', { isForCaffeine: true })]).caffeine).toBe('gel')
    expect(after([option('gu-energy-gel')]).caffeine).toBe('')
  })

  test('is read as preferences, beside the others, and back', () => {
    const draft: FuelDraft = {
      main: [{ product: 'gu-energy-gel' }],
      drink: 'water',
      isDrinkAlone: false,
      salt: false,
      caffeine: 'coffee',
      bottle: '500',
    }
    const preferences = { dose: 'lighter', fuel: { drink: { product: 'nuun-sport' } } } as const
    const read = readFuelDraft(draft, {
      preferences: structuredClone(preferences),
      reader: metric,
      options: [],
    })
    expect(read).toEqual({
      ok: true,
      value: {
        dose: 'lighter',
        fuel: { main: [{ product: 'gu-energy-gel' }], drink: 'water', salt: false, caffeine: 'coffee' },
        carry: { bottle_ml: 500 },
      },
    })
    expect(read.ok && fuelDraftOf(read.value, metric)).toEqual(draft)
  })

  test('of a drink has our gels beside it, unless it is to be alone', () => {
    const drink = { product: 'tailwind-endurance' }
    const options = [
      option('tailwind-endurance', { taken: 'drunk', mayBeAlone: true }),
      option('lmnt', { taken: 'drunk' }),
    ]
    const read = (isDrinkAlone: boolean, other: Partial<FuelDraft> = {}) =>
      readFuelDraft({ ...empty, drink, isDrinkAlone, ...other }, { preferences: {}, reader: metric, options })
    expect(read(false)).toEqual({ ok: true, value: { fuel: { drink } } })
    const alone = read(true)
    expect(alone).toEqual({ ok: true, value: { fuel: { main: [], drink } } })
    expect(alone.ok && fuelDraftOf(alone.value, metric).isDrinkAlone).toBe(true)
    const main = [{ product: 'gu-energy-gel' }]
    expect(read(true, { main })).toEqual({ ok: true, value: { fuel: { main, drink } } })
    expect(read(true, { drink: 'any' })).toEqual({ ok: true, value: {} })
    const salty = { product: 'lmnt' }
    expect(read(true, { drink: salty })).toEqual({ ok: true, value: { fuel: { drink: salty } } })
  })

  test('that is left as it was sets nothing', () => {
    expect(readFuelDraft(empty, { preferences: {}, reader: metric, options: [] })).toEqual({
      ok: true,
      value: {},
    })
  })

  test('has a bottle in the unit of the runner, with its limits', () => {
    expect(ofOunces('17')).toMatchObject({ ok: true, value: { carry: { bottle_ml: 503 } } })
    expect(ofOunces('1')).toEqual({ ok: false, refused: 'This has to be 3.4 oz at least.' })
    expect(ofOunces('big').ok).toBe(false)
  })
})

describe('a search', () => {
  const options = [
    option('1', { name: 'Maurten Gel 100' }),
    option('2', { name: 'Maurten Drink Mix 160', blocked: 'You exclude milk' }),
    option('3', { name: 'GU Energy Gel' }),
    option('4', { name: 'Maurten Solid' }),
  ]
  test.each([
    ['', []],
    ['  ', []],
    ['GEL', ['1', '3']],
    ['gel maurten', ['1']],
    ['maurten', ['1', '4', '2']],
    ['.*', []],
  ])('for "%s" finds %o, with what is blocked last', (search, ids) => {
    expect(found(options, search).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a label', () => {
  const typed = {
    ...emptyLabel,
    name: ' My   gel ',
    carbs: '24,5',
    sodium: '0.2',
    sodiumUnit: 'salt',
    caffeine: '0',
  } as const

  test('is read with salt as sodium and unknown contents as such', () => {
    expect(readLabelDraft(typed, metric)).toEqual({
      ok: true,
      value: {
        label: {
          name: 'My gel',
          kind: 'gel',
          carbs_g: 24.5,
          sodium_mg: 79,
          caffeine_mg: 0,
          volume_ml: null,
          sugars: 'unknown',
          contains: 'unknown',
        },
      },
    })
  })

  test('needs its caffeine: what is unknown is not counted as none', () => {
    expect(readLabelDraft({ ...typed, caffeine: emptyLabel.caffeine }, metric)).toEqual({
      ok: false,
      refused: { caffeine: 'Type 0 if it has none.' },
    })
  })

  test('without its sodium has none that is known, and a gel has no volume', () => {
    const read = readLabelDraft({ ...typed, sodium: ' ', volume: '40' }, metric)
    expect(read).toMatchObject({ ok: true, value: { label: { sodium_mg: null, volume_ml: null } } })
  })

  test('has its faults beside their fields, in the unit that is typed', () => {
    const read = readLabelDraft({ ...typed, name: '', carbs: '500', sodium: '9', kind: 'drink' }, american)
    expect(read).toEqual({
      ok: false,
      refused: {
        name: 'Give it a name.',
        carbs: 'This has to be 120 g at most.',
        sodium: 'This has to be 5.09 g at most.',
        volume: 'A drink needs the milliliters of one serving.',
      },
    })
    expect(readLabelDraft({ ...typed, kind: 'drink' }, american)).toEqual({
      ok: false,
      refused: { volume: 'A drink needs the milliliters of one serving.' },
    })
  })
})
