import { checkLine } from '../apps/server/src/ai/line-check/check-line.ts'
import { longestAnswer } from '../apps/server/src/ai/reading/answer-limits.ts'
import { settleTexts } from '../apps/server/src/ai/settle-texts.ts'
import { goldenPlan } from '../apps/server/testing/ai/test-plan.ts'
import { attacks } from '../apps/server/testing/reading/attack-texts.ts'
import { milliseconds, times } from './format-times.ts'

/** Milliseconds of CPU time. An answer takes below 100; quadratic code took seconds to minutes. */
const limits = { answer: 1_000, line: 200 }

/**
 * Four times the text takes four times as long when reading is linear, and sixteen times when it is quadratic. Below 25 ms a
 * ratio means nothing.
 */
const growth = { limit: 10, least: 25 }

/** The cost of hostile answers of a model, from text to settled plan, and of the lines that are slowest to check. */
export async function benchModelAnswers(): Promise<readonly string[]> {
  return [...benchAnswers(), ...slowLines.flatMap(benchLine)]
}

function benchAnswers(): string[] {
  const question = goldenPlan('measured-sweat-hot-marathon')
  const settle = (text: string) => settleTexts(question, [text], question.planned)
  return attacks.flatMap(({ name, text }) => {
    const [quarter = 0, whole = 0, long = 0] = [longestAnswer / 4, longestAnswer, 2 * 1024 * 1024].map(
      (size) => {
        const answer = text(size)
        return cpuOf(() => settle(answer))
      },
    )
    const grown = whole / Math.max(quarter, growth.least)
    console.log(`${name}: ${milliseconds(whole)}, grown ${times(grown)}, two million ${milliseconds(long)}`)
    return [
      ...(grown >= growth.limit ? [`growth of “${name}” (${growth.limit}×)`] : []),
      ...(long >= limits.answer ? [`two million characters of “${name}” (${limits.answer} ms)`] : []),
    ]
  })
}

/** Lines of allowed length that are slowest for patterns and phrases. */
const slowLines: readonly (readonly [name: string, line: (characters: number) => string])[] = [
  ['apostrophes', (characters) => `Run${"'".repeat(characters)} easy`],
  ['contractions', (characters) => "n't's've".repeat(characters / 8)],
  ['hyphens', (characters) => 'a-'.repeat(characters / 2)],
  ['commas', (characters) => 'a, '.repeat(characters / 3)],
  ['beginnings of phrases', (characters) => 'on the '.repeat(characters / 7)],
  ['verbs without an object', (characters) => 'take the good '.repeat(characters / 14)],
]

const { runner } = goldenPlan('measured-sweat-hot-marathon').planned.plan

/** In steps of growing length, so that slow code fails at an early one instead of taking years at the last. */
function benchLine([name, line]: (typeof slowLines)[number]): string[] {
  for (const characters of [8, 16, 24, 32, 48, 64, 128, 320]) {
    const cpu = cpuOf(() =>
      checkLine({ text: line(characters), place: 'race_day_plan.note', lang: 'en', runner }),
    )
    if (cpu >= limits.line) return [`checking ${characters} characters of ${name} (${limits.line} ms)`]
    if (characters === 320) console.log(`a line of ${name}: ${milliseconds(cpu)}`)
  }
  return []
}

/** The least of three runs, which leaves out other load and compilation. */
function cpuOf(work: () => unknown): number {
  const runs: number[] = []
  while (runs.length < 3) {
    const from = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(from)
    runs.push((user + system) / 1000)
  }
  return Math.min(...runs)
}
