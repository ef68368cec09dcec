import { linePlaces } from '@race-nutrition/engine'

/** An answer of a model that tries to keep its parser busy, of about this many characters. */
export interface Attack {
  readonly name: string
  readonly text: (characters: number) => string
}

/** Texts that were slow once, and the most obvious ways to write slow ones. */
export const attacks: readonly Attack[] = [
  { name: 'a line of dashes and figures', text: (n) => inALine('A sip' + filled(' — 1', n)) },
  { name: 'a fence with nothing but line breaks', text: (n) => `\`\`\`${filled('\n', n)}` },
  { name: 'fences that stay open', text: (n) => filled('```json\n{', n) },
  { name: 'fences with a brace each', text: (n) => filled('```{```', n) },
  { name: 'objects in each other', text: (n) => filled('{"a":', n) },
  { name: 'lists in each other, closed', text: (n) => filled('[', n / 2) + filled(']', n / 2) },
  {
    name: 'lists in a list of the plan',
    text: (n) => inALine('x').replace('"x"', filled('[', n / 2) + filled(']', n / 2)),
  },
  { name: 'thoughts that never end', text: (n) => filled('<think>', n) },
  { name: 'ends of thoughts', text: (n) => filled('</think>', n) },
  { name: 'a row of digits in a line', text: (n) => inALine(`Take ${filled('1', n)}x`) },
  { name: 'a row of digits for choices', text: (n) => `{"choices":"${filled('1', n)}x"}` },
  { name: 'escaped quotes', text: (n) => `{"choices":"${filled('\\"', n)}` },
  { name: 'a text that is not finished', text: (n) => `{"lines":["${filled('a ', n)}` },
  {
    name: 'a list of thousands of lines',
    text: (n) => listOf(n, (at) => `Keep calm and let step ${at} of the way be easy for you.`),
  },
  { name: 'a list of thousands of empty lines', text: (n) => listOf(n, () => '') },
  { name: 'lines in one text', text: (n) => inALine(filled('Walk\\n', n)) },
  { name: 'white space in a line', text: (n) => inALine(`Rest${filled(' ', n)}x`) },
  { name: 'white space around', text: (n) => filled(' ', n) + '{' },
  { name: 'number words', text: (n) => inALine(filled('two hundred and ', n)) },
  { name: 'lines of number words', text: (n) => listOf(n, () => 'Take ' + filled('one and a half ', 300)) },
  { name: 'lines of fractions', text: (n) => listOf(n, (at) => `Sip ${at} ${filled('½', 300)}`) },
  {
    name: 'lines of marks after a denial',
    text: (n) => listOf(n, (at) => `Do not ${at} ${filled("'", 250)}: ibuprofen`),
  },
  {
    name: 'lines of letters after a verb',
    text: (n) =>
      listOf(n, (at) => `So you can have what you take at ${at} and take ${filled('é', 200)}a b c d 2 x`),
  },
  { name: 'lines of ligatures', text: (n) => listOf(n, (at) => `${at}${filled('ﷺ', 300)}`) },
  { name: 'lines of foods', text: (n) => listOf(n, (at) => `Have ${at} of the ${filled('rice or ', 200)}`) },
  { name: 'unfinished bold', text: (n) => inALine(filled(' **a', n)) },
  { name: 'meals with long names', text: (n) => mealsOf(n) },
  { name: 'fields by the thousand', text: (n) => `{"choices":{${listed(n, (at) => `"a${at}":1`)}}}` },
  { name: 'JSON in texts in each other', text: (n) => `{"lines":${inTexts(`["${filled('a ', n)}"]`, 8)}}` },
  { name: 'halves of surrogate pairs', text: (n) => inALine(filled('\ud83d', n)) },
]

const filled = (unit: string, characters: number) =>
  unit.repeat(Math.max(1, Math.floor(characters / unit.length)))

const inALine = (line: string) => `{"lines":[{"place":"race_week.day_before","text":"${line}"}]}`

/** At every place that accepts lines, so that each is read up to its limit. */
function listOf(characters: number, line: (at: number) => string): string {
  const texts = (place: string) =>
    listed(characters / linePlaces.length, (at) => JSON.stringify({ place, text: line(at) }))
  return `{"lines":[${linePlaces.map(texts).join(',')}]}`
}

const mealsOf = (characters: number) => `{"choices":{"meals":[${listed(characters, aMeal)}]}}`

const aMeal = (at: number) => `{"meal":"${filled('0:0', 600)}${at}","recipes":["${filled('a·', 600)}","dal"]}`

function listed(characters: number, entry: (at: number) => string): string {
  const entries: string[] = []
  for (let length = 0, at = 0; length < characters; at += 1) {
    entries.push(entry(at))
    length += (entries.at(-1)?.length ?? 0) + 1
  }
  return entries.join(',')
}

/** Each level escapes the quotes again: an answer has room for eight levels. */
const inTexts = (json: string, times: number): string =>
  times === 0 ? json : inTexts(JSON.stringify(`{"a":${json}}`), times - 1)
