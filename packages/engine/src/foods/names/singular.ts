/**
 * The singular of a food word: potatoes, berries, cookies, peaches, cheeses. A word that is not a plural stays as it is, and so does
 * a short word: German `Eis` is not an egg.
 */
export function singularOf(word: string): string {
  if (word.length < 4 || !/[^su]s$/u.test(word)) return word
  if (/^.{2,}ies$/u.test(word)) return endInIe.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  return /(?:ch|sh|ss|x|...o)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const endInIe = /(?:cook|brown|smooth|vegg|calor)ies$/u
