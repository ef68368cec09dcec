/** The parts of runners' answers and addresses and of a plan that are readable in a text. */
export function readableIn(text: string, plan: string): string[] {
  const decoded = [...text.matchAll(/[\w+/=-]{24,}/g)].map(([part]) =>
    Buffer.from(part, 'base64').toString('latin1'),
  )
  const all = [text, ...decoded].join('\n')
  const secrets = [...answered, ...sentencesOf(JSON.parse(plan))]
  return secrets.filter((secret) => all.includes(secret))
}

/** As in `runner` and the calls' addresses. None can occur by chance in random letters. */
const answered = ['71.37', '73.19', 'kiwi, mango', '127.0.2.', '127.0.3.']

/** Sentences only, since a single word may occur in identifiers too. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 12 && value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}
