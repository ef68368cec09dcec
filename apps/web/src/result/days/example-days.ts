import { type Day, toldDays } from './told-days.ts'

export interface ExampleDay {
  readonly title: string
  /** Its meals in real amounts; null where the plan's own lines are all there is. */
  readonly day: Day | null
  /** What the plan says of this day alone and the meals do not. */
  readonly lines: readonly string[]
}

export interface ExampleDays {
  /** What every day says is said once. */
  readonly shared: readonly string[]
  readonly days: readonly ExampleDay[]
}

export function readExampleDays(texts: readonly string[], days: readonly Day[]): ExampleDays {
  const read = texts.map((text, index) => readDay(text, days[index], index + 1))
  const [first, ...others] = read
  const isOurs = read.length > 1 && read.every(({ day }) => day !== null)
  const shared =
    first && isOurs ? first.lines.filter((line) => others.every(({ lines }) => lines.includes(line))) : []
  return {
    shared,
    days: read.map((day) => ({ ...day, lines: day.lines.filter((line) => !shared.includes(line)) })),
  }
}

function readDay(text: string, day: Day | undefined, number: number): ExampleDay {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const { groups, rest } = toldDays(lines, day ? [day] : [])
  const told = groups[0]?.[0]
  return told
    ? { title: told.label, day: told, lines: rest.map((line) => withoutTitle(line, told.label)) }
    : { title: `Day ${number}`, day: null, lines }
}

/** The title stands above: "Training day 1: weigh it" goes on as "Weigh it". */
function withoutTitle(line: string, title: string): string {
  if (!line.startsWith(`${title}: `)) return line
  const said = line.slice(title.length + 2)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
