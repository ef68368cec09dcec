import { dayInWords } from '../7-words/amounts/days.ts'
import type { DetailsDay } from '../7-words/details/plan-details.ts'
import type { Finding } from '../6-audit/audit.ts'
import type { RacePlan } from '../plan-race.ts'

/**
 * Whether the plan's own notes tell of a soft finding, each by the one sentence that speaks of just this:
 * where the foods and fuels that a runner may have come no nearer, the runner has to read so.
 */
export function isExplained(finding: Finding, made: RacePlan): boolean {
  if (finding.severity === 'hard') return false
  return explanations[finding.id]?.(finding, made) ?? false
}

const explanations: Readonly<Record<string, (finding: Finding, made: RacePlan) => boolean>> = {
  'near-the-targets': ({ message }, made) => isToldShort('In the race', message, made),
  'race-carbs': (_finding, made) => isToldShort('In the race', ' g of carbs ', made),
  'long-run-schedule-agrees': ({ message }, made) => isToldShort('On the long run', message, made),
  'race-recovery-protein': ({ message }, { plan }) => {
    const [, holds] = /^Protein after the race: (\d+) g is less than/.exec(message) ?? []
    return plan.assumptions_safety.some((note) =>
      note.startsWith(`The meal after the race holds ${holds} g of the `),
    )
  },
  'days-meet-their-targets': ({ message }, made) =>
    daysIn(message, made).some((day) =>
      gaveWay(day, message.includes(' kcal, and ') ? 'energy' : 'carbs', made),
    ),
  'load-day-energy': ({ message }, made) => {
    const [, kcal] = /^Energy of a loading day: (\d+) kcal is/.exec(message) ?? []
    return made.details.days.some(
      (day) => day.date !== null && String(day.totals.kcal) === kcal && gaveWay(day, 'energy', made),
    )
  },
}

/** "In the race, carbs come to about 55 g an hour instead of 65": of what the finding speaks. */
const isToldShort = (where: string, message: string, { plan }: RacePlan) =>
  (['carbs', 'fluids', 'sodium'] as const).some(
    (what) =>
      message.includes(` of ${what} `) &&
      plan.assumptions_safety.some((note) =>
        note.startsWith(`${where}, ${what} ${what === 'sodium' ? 'comes' : 'come'} to about `),
      ),
  )

/** The days that come to the figures of the line which the finding quotes. */
const daysIn = (message: string, { details }: RacePlan): DetailsDay[] =>
  details.days.filter(({ totals }) =>
    message
      .replaceAll(',', '')
      .includes(`${totals.kcal} kcal ${totals.carbs_g} g carbs ${totals.protein_g} g protein`),
  )

/** "… : fiber and energy gave way on training day 1 and Monday, July 24." */
function gaveWay({ date, label }: DetailsDay, what: 'energy' | 'carbs', { plan }: RacePlan): boolean {
  const name = date ? dayInWords(date) : label.charAt(0).toLowerCase() + label.slice(1)
  return plan.assumptions_safety.some((note) => {
    const [, gave = '', on = ''] = / at once: (.+) gave way on (.+)\. The figures printed/.exec(note) ?? []
    return gave.split(/, | and /).includes(what) && new RegExp(`${name}(?!\\d)`).test(on)
  })
}
