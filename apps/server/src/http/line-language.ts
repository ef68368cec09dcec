import { type LineLanguage, lineLanguages } from '@race-nutrition/engine'

/** The first language of the client that a model's lines may come in, by its own order; English for any other. */
export function lineLanguage(acceptLanguage: string | undefined): LineLanguage {
  const wanted = (acceptLanguage ?? '')
    .slice(0, mostRead)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';')
      return { tag, weight: weightIn(rest) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  // A language without lines of its own means English, not the next one of the list.
  const [first] = wanted
  return lineLanguages.find((lang) => first?.tag.split('-')[0] === lang) ?? 'en'
}

const mostRead = 200

function weightIn(parameters: readonly string[]): number {
  const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/u.exec(each)?.[1]).find(Boolean)
  return weight === undefined ? 1 : Number(weight) || 0
}
