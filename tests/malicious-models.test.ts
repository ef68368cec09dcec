import {
  fillSlots,
  linePlaces,
  type NutritionPlan,
  permittedChoices,
  type Plan,
  planRace,
  readIsoDay,
  readRunner,
  renderPlan,
  slotsIn,
  slotsOf,
} from '@race-nutrition/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostLines } from '../apps/server/src/ai/line-check/line-limits.ts'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import { attack } from '../evals/attacks.ts'
import { forbiddenIn, lostLines, strangeAmounts } from '../evals/plain-search.ts'
import { goldenRunners } from './golden-runners.ts'

const runs = Number(process.env['SWEEP_RUNS'] ?? 500)

/** Planned once, since the attacks are on the words, and planning takes longer than checking. */
const runners = new Map(
  Object.entries(goldenRunners).map(([name, { answers, today: iso }]) => {
    const today = readIsoDay(iso)
    const planned = today && planRace(answers, today)
    const runner = today && readRunner(answers, today)
    if (!today || !planned?.ok || !runner?.ok) throw new Error(name)
    const question = { answers, today, by: 'test/model', lang: 'en' as const }
    return [name, { ...question, planned: planned.value, runner: runner.value }]
  }),
)

const dishesIn = ({ training_days, race_week }: Plan) =>
  [...training_days, ...race_week].flatMap((day) =>
    day.meals.map((meal) => ({ place: `${day.key}.${meal.name}`, meal })),
  )

const raceIn = ({ race_day_plan: rows }: NutritionPlan) =>
  rows.map(({ time, carbs_g, sodium_mg, fluids_ml }) => [time, carbs_g, sodium_mg, fluids_ml])

/** What the engine plans with these permitted fuels, without a model. */
function planOf({ answers, today }: Given, { fuels }: { readonly fuels: string[] }): NutritionPlan {
  const made = planRace(answers, today, { coach: { by: 'test/model', fuels } })
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value.object
}

type Given = Parameters<typeof personalize>[0]

/** One in four has time for a second answer: it costs two more plans. */
const secondsLeft = fc.constantFrom(60, 5, 5, 5)

test(`${runs} answers of a malicious model end with the engine's numbers and permitted dishes, and with no hard finding`, {
  timeout: 60_000 + runs * 1000,
}, async () => {
  const seed = fc.readConfigureGlobal().seed ?? Date.now()
  const seen = { lines: 0, chosen: 0, fuels: 0, refused: 0, repaired: 0, unread: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...runners.keys()),
      attack(),
      attack(),
      secondsLeft,
      async (name, first, second, seconds) => {
        const given = runners.get(name)
        if (!given) throw new Error(name)
        const texts = [first(given.planned), second(given.planned)]
        const writer: Writer = async () => ({
          ok: true,
          value: { text: texts.shift() ?? '', usage: { inputTokens: null, outputTokens: null } },
        })
        const made = await personalize(given, inProcessSettling, writer, {
          signal: new AbortController().signal,
          secondsLeft: () => seconds,
        })
        seen.unread += made.ok ? 0 : 1
        if (!made.ok) return
        const { made: personalized, calls } = made.value
        const { object, audit, refused, lines, plan } = personalized
        seen.lines += lines.length
        seen.refused += refused.reduce((sum, { count }) => sum + count, 0)
        seen.repaired += calls - 1
        const permitted = permittedChoices(given.planned.plan)
        const chosen = dishesIn(plan).filter(({ meal }) => meal.chosen_by_model)
        seen.chosen += chosen.length
        expect(audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
        const { coach } = plan.runner.preferences
        const own = coach?.fuels ? planOf(given, { fuels: coach.fuels }) : given.planned.object
        expect(raceIn(object)).toEqual(raceIn(own))
        expect(object.numbers_summary).toEqual(own.numbers_summary)
        const fuels = plan.race_day.kit.filter((item) => item.chosen_by_model)
        seen.fuels += fuels.length
        for (const { product } of fuels) expect(permitted.fuels).toContain(product)
        expect(object.profile).toEqual(given.planned.object.profile)
        for (const { place, meal } of chosen) expect(permitted.meals[place]).toContain(meal.recipe.id)
        const written = lines.map(({ text }) => text)
        const filled = lines.map((line) => fillSlots(line, plan) ?? `Not to fill: ${line.text}`)
        expect(filled.filter((text) => /[{}]/.test(text))).toEqual([])
        const rows = written.flatMap((text) =>
          [...text.matchAll(/\{row\.(\d+)/g)].map(([, row]) => Number(row)),
        )
        expect(rows).toEqual([...new Set(rows)])
        for (const place of linePlaces)
          expect(lines.filter((line) => line.place === place).length).toBeLessThanOrEqual(mostLines[place])
        expect(
          written.filter((text) => /\d|\w\.\w|https?:/.test(text.replaceAll(/\{[^{}]*\}/g, ''))),
        ).toEqual([])
        expect(lostLines(object, renderPlan(plan))).toEqual([])
        expect(strangeAmounts(filled, { ...given.planned, object, plan })).toEqual([])
        expect(forbiddenIn(written, given.runner)).toEqual([])
        const known = new Set(slotsOf(plan))
        expect(written.flatMap(slotsIn).filter((slot) => !known.has(slot))).toEqual([])
      },
    ),
    { numRuns: runs, seed },
  )
  process.stdout.write(
    `${runs} attacks, seed ${seed}: ${seen.lines} lines and ${seen.chosen} dishes and ${seen.fuels} fuels of theirs stand, ${seen.refused} refused, ${seen.repaired} asked again, ${seen.unread} not read\n`,
  )
  // An attack that no check rejects would prove nothing, nor one of which nothing stands.
  expect(seen.refused).toBeGreaterThan(runs)
  expect(seen.lines).toBeGreaterThan(runs / 5)
  expect(seen.chosen).toBeGreaterThan(0)
  expect(seen.fuels).toBeGreaterThan(0)
  expect(seen.unread).toBeLessThan(runs / 2)
})
