import { expect, test } from 'vitest'
import { stationKind } from './station-words.ts'

test.each([
  ['Water', 'water'],
  ['WATER STATION 3', 'water'],
  ['Water No. 4', 'water'],
  ['Drinks – 12 km', 'water'],
  ['Wasserstelle', 'water'],
  ['Getränkestation', 'water'],
  ['Point d’eau', 'water'],
  ['Agua 10', 'water'],
  ['Hidratación', 'water'],
  ['Waterpost', 'water'],
  ['給水所 5km', 'water'],
  ['급수', 'water'],
  ['Food and water', 'food'],
  ['Feed station', 'food'],
  ['Verpflegung', 'food'],
  ['Verpflegungsstelle 7', 'food'],
  ['Ravito n°2', 'food'],
  ['Ravitaillement', 'food'],
  ['Avituallamiento km 20', 'food'],
  ['Ristoro', 'food'],
  ['Gel + water', 'gel'],
  ['energy_gel', 'gel'],
  ['Aid Station 4', 'aid'],
  ['aid_station', 'aid'],
  ['Water, Park Lane', 'water'],
  ['エイドステーション', 'aid'],
])('%s is a station: %s', (name, kind) => {
  expect(stationKind({ name, type: '', symbol: '' })).toBe(kind)
})

test.each([
  '',
  'Water Street',
  'Waterloo Bridge',
  'Waterfall',
  'First aid',
  'Fast Food',
  'No water',
  'Finish',
  'Km 10',
  'Sharp left',
  'Toilet',
  'Jeleniewo',
])('%j is none', (name) => {
  expect(stationKind({ name, type: '', symbol: '' })).toBeNull()
})

test('a type says more than a name, and a symbol less', () => {
  expect(stationKind({ name: 'Water', type: 'FOOD', symbol: '' })).toBe('food')
  expect(stationKind({ name: 'K 12', type: 'sports_drink', symbol: '' })).toBe('water')
  expect(stationKind({ name: 'Ravito', type: 'user', symbol: 'Drinking Water' })).toBe('food')
  expect(stationKind({ name: 'CP 3', type: '', symbol: 'Drinking Water' })).toBe('water')
})
