/** What of a runner's answers, of a plan and of the runners' addresses can be read in a text. */
export function readableIn(text: string, plan: string): string[] {
  const decoded = [...text.matchAll(/[\w+/=-]{24,}/g)].map(([part]) =>
    Buffer.from(part, 'base64').toString('latin1'),
  )
  const all = [text, ...decoded].join('\n')
  const secrets = [...answered, ...sentencesOf(JSON.parse(plan))]
  return secrets.filter((secret) => all.includes(secret))
}

/** As `runner` writes them, and the calls come from. None could come about by chance in random letters. */
const answered = ['71.37', '73.19', 'kiwi, mango', '127.0.2.', '127.0.3.']

/** A word alone may stand in a name of the program too. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 12 && value.includes(' ') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}
