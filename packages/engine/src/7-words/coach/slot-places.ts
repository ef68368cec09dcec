import type { Plan, PlanDay } from '../../plan.ts'
import { exampleDayPlaces, type LinePlace, linePlaces } from './line-places.ts'
import { readSlot } from './slots.ts'

/** Where a line may name this fact, so that a dose is read under the run that it is of and a dish under its day. */
export function placesOfSlot(name: string, plan: Plan): readonly LinePlace[] {
  const slot = readSlot(name)
  if (!slot) return []
  if (slot.kind === 'meal') {
    const day = name.slice('meal:'.length, name.indexOf('.'))
    return servedAt(plan, (other) => other.key === day)
  }
  if (slot.kind === 'food')
    return slot.fill(plan, 'en') === undefined ? [] : ['long_run_fueling.during.schedule']
  if (name === 'long_run.carbs_per_hour') return ['long_run_fueling.during.schedule']
  if (slot.kind === 'name') return linePlaces.filter((place) => !cooking.includes(place))
  return race
}

const race = ['race_week.race_morning', 'race_day_plan.note'] as const satisfies readonly LinePlace[]

const cooking: readonly LinePlace[] = [...exampleDayPlaces, 'prep.batch_prep_steps']

/** The places of the days of which this is true. */
function servedAt(plan: Plan, isServed: (day: PlanDay) => boolean): readonly LinePlace[] {
  const days = plan.training_days.flatMap((day, index) => {
    const place = exampleDayPlaces[index]
    return place && isServed(day) ? [place] : []
  })
  const parts = new Set(plan.race_week.filter(isServed).map(({ kind }) => partOf[kind]))
  return [...days, ...[...parts].flatMap((part) => part ?? [])]
}

const partOf: Partial<Readonly<Record<PlanDay['kind'], LinePlace>>> = {
  'easy-week': 'race_week.mon_wed',
  loading: 'race_week.thu_fri',
  'day-before': 'race_week.day_before',
}
