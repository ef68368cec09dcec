/**
 * A value as data between two tags. Angle brackets, ampersands, backquotes and invisible characters are escaped, so that
 * nothing a runner typed can close the quote, open another or hide in it.
 */
export const quoted = (tag: string, value: unknown): string =>
  `<${tag}>\n${JSON.stringify(value).replace(unsafe, asEscape)}\n</${tag}>`

const unsafe = /[<>&`\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu

const asEscape = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** Rounded to hundredths: more decimals do not help a model. */
export const rounded = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'number' ? hundredths(part) : part)),
  )

const hundredths = (number: number) => Math.round(number * 100) / 100
