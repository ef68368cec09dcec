import type { Plan, PlanDay } from '../../plan.ts'
import { type SlotFood, slotFoods } from './food-slots.ts'
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
  if (slot.kind === 'food') {
    const food = slotFoods(plan).find((each) => `food:${each.slot}` === name)
    return food ? placesOfFood(food) : []
  }
  if (name === 'long_run.carbs_per_hour') return ['long_run_fueling.during.schedule']
  if (slot.kind === 'name') return linePlaces.filter((place) => !cooking.includes(place))
  if (name === 'race.start') return [...race, 'race_week.day_before', 'prep.race_kit_checklist']
  if (slot.kind === 'time' || slot.kind === 'taking') return race
  return [...race, 'assumptions_safety']
}

const race = ['race_week.race_morning', 'race_day_plan.note'] as const satisfies readonly LinePlace[]

const cooking: readonly LinePlace[] = [...exampleDayPlaces, 'prep.batch_prep_steps']

function placesOfFood({ of }: SlotFood): readonly LinePlace[] {
  if (of === 'race')
    return [
      ...race,
      'race_week.day_before',
      'prep.race_kit_checklist',
      'long_run_fueling.pre_run.examples',
      'long_run_fueling.during.schedule',
    ]
  return ['long_run_fueling.pre_run.examples', 'long_run_fueling.during.schedule']
}

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
  'race-morning': 'race_week.race_morning',
}
