import type { Plan } from '../plan.ts'
import { fillSlots, type ModelLine } from './coach/fill-slots.ts'
import { exampleDayPlaces, type LinePlace } from './coach/line-places.ts'
import type { DayWords, PlanWords, WeekPartWords } from './plan-words.ts'

/** The words with a model's lines after the engine's own: filled with this plan's facts, or dropped where it has them no more. */
export function withModelLines(words: PlanWords, lines: readonly ModelLine[], plan: Plan): PlanWords {
  if (lines.length === 0) return words
  const at = (place: LinePlace | undefined) =>
    lines.filter((line) => line.place === place).flatMap((line) => fillSlots(line, plan) ?? [])
  const part = (name: keyof PlanWords['raceWeek']): WeekPartWords => {
    const own = words.raceWeek[name]
    return { ...own, advice: [...own.advice, ...at(`race_week.${name}`)] }
  }
  const { longRun, prep } = words
  return {
    ...words,
    trainingDays: words.trainingDays.map(
      (day, index): DayWords => ({ ...day, advice: [...day.advice, ...at(exampleDayPlaces[index])] }),
    ),
    longRun: {
      ...longRun,
      before: {
        ...longRun.before,
        advice: [...longRun.before.advice, ...at('long_run_fueling.pre_run.examples')],
      },
      advice: [...longRun.advice, ...at('long_run_fueling.during.schedule')],
    },
    raceWeek: {
      mon_wed: part('mon_wed'),
      thu_fri: part('thu_fri'),
      day_before: part('day_before'),
      race_morning: part('race_morning'),
    },
    raceNotes: [...words.raceNotes, ...at('race_day_plan.note')],
    prep: {
      ...prep,
      steps: [...prep.steps, ...at('prep.batch_prep_steps')],
      kit: [...prep.kit, ...at('prep.race_kit_checklist')],
    },
    notes: [
      ...words.notes,
      ...at('assumptions_safety').map((text) => ({ code: null, tier: 'before-you-start' as const, text })),
    ],
  }
}
