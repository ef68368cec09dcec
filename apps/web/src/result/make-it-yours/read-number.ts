import type { OwnMeasure } from './own-measures.ts'

/**
 * A number alone is in the unit of the field; one with a unit behind it, in that: "500 ml", "27 °C", "16 fl oz". Not a
 * number for an empty field, with which `Number` would set 0, and for a unit of another quantity.
 */
export function readNumber(typed = '', { toWire, units }: Pick<OwnMeasure, 'toWire' | 'units'>): number {
  const [, bare = '', behind = ''] = /^(.*?\d[.,]?)(\D*)$/u.exec(typed.trim().replace('−', '-')) ?? []
  const unit = behind.toLowerCase().replaceAll(/[\s°º.]/gu, '')
  const inIts = unit === '' ? toWire : Object.hasOwn(units, unit) ? units[unit] : undefined
  // 1,000 is a thousand, and 31,5 has a decimal.
  const text = /^\d{1,3}(?:,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  return text === '' || !inIts ? Number.NaN : inIts(Number(text))
}
