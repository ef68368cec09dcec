import type { PlanHandedOut, PlanOnCourse, PlanRow, PlanTotals } from '../plan.ts'
import type { HandedOut, OnCourse } from './course/on-course.ts'
import type { RowTotals, ScheduleRow } from './schedule.ts'

/** Rows, totals and stations of a schedule as the facts of a plan, which the tables of slower races are made from too. */
export const rowFacts = (row: ScheduleRow): PlanRow => ({
  phase: row.phase,
  minute: row.minute,
  km: row.distance,
  servings: row.servings,
  carbs_g: row.carbs,
  sodium_mg: row.sodium,
  fluids_ml: row.fluids,
  reminds_of_thirst: false,
})

export const totalFacts = ({ carbs, sodium, fluids }: RowTotals): PlanTotals => ({
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
})

export const courseFacts = ({
  counts,
  stations,
  cup,
  drink,
  gels,
}: OnCourse): Omit<PlanOnCourse, 'name' | 'preset'> => ({
  counts,
  stations: stations.map(({ km, hasDrink }) => ({ km, has_drink: hasDrink })),
  cup_ml: cup,
  drink: drink && handedOutFacts(drink),
  gels: gels.map((gel) => ({ ...handedOutFacts(gel), at_km: gel.at })),
})

const handedOutFacts = ({ product, because }: HandedOut): PlanHandedOut => ({ product, because })
