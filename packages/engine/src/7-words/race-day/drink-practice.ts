import type { Plan, PlanKitItem } from '../../plan.ts'
import { joinList } from '../amounts/format-amounts.ts'
import { fuelName } from './fuel-words.ts'

/** What the race feeds and the stops of the long run have no room for. Nothing is new on race day. */
export function drinkPractice({ runner, race_day: race, long_run: { kit, rows } }: Plan): string[] {
  const practiced = new Set(kit.map(({ product }) => product))
  const missing = race.kit.filter((item) => isFelt(item) && !practiced.has(item.product))
  if (rows.length === 0 || missing.length === 0) return []
  const names = joinList(missing.map(({ product }) => fuelName(product)))
  return [
    runner.long_runs_left > 0
      ? `This run has no room for the race’s ${names}: have some on another run first.`
      : `This run has no room for the race’s ${names}: take it only if you know it from training.`,
  ]
}

/** A capsule or a pinch of salt asks nothing of the gut. */
const isFelt = ({ use, unit }: PlanKitItem) => use !== 'salt' || unit === 'ml'
