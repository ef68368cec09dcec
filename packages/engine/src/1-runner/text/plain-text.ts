import { visibleText } from './visible-text.ts'

/**
 * Normalizes a runner's text: full-width and styled characters as ordinary ones, lower case, one kind of quote
 * and dash, single spaces, no emoji and nothing invisible. Every parser starts from it.
 */
export function plainText(given: string): string {
  return (
    // First, so that a word is read as it is then shown: a lone surrogate or a byte-order mark does not split it.
    visibleText(given)
      // NFKC would turn 5½ into 51⁄2, ´ into a space and ″ into two marks: these three steps come before it.
      .replace(/([0-9０-９]?) ?([¼½¾⅓⅔⅛⅜⅝⅞])/gu, (_, digit: string, fraction: string) =>
        digit === '' ? `0${decimalsOf(fraction)}` : digit + decimalsOf(fraction),
      )
      .replace(/´/gu, "'")
      .replace(/″/gu, '"')
      .normalize('NFKC')
      .replace(/[‘’‚‛′ʹʼˈ`]/gu, "'")
      .replace(/[“”„‟ʺ〃]/gu, '"')
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}\u20E3]/gu, '')
      .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu, ' ')
      .replace(/[‐‑‒–—―−]/gu, '-')
      // 30〜40 is a range in Japanese; a tilde before a number only means "about".
      .replace(/(?<=[\p{L}\d] ?)[~〜∼](?= ?\d)/gu, '-')
      .replace(/∶/gu, ':')
      .replace(/''/gu, '"')
      .toLowerCase()
      .replace(/ +/gu, ' ')
      .trim()
  )
}

const decimals = new Map([
  ['¼', '.25'],
  ['½', '.5'],
  ['¾', '.75'],
  ['⅓', '.333'],
  ['⅔', '.667'],
  ['⅛', '.125'],
  ['⅜', '.375'],
  ['⅝', '.625'],
  ['⅞', '.875'],
])

const decimalsOf = (fraction: string) => decimals.get(fraction) ?? ''
