/**
 * A word of food in the singular: potatoes, berries, cookies, peaches, cheeses. What is no plural stays as it is, and so does
 * a short word: German `Eis` is no egg.
 */
export function singularOf(word: string): string {
  if (word.length < 4 || !/[^su]s$/u.test(word)) return word
  if (/^.{2,}ies$/u.test(word)) return endInIe.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  return /(?:ch|sh|ss|x|...o)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const endInIe = /(?:cook|brown|smooth|vegg|calor)ies$/u
