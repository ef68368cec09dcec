import { describe, expect, test } from 'vitest'
import { renderPreferenceFault } from '../../7-words/answers/render-preference-fault.ts'
import { idOfLabel, labelOfId, type OwnLabel } from '../../foods/own-label.ts'
import { findProduct } from '../../foods/products.ts'
import { readPreferences } from './read-preferences.ts'

const gel: OwnLabel = {
  name: 'Date gel',
  kind: 'gel',
  carbs_g: 24.5,
  sodium_mg: 60,
  caffeine_mg: 0,
  volume_ml: null,
  sugars: 'glucose_fructose',
  contains: [],
}

const faultsOf = (label: object) => {
  const read = readPreferences({ fuel: { main: [{ label: { ...gel, ...label } }] } })
  return read.ok
    ? []
    : read.refused.map((fault) => [fault.path.split('.label.')[1], fault.code, renderPreferenceFault(fault)])
}

describe('a label', () => {
  test.each([
    ['of 60 emoji in several parts', '👩🏽‍🚀'.repeat(20)],
    ['of 60 characters', 'x'.repeat(60)],
    ['in Hebrew', 'ג׳ל תמרים 25 גרם'],
    ['with marks over its letters', 'ก็้'.repeat(20)],
  ])('with a name %s is read', (_, name) => {
    expect(faultsOf({ name })).toEqual([])
    expect(findProduct(idOfLabel({ ...gel, name }))?.name).toBe(name)
  })

  test.each([
    [{ name: '' }, 'name', 'out-of-range'],
    [{ name: 'x'.repeat(61) }, 'name', 'too-long'],
    [{ name: ' gel' }, 'name', 'not-a-line'],
    [{ name: 'a\nb' }, 'name', 'not-a-line'],
    [{ name: 'gel\u202E01' }, 'name', 'not-a-line'],
    [{ kind: 'soup' }, 'kind', 'unknown-option'],
    [{ carbs_g: 121 }, 'carbs_g', 'out-of-range'],
    [{ carbs_g: -1 }, 'carbs_g', 'out-of-range'],
    [{ sodium_mg: 2001 }, 'sodium_mg', 'out-of-range'],
    [{ caffeine_mg: '80' }, 'caffeine_mg', 'wrong-type'],
    [{ volume_ml: 40 }, 'volume_ml', 'only-for-a-drink'],
    [{ kind: 'drink' }, 'volume_ml', 'needed-for-a-drink'],
    [{ sugars: 'fruit' }, 'sugars', 'unknown-option'],
    [{ contains: ['gold'] }, 'contains.0', 'unknown-option'],
    [{ contains: 'nothing' }, 'contains', 'not-readable'],
    [{ price: 3 }, 'price', 'unknown'],
  ])('with %o is refused by the path of the fault', (label, path, code) => {
    expect(faultsOf(label).map(([at, kind]) => [at, kind])).toEqual([[path, code]])
    for (const [, , text = ''] of faultsOf(label)) expect(text).toMatch(/^[A-Z].+\.$/)
  })

  test('has all its faults at once, beside those of the drink', () => {
    const read = readPreferences({
      fuel: { main: [{ label: { ...gel, carbs_g: 500, kind: 'x' } }], drink: { product: 'nothing' } },
    })
    expect(read.ok ? [] : read.refused.map(({ path, code }) => [path, code])).toEqual([
      ['preferences.fuel.main.0.label.kind', 'unknown-option'],
      ['preferences.fuel.main.0.label.carbs_g', 'out-of-range'],
      ['preferences.fuel.drink.product', 'unknown-product'],
    ])
  })
})

describe('the id of an own product', () => {
  test('is its label, with one spelling of the allergens', () => {
    const label: OwnLabel = { ...gel, contains: ['soy', 'milk'], diet: 'vegetarian' }
    const id = idOfLabel(label)
    expect(labelOfId(id)).toEqual({ ...label, contains: ['milk', 'soy'] })
    expect(idOfLabel({ ...label, contains: ['milk', 'soy'] })).toBe(id)
    expect(findProduct(id)).toMatchObject({
      id,
      carbs: 24.5,
      sodium: 60,
      gel: true,
      allergens: ['milk', 'soy'],
    })
  })

  test.each([
    'own:',
    'own:{}',
    'own:[1,2]',
    `own:${'['.repeat(50_000)}`,
    idOfLabel(gel).replace('"gel"', '"rocket"'),
    idOfLabel(gel).replace('24.5', '-3'),
    idOfLabel(gel).replace('[]', '["gold"]'),
    idOfLabel(gel).replace('null,"gl', '50,"gl'),
    `${idOfLabel(gel)} `,
  ])('%.40s is no product', (id) => {
    expect(findProduct(id)).toBeUndefined()
  })

  test('cannot stand for a product of the catalog', () => {
    const read = readPreferences({ fuel: { main: [{ product: idOfLabel(gel) }] } })
    expect(read.ok ? [] : read.refused.map(({ code }) => code)).toEqual(['unknown-product'])
  })
})
