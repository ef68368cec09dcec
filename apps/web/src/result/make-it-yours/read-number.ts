import type { OwnMeasure } from './own-measures.ts'

/**
 * A number alone is in the unit of the field; one with a unit behind it, in that: "500 ml", "27 °C", "16 fl oz". Not a
 * number for an empty field, with which `Number` would set 0, and for a unit of another quantity.
 */
export function readNumber(typed = '', { toWire, units }: Pick<OwnMeasure, 'toWire' | 'units'>): number {
  const { bare, unit } = partsOf(typed)
  const convert = unit === '' ? toWire : Object.hasOwn(units, unit) ? units[unit] : undefined
  // 1,000 is a thousand, and 31,5 has a decimal.
  const text = /^\d{1,3}(?:,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  return text === '' || !convert ? Number.NaN : convert(Number(text))
}

/** The unit behind a number as `units` has it; empty without one. */
export const unitBehind = (typed: string): string => partsOf(typed).unit

function partsOf(typed: string): { readonly bare: string; readonly unit: string } {
  const plain = typed.normalize('NFKC').trim().replace(/^[−–]/u, '-')
  const [, bare = '', behind = ''] = /^(.*?\d[.,]?)(\D*)$/u.exec(plain) ?? []
  return { bare, unit: behind.toLowerCase().replaceAll(/[\s°º.]/gu, '') }
}
