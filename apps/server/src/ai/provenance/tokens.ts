/** A word, a number or a mark of a text in plain form. */
export interface Token {
  readonly text: string
  /** The number that it writes in digits or a word; "1:45" is none, but a clock. */
  readonly value?: number
  /** True where letters wrote the number. */
  readonly isSpelled?: boolean
  /** True where nothing parts it from the token before: "30g", "B12". */
  readonly isGlued: boolean
}

/** Lower case, plain dashes and digits, fractions as decimals, "1,500" and "1 500" without what groups them. */
export const plainForm = (given: string): string =>
  given
    .replace(/(?<!\d)(\d*)\s?([¼-¾⅐-⅞↉])/gu, (_all, whole: string, part: string) =>
      String(Number(whole || 0) + fractionOf(part)),
    )
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[’ʼ]/gu, "'")
    .replace(/(?<![\d.])(\d{1,3})[ ,](\d{3})(?![\d.])/gu, '$1$2')
    .replace(/(\d),(\d)/gu, '$1.$2')
    .replace(
      /(?:(?<![\d.])(\d+)[ -])?(?<![\d.:/])([1-9])\/([2-9])(?![\d/])/gu,
      (_all, whole: string | undefined, over: string, under: string) =>
        String(Number(whole ?? 0) + Number(over) / Number(under)),
    )

function fractionOf(character: string): number {
  const [over = '0', under = '1'] = character.normalize('NFKD').split('\u2044')
  return Number(over) / Number(under)
}

export function tokensOf(plain: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of plain.matchAll(/\d+(?::\d\d)+(?!\d)|\d*\.?\d+|[\p{L}\p{M}]+(?:'\p{L}+)?|\S/gu)) {
    const [text] = match
    const isNumber = /^\d*\.?\d+$/u.test(text)
    tokens.push({
      text,
      ...(isNumber ? { value: Number(text) } : {}),
      isGlued: tokens.length > 0 && match.index === end,
    })
    end = match.index + text.length
  }
  return tokens
}
