import type { DayWords, PlanWords, WeekPartWords } from './plan-words.ts'

/** A line that a model wrote: `place` is the path, in the nine sections, of its list or of the text it replaces. */
export interface ModelLine {
  readonly place: string
  readonly text: string
}

/** The words with a model's lines after the engine's own, and with its actions in the rows of the race. */
export function withModelLines(words: PlanWords, lines: readonly ModelLine[]): PlanWords {
  if (lines.length === 0) return words
  const at = (place: string) => lines.filter((line) => line.place === place).map(({ text }) => text)
  const part = (name: keyof PlanWords['raceWeek']): WeekPartWords => {
    const own = words.raceWeek[name]
    return { ...own, advice: [...own.advice, ...at(`race_week.${name}`)] }
  }
  const { longRun, prep } = words
  return {
    ...words,
    trainingDays: words.trainingDays.map(
      (day, index): DayWords => ({
        ...day,
        advice: [...day.advice, ...at(`daily_plan.example_days.${index}`)],
      }),
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
    raceRows: words.raceRows.map((row, index) => ({
      ...row,
      action: at(`race_day_plan.${index}.action`).at(-1) ?? row.action,
    })),
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
