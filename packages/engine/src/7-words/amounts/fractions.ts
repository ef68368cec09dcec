import { numberText } from './format-measures.ts'

const eighths = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const

/** By thousandths of a third. */
const thirds: Readonly<Record<number, string>> = { 1000: '⅓', 2000: '⅔' }

/** 1.5 becomes "1½", 2/3 "⅔"; what is in neither eighths nor thirds stays a decimal. */
export function inFractions(value: number): string {
  const whole = Math.floor(value)
  const part = eighths[8 * (value - whole)] ?? thirds[Math.round(3000 * (value - whole))]
  if (part === undefined) return numberText(value, 2)
  return whole === 0 && part !== '' ? part : `${whole}${part}`
}

export const aPinch = 'a pinch'

/** "2 tbsp" of what is named next, "a pinch of", "a pinch (0.5 g) of". */
export const beforeName = (measure: string) => (measure.startsWith(aPinch) ? `${measure} of` : measure)

/** "¾ cup", "1½ cups". */
export const cupsText = (cups: number) => `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`

/** "½ scoop", "1½ scoops". */
export const scoopsText = (scoops: number) => `${inFractions(scoops)} ${scoops > 1 ? 'scoops' : 'scoop'}`

export const halves = (amount: number) => Math.max(1, Math.round(2 * amount)) / 2
export const quarters = (amount: number) => Math.max(1, Math.round(4 * amount)) / 4
