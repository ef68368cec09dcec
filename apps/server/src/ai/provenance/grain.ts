import type { Token } from './tokens.ts'

/** Half of what the last digit that is no zero counts: 5 for "310", 0.05 for "1.5"; "65" may be rounded to fives. */
export function grainOf({ text, value = 0, isSpelled }: Token, factor: number): number {
  const digits = isSpelled ? String(value) : text
  const decimals = digits.includes('.') ? (digits.split('.')[1] ?? '').length : 0
  if (decimals > 0) return (0.5 / 10 ** Math.min(decimals, 3)) * factor
  if (value === 0) return 0
  const zeros = digits.length - digits.replace(/(?<!0)0+$/u, '').length
  return (digits.endsWith('5') ? 2.5 : 0.5 * 10 ** zeros) * factor
}
