import { findProduct } from '../../../foods/products.ts'
import type { IfThen } from '../../../if-then.ts'
import { type Check, doesNotApply, type Given, lookAt } from '../../audit.ts'
import { isRacedInHeat } from '../../conditions.ts'
import { differences, isSame, leavesOf, pairsOf } from '../../differences.ts'
import { mostToDrink } from '../../most-to-drink.ts'
import { finishOf, type PlacedRow, raceRows, sumOf } from '../../rows.ts'
import { aTablet } from './feeds.ts'

const section = 'race_day_plan'

/** When to stop is always there, every other line where it can happen, and each number is that of the table. */
const ifThen: Check = {
  id: 'if-then',
  look: (given) => {
    const made = asOrdered(expected(given), given)
    const { if_then: stated } = given.plan.race_day
    return lookAt(section, 'hard', made, () =>
      differences(section, [
        { path: 'race_day.if_then', stated: codesOf(stated), made: codesOf(made) },
        ...made.flatMap(({ code, facts }, at) => {
          const own = stated.find((line) => line.code === code)
          return own && !isSame(own.facts, facts)
            ? pairsOf(
                leavesOf(`race_day.if_then.${at}`, own.facts),
                leavesOf(`race_day.if_then.${at}`, facts),
              )
            : []
        }),
      ]),
    )
  },
}

/** With diabetes, an own medical plan replaces the table. */
const lowBloodSugar: Check = {
  id: 'low-blood-sugar',
  look: ({ plan, runner }) =>
    hasDiabetes(runner)
      ? lookAt(section, 'hard', [plan.race_day.if_then], ([lines = []]) =>
          differences(section, [
            {
              path: 'race_day.if_then',
              stated: lines.some(({ code }) => code === 'low-blood-sugar'),
              made: true,
            },
          ]),
        )
      : doesNotApply,
}

/** What a model named stands right after the signs to stop. */
function asOrdered(lines: readonly IfThen[], { runner }: Given): IfThen[] {
  const named = runner.preferences.coach?.if_then ?? []
  const [stop, ...others] = lines
  const first = [...new Set(named)].flatMap((code) => others.filter((line) => line.code === code))
  return [...(stop ? [stop] : []), ...first, ...others.filter((line) => !first.includes(line))]
}

const codesOf = (lines: readonly IfThen[]) => lines.map(({ code }) => code)

const hasDiabetes = ({ health }: Given['runner']) => health.some(({ code }) => code === 'diabetes')

function expected(given: Given): IfThen[] {
  const { runner, targets } = given
  const rows = raceRows(given).filter(({ minute }) => minute > 0 && minute <= finishOf(given))
  const feeds = rows.filter(({ carbs_g: carbs }) => carbs > aTablet)
  const drinks = rows.map(({ fluids_ml: volume }) => volume).filter((volume) => volume > 0)
  const total = sumOf(rows, 'carbs_g')
  const carried = pieces(rows).filter(({ carbs }) => carbs > 0)
  const [serving] = carried
  const isOnWater = feeds.length === 0
  return [
    { code: 'stop-signs', facts: null },
    ...(hasDiabetes(runner) ? [{ code: 'low-blood-sugar' as const, facts: null }] : []),
    ...(rows.length === 0
      ? []
      : ([
          {
            code: 'upset-stomach',
            facts: {
              without_minutes: { least: 15, most: 20 },
              small_feeds: isOnWater
                ? null
                : halves(
                    serving?.carbs ?? Math.min(...feeds.map(({ carbs_g: carbs }) => carbs)),
                    total / runner.targetTime,
                  ),
            },
          },
          { code: 'loose-bowels', facts: { has_caffeine: targets.caffeine > 0 } },
          {
            code: 'hotter',
            facts: {
              leave_out: tenthLess(given, feeds, total),
              most_ml_per_hr: Math.max(mostToDrink(runner, runner.targetTime), targets.race.perHour.fluids),
            },
          },
          ...(serving
            ? [
                {
                  code: 'lost-serving',
                  facts: { most_g_a_feed: 40, carbs_g: total - Math.floor(serving.carbs + 0.5) },
                },
              ]
            : []),
          ...(drinks.length > 0
            ? [
                {
                  code: 'dry-station',
                  facts: {
                    extra_ml: downTo(25, Math.min(...drinks, 200 - Math.max(...drinks))),
                    needs_water: pieces(rows).some(({ takeWithWater }) => takeWithWater),
                  },
                },
              ]
            : []),
          { code: 'cramp', facts: null },
          ...(isOnWater
            ? []
            : [
                {
                  code: 'wall',
                  facts: { walk_minutes: 1, minutes_apart: 15, slower_s_per_km: { least: 30, most: 60 } },
                },
              ]),
          ...(rows.length > 1 ? [{ code: 'walking', facts: null }] : []),
          { code: 'late-start', facts: { after_minutes: 30, half: beforeLateStart(given) } },
        ] as IfThen[])),
  ]
}

/** What comes out of a pocket, row by row. */
const pieces = (rows: readonly PlacedRow[]) =>
  rows.flatMap(({ servings }) =>
    servings.flatMap(({ id, kind, unit }) =>
      kind === 'product' && unit === 'count' ? (findProduct(id) ?? []) : [],
    ),
  )

const downTo = (step: number, value: number) => step * Math.floor(value / step)

/** No feed is larger than half a serving, none sooner than a quarter of an hour, no hour above the table's. */
function halves(serving: number, rate: number) {
  const carbs = Math.floor(serving / 2 + 0.5)
  return { carbs_g: carbs, every_minutes: Math.max(15, -downTo(5, -(60 * carbs) / rate + 1e-6)) }
}

/** Evidence: going-wrong. */
function tenthLess({ runner }: Given, feeds: readonly PlacedRow[], total: number) {
  const fewer = Math.floor(feeds.length / 10 + 0.5)
  if (isRacedInHeat(runner) || fewer === 0) return null
  return { feeds: fewer, of: feeds.length, carbs_g: total - sumOf(feeds.slice(-fewer), 'carbs_g') }
}

function beforeLateStart({ plan, runner }: Given) {
  const topUp = plan.race_day.rows.find(({ phase }) => phase === 'top-up')?.carbs_g ?? 0
  if (topUp === 0 || hasDiabetes(runner)) return null
  return { carbs_g: Math.floor(topUp / 2 + 0.5), minutes_before: 15 }
}

export const ifThenChecks: readonly Check[] = [ifThen, lowBloodSugar]
