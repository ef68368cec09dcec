import { planRace, type RacePlan, readIsoDay } from '@race-nutrition/engine'
import type { ModelQuestion } from '../apps/server/src/engine/engine.ts'
import { readAnswer } from '../apps/server/src/ai/reading/read-answer.ts'
import { connect, modelNameOf } from '../apps/server/src/ai/connect.ts'
import type { Budget } from '../apps/server/src/ai/budget.ts'
import { countedWriter } from '../apps/server/src/ai/counted-writer.ts'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { goldenRunners } from '../tests/golden-runners.ts'
import { countLines } from './evaluate-lines.ts'
import { evaluateWishes } from './evaluate-wishes.ts'
import { scriptedModels } from './scripted-models.ts'
import type { TokenPrices } from '../apps/server/src/operations/metrics-settings.ts'
import { costOf, scriptedWriter, tableRow, type TimedWriter } from './table.ts'

interface Case extends ModelQuestion {
  readonly name: string
  readonly planned: RacePlan
}

type WriterFor = (given: Case) => TimedWriter

const cases = Object.entries(goldenRunners).map(([name, { answers, today: iso }]): Case => {
  const today = readIsoDay(iso)
  const planned = today && planRace(answers, today)
  if (!today || !planned?.ok) throw new Error(`No plan for ${name}`)
  return { name, answers, today, by: 'eval', lang: 'en', planned: planned.value }
})

const row = tableRow([46, 15, 13, 9, 9, 34, 6, 14, 10, 8])

await main()

/** Runs the connected service if one is set, otherwise scripted models. Exits with 1 if a hard finding remains. */
async function main(): Promise<void> {
  const config = readConfig({ PAGE_FOLDER: 'none', ...process.env })
  if (!config.ok) return giveUp(config.refused)
  const { service, tokenPrices } = config.value
  const limits = config.value.limits.model
  const askService = await connect(service, limits)
  let hard = 0
  if (askService) {
    const connected = (): TimedWriter => {
      const seconds = limits.total / 1000
      const from = performance.now()
      const secondsLeft = () => seconds - (performance.now() - from) / 1000
      return { writer: countedWriter({ askService, limits, budget: unlimited }, secondsLeft).writer, seconds }
    }
    hard = await evaluate(modelNameOf(service) ?? 'the hosted service', connected, tokenPrices)
    hard += await evaluateWishes('wishes, as the model reads them', connected)
  } else {
    for (const { of, lines, standing } of Object.values(countLines()))
      console.log(`${of}: ${standing} of ${lines} stand`)
    console.log('\nNo model is connected: models by script, from perfect to malicious.')
    for (const { name, answers } of scriptedModels) {
      const byScript: WriterFor = ({ planned }) => ({
        writer: scriptedWriter(answers(planned)),
        seconds: 60,
      })
      hard += await evaluate(name, byScript, tokenPrices)
    }
    hard += await evaluateWishes('wishes, by script', (answer) => ({
      writer: scriptedWriter([answer]),
      seconds: 60,
    }))
  }
  console.log(`\nHard findings after all: ${hard}`)
  process.exitCode = hard === 0 ? 0 : 1
}

/** No budget: an evaluation is meant to spend. */
const unlimited: Budget = { take: async () => ({ settle: async () => undefined }), used: () => 0 }

function giveUp(sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence)
  process.exitCode = 1
}

async function evaluate(model: string, writerFor: WriterFor, prices: TokenPrices | null): Promise<number> {
  console.log(`\n${model}`)
  console.log(
    row([
      'runner',
      'valid at first',
      'after repair',
      'lines',
      'choices',
      'refused',
      'hard',
      'tokens in/out',
      'cost',
      'seconds',
    ]),
  )
  let hard = 0
  for (const given of cases) hard += await evaluateOne(given, writerFor(given), prices)
  return hard
}

/** Makes one plan and prints one line; returns the number of remaining hard findings. */
async function evaluateOne(
  given: Case,
  { writer, seconds }: TimedWriter,
  prices: TokenPrices | null,
): Promise<number> {
  const from = performance.now()
  const spent = () => (performance.now() - from) / 1000
  const signal = AbortSignal.timeout(seconds * 1000)
  const texts: string[] = []
  const noted: Writer = async (...asked) => {
    const written = await writer(...asked)
    if (written.ok) texts.push(written.value.text)
    return written
  }
  const made = await personalize(given, inProcessSettling, noted, {
    signal,
    secondsLeft: () => seconds - spent(),
  })
  if (!made.ok) {
    console.log(row([given.name, 'no', made.refused, '', '', '', '', '', '', spent().toFixed(1)]))
    return 0
  }
  const { made: personalized, calls, usage } = made.value
  const { plan, audit, lines, refused } = personalized
  const hard = audit.findings.filter(({ severity }) => severity === 'hard').length
  const chosen = [...plan.training_days, ...plan.race_week].flatMap((day) =>
    day.meals.filter((meal) => meal.chosen_by_model),
  )
  const asked = texts.flatMap((text) => {
    const answer = readAnswer(text)
    return answer.ok ? [answer.value] : []
  })
  console.log(
    row([
      given.name,
      calls === 1 ? 'yes' : 'no',
      calls === 1 ? '-' : 'yes',
      `${lines.length}/${asked.at(-1)?.lines.length ?? 0}`,
      `${chosen.length}/${asked.at(-1)?.meals.length ?? 0}`,
      refused.map(({ kind, count }) => `${kind} ${count}`).join(', ') || '-',
      String(hard),
      `${usage.inputTokens ?? '-'}/${usage.outputTokens ?? '-'}`,
      costOf(usage, prices),
      spent().toFixed(1),
    ]),
  )
  return hard
}
