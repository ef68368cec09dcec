import type { NutritionPlan } from '@race-nutrition/engine'
import { line } from './cell.ts'
import { raceName, readableDay } from './readable.ts'

/** `Race schedule: Half Marathon, Sun 13 Dec 2026, target 1:45:00` */
export function planTitle(document: string, { profile }: Pick<NutritionPlan, 'profile'>): string {
  const facts = [
    raceName(profile.race_type),
    readableDay(profile.race_date),
    profile.target_time_or_pace && `target ${profile.target_time_or_pace}`,
  ]
  return line(`${document}: ${facts.filter(Boolean).join(', ')}`)
}
