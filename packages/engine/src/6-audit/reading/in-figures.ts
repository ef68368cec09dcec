/** Lower case, with "½", "half a", "1/2" and "two" as figures, and "1,000" without its comma. */
export const inFigures = (said: string): string =>
  said
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .replace(/(?<!\d)(\d*)\s?([¼½¾⅛⅜⅝⅞⅓⅔])/gu, (_all, whole: string, part: string) =>
      String(Number(whole || 0) + (parts[part] ?? 0)),
    )
    .replace(
      /(?:(?<!\d)(\d+)[ -])?(?<![\d.])([1-7])\/([2348])(?!\d)/gu,
      (_all, whole: string, above: string, below: string) =>
        String(Number(whole || 0) + Number(above) / Number(below)),
    )
    .replace(/\bhalf(?: of)?(?: an?| of an?)?\b/gu, '0.5')
    .replace(/\ba quarter(?: of)?(?: an?)?\b/gu, '0.25')
    .replace(counted, (word) => String(numbers.indexOf(word) + 1))

const parts: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
}
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const counted = new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'gu')
