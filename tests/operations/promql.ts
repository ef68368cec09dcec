/** A series selector in an expression, such as `http_requests_total{status=~"5.."}`. */
export interface Selector {
  readonly name: string
  readonly matchers: readonly Matcher[]
}

interface Matcher {
  readonly label: string
  readonly operator: '=' | '!=' | '=~' | '!~'
  readonly value: string
}

export interface Series {
  readonly name: string
  readonly labels: ReadonlyMap<string, string>
}

/** Skips strings, ranges, label lists, numbers, functions and operators; the rest are names of series. */
const words = new RegExp(
  [
    /"(?:\\.|[^"\\])*"/,
    /\[[^\]]*\]/,
    /\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/,
    /\b\d[\w.]*/,
    /\b(?:and|or|unless|bool|offset)\b/,
    /\b[a-z_]\w*(?=\s*(?:\(|(?:by|without)\b))/,
    /(?<name>[a-zA-Z_:][\w:]*)\s*(?<matchers>\{(?:"(?:\\.|[^"\\])*"|[^"}])*\})?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

export function selectorsIn(expression: string): Selector[] {
  return [...expression.matchAll(words)].flatMap(({ groups }) => {
    const name = groups?.['name']
    return name === undefined ? [] : [{ name, matchers: matchersIn(groups?.['matchers'] ?? '') }]
  })
}

function matchersIn(braces: string): Matcher[] {
  return [...braces.matchAll(/(?<label>\w+)\s*(?<operator>=~|!~|!=|=)\s*"(?<value>(?:\\.|[^"\\])*)"/g)].map(
    ({ groups }) => ({
      label: groups?.['label'] ?? '',
      operator: (groups?.['operator'] ?? '=') as Matcher['operator'],
      value: groups?.['value'] ?? '',
    }),
  )
}

/** Every series in a Prometheus text. */
export function seriesIn(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({
      name: /^[\w:]+/.exec(line)?.[0] ?? '',
      labels: new Map(matchersIn(line).map(({ label, value }) => [label, value])),
    }))
}

/** Prometheus adds these two to what it scrapes. */
const addedLabels = ['job', 'instance']

export function isFound({ name, matchers }: Selector, all: readonly Series[]): boolean {
  const asked = matchers.filter(({ label }) => !addedLabels.includes(label))
  return all.some(
    (series) => series.name === name && asked.every((matcher) => matches(matcher, series.labels)),
  )
}

/** A missing label is a mistake in the expression, although Prometheus treats it as empty. */
function matches({ label, operator, value }: Matcher, labels: Series['labels']): boolean {
  const given = labels.get(label)
  if (given === undefined) return false
  const isLike = operator.includes('~') ? new RegExp(`^(?:${value})$`).test(given) : given === value
  return operator.startsWith('!') ? !isLike : isLike
}
