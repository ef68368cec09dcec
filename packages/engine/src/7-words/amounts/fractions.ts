const parts: Readonly<Record<string, string>> = {
  '0.125': '⅛',
  '0.25': '¼',
  '0.375': '⅜',
  '0.5': '½',
  '0.625': '⅝',
  '0.75': '¾',
  '0.875': '⅞',
}

/** 1.5 becomes "1½". */
export function inFractions(value: number): string {
  const whole = Math.floor(value)
  const part = parts[String(value - whole)] ?? ''
  return whole === 0 ? part : `${whole}${part}`
}

/** "¾ cup", "1½ cups". */
export const cupsText = (cups: number) => `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`

export const halves = (amount: number) => Math.max(1, Math.round(2 * amount)) / 2
export const quarters = (amount: number) => Math.max(1, Math.round(4 * amount)) / 4
