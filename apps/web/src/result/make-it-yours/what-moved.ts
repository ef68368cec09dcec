import { asClock, fuelListName, type Plan, type PlanRow, raceRates, startText } from '@race-nutrition/engine'
import { written } from '../amount.tsx'
import { countsMoved, groceriesMoved, isSameKitchen, mealsMoved } from './kitchen-moves.ts'
import type { Move, Moves } from './moves.ts'

/** What moved between two plans of one runner, from their facts, without parts in which nothing did. */
export function whatMoved(before: Plan, after: Plan, today: string): readonly Moves[] {
  const inFigures = parts.map(
    ({ part, figures }): Moves => ({
      part,
      moves: figures.flatMap((figure) => moveOf(figure, before, after)),
    }),
  )
  const ofTheKitchen = isSameKitchen(before, after)
    ? []
    : [mealsMoved(before, after, today), groceriesMoved(before, after)]
  const said = ofTheKitchen.map(({ moves }) => moves)
  return [
    ...inFigures,
    stopsMoved(before, after, inFigures),
    ...ofTheKitchen,
    countsMoved(before, after, said),
  ].filter(({ moves }) => moves.length > 0)
}

/** Stops that come elsewhere or take something else, where no figure of the race says so. */
function stopsMoved(before: Plan, after: Plan, [race]: readonly Moves[]): Moves {
  const moved = [...movedRows(before, after)].filter((row) => after.race_day.rows[row]?.phase === 'during')
  const isSaid = moved.length === 0 || (race?.moves.length ?? 0) > 0
  const name = moved.length === 1 ? 'stop has moved' : 'stops have moved'
  return { part: 'Race', moves: isSaid ? [] : [{ name, from: '', to: written(moved.length) }] }
}

function moveOf({ name, of, unit }: Figure, before: Plan, after: Plan): Move[] {
  const [from, to] = [of(before), of(after)]
  return from === to ? [] : [{ name, from, to: unit ? `${to} ${unit}` : to }]
}

interface Figure {
  readonly name: string
  readonly of: (plan: Plan) => string
  readonly unit?: string
}

const duringRace = ({ race_day }: Plan) => race_day.rows.filter(({ phase }) => phase === 'during')
/** Of water and the drink of the course, where the table counts on its stations. */
function cupsOf(plan: Plan): number {
  const course = plan.race_day.on_course
  if (!course?.counts) return 0
  const fromCups = duringRace(plan)
    .flatMap(({ servings }) => servings)
    .filter(
      ({ kind, from, unit }) => unit === 'ml' && from !== 'bottle' && (kind === 'water' || from === 'course'),
    )
  return fromCups.reduce((sum, { amount }) => sum + amount, 0) / course.cup_ml
}

/** "none", "all 12", "8 of 12": where the table counts on the stations. */
function stopsAtStations(plan: Plan): string {
  const course = plan.race_day.on_course
  const all = duringRace(plan)
  const places = course?.counts ? course.stations.map(({ km }) => km) : []
  const there = all.filter(({ km }) => km !== null && places.includes(km))
  if (there.length === 0) return 'none'
  return there.length === all.length
    ? `all ${written(all.length)}`
    : `${written(there.length)} of ${written(all.length)}`
}

/** Gels and the like, by the piece. */
const gelsHandedOut = ({ race_day: { kit } }: Plan) =>
  written(kit.reduce((sum, { unit, from_course: given }) => sum + (unit === 'count' ? given : 0), 0))

const firstPractice = ({ gut_training }: Plan) => written(gut_training[0]?.carbs_g_per_hr ?? 0)
const ahead = (rows: readonly PlanRow[], phase: PlanRow['phase']) => {
  const row = rows.find((each) => each.phase === phase)
  return row ? `${asClock(Math.abs(row.minute))} before` : 'none'
}

/** "Maurten Gel 100 and Clif Bloks", "none". */
const kitOf = ({ race_day: { kit } }: Plan, purpose: string) =>
  kit
    .filter(({ use }) => use === purpose)
    .map(({ product }) => fuelListName(product))
    .join(' and ') || 'none'

const servingsCarried = ({ race_day: { kit } }: Plan) =>
  kit
    .filter(({ use }) => use === 'fuel')
    .reduce(
      (sum, { amount, from_course: handedOut, for_slower: slower, spares }) =>
        sum + amount - handedOut + slower + spares,
      0,
    )

/** Capsules and tablets: a salted drink is named, not counted. */
const saltServings = ({ race_day: { kit } }: Plan) =>
  written(
    kit
      .filter(({ use, unit }) => use === 'salt' && unit === 'count')
      .reduce((sum, { amount }) => sum + amount, 0),
  )

function caffeineOf({ targets, race_day: { caffeine } }: Plan): string {
  if (targets.caffeine_mg === 0) return 'none'
  if (caffeine?.product) return fuelListName(caffeine.product)
  return caffeine && !caffeine.because ? `as ${caffeine.form}` : `${written(targets.caffeine_mg)} mg`
}

function bottleOf({ runner: { preferences }, race_day: { bottle } }: Plan): string {
  if (!bottle) return preferences.carry ? 'not needed' : 'not set'
  if (bottle.empty) return `empty at ${asClock(bottle.empty.minute)}`
  const { length: fills } = bottle.fills
  if (fills === 0) return 'lasts to the finish'
  return fills === 1 ? 'filled once' : `filled ${fills} times`
}

const parts: readonly { readonly part: string; readonly figures: readonly Figure[] }[] = [
  {
    part: 'Race',
    figures: [
      { name: 'start', of: ({ runner }) => startText(runner) ?? 'not set' },
      { name: 'carbs', of: (plan) => written(raceRates(plan).carbs.amount), unit: 'g/h' },
      { name: 'fluids', of: (plan) => written(raceRates(plan).fluids.amount), unit: 'ml/h' },
      { name: 'sodium', of: (plan) => written(raceRates(plan).sodium.amount), unit: 'mg/h' },
      { name: 'fuel', of: (plan) => kitOf(plan, 'fuel') },
      { name: 'drink', of: (plan) => kitOf(plan, 'drink') },
      { name: 'extra salt', of: (plan) => kitOf(plan, 'salt') },
      { name: 'servings of salt', of: saltServings },
      { name: 'carbs in all', of: ({ race_day }) => written(race_day.start_to_finish.carbs_g), unit: 'g' },
      { name: 'gels', of: ({ race_day }) => written(race_day.gels) },
      { name: 'servings to carry', of: (plan) => written(servingsCarried(plan)) },
      { name: 'caffeine', of: caffeineOf },
      { name: 'bottle', of: bottleOf },
      { name: 'cups', of: (plan) => written(cupsOf(plan)) },
      { name: 'stops', of: (plan) => written(duringRace(plan).length) },
      { name: 'stops at stations', of: stopsAtStations },
      { name: 'gels from the course', of: gelsHandedOut },
      { name: 'breakfast', of: ({ race_day }) => ahead(race_day.rows, 'breakfast') },
      {
        name: 'breakfast carbs',
        of: ({ targets }) => written(targets.race.breakfast.carbs_g),
        unit: 'g',
      },
    ],
  },
  {
    part: 'Long run',
    figures: [
      { name: 'carbs', of: ({ targets }) => written(targets.long_run.carbs_g_per_hr), unit: 'g/h' },
      { name: 'fluids', of: ({ targets }) => written(targets.long_run.fluids_ml_per_hr), unit: 'ml/h' },
      { name: 'sodium', of: ({ targets }) => written(targets.long_run.sodium_mg_per_hr), unit: 'mg/h' },
      { name: 'first practice', of: firstPractice, unit: 'g/h' },
      { name: 'weeks of practice', of: ({ gut_training }) => written(gut_training.length) },
    ],
  },
  {
    part: 'Every day',
    figures: [{ name: 'energy', of: ({ targets }) => written(targets.daily.kcal), unit: 'kcal' }],
  },
]

/** Rows of the race, by their index in the new plan, that were not in the old one as they are now. */
export function movedRows(before: Plan, after: Plan): ReadonlySet<number> {
  const known = new Set(before.race_day.rows.map(asText))
  return new Set(after.race_day.rows.flatMap((row, index) => (known.has(asText(row)) ? [] : [index])))
}

const asText = ({ phase, minute, servings, carbs_g, sodium_mg, fluids_ml }: PlanRow) =>
  JSON.stringify([phase, minute, servings, carbs_g, sodium_mg, fluids_ml])
