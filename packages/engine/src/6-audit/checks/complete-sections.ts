import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, type Fault, hard, lookAt, soft } from '../audit.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'
import { takeApart } from '../words/sentence.ts'

/** Nothing of the nine sections is left empty, nor without a word. */
export const completeSections: Check = {
  id: 'complete-sections',
  look: (read, runner, targets) =>
    lookAt(
      { section: 'daily_plan', what: 'the sections', unread: 'hard' },
      [...read.rows, ...read.lines],
      () => [...withoutRows(read), ...withoutTexts(read, runner, targets)],
    ),
}

const withoutRows = ({ rows }: PlanAsRead): Fault[] =>
  rows.length === 0 ? [hard('race_day_plan', 'The race-day table has no rows.')] : []

function withoutTexts({ plan }: PlanAsRead, { daysToGo }: Runner, { race }: Targets): Fault[] {
  const { race_week: week, long_run_fueling: longRun, grocery_list: groceries, prep } = plan
  const parts: readonly (readonly [Fault['section'], string, readonly string[]])[] = [
    ['long_run_fueling', 'examples for before the long run', longRun.pre_run.examples],
    ['long_run_fueling', 'schedule for the long run', longRun.during.schedule],
    ['race_week', 'plan for Monday to Wednesday', week.mon_wed],
    ['race_week', 'plan for Thursday and Friday', week.thu_fri],
    ['race_week', 'plan for the day before', week.day_before],
    ['race_week', 'plan for race morning', week.race_morning],
    ['grocery_list', 'pantry list', groceries.pantry],
    // On race day itself one breakfast is left to shop for.
    ...(daysToGo > 0
      ? ([['grocery_list', 'fridge and freezer list', groceries.fridge_freezer]] as const)
      : []),
    ['prep', 'batch prep step', prep.batch_prep_steps],
    ['prep', 'race kit checklist', prep.race_kit_checklist],
    ...(race.perHour.carbs > 0
      ? ([['grocery_list', 'gel, drink or electrolyte on the list', groceries.electrolytes]] as const)
      : []),
  ]
  return parts
    .filter(([, , texts]) => texts.every((text) => takeApart(text).words.length === 0))
    .map(([section, name]) => soft(section, `There is no ${name}.`))
}

/** Three example days, each its own. */
export const threeExampleDays: Check = {
  id: 'three-example-days',
  look: ({ plan }) =>
    lookAt(
      { section: 'daily_plan', what: 'the example days', unread: 'soft' },
      plan.daily_plan.example_days.map((day) => day.trim()).filter((day) => day !== ''),
      (days) => {
        const different = new Set(days).size
        if (different === 3 && days.length === 3) return []
        return [soft('daily_plan', `The plan shows ${different} different example days instead of three.`)]
      },
    ),
}

/** The plan is about this runner's race and keeps to what this runner said. */
export const sameRunner: Check = {
  id: 'same-runner',
  look: ({ plan: { profile } }, runner) => {
    const { race_type, race_date, diet } = profile
    const stated = [race_type, race_date, diet.preference, ...diet.allergies]
    return lookAt(
      { section: 'profile', what: 'the race and the answers of the profile', unread: 'hard' },
      stated.filter((text) => text.trim() !== ''),
      () => [
        ...differs(race_type, runner.race, 'race'),
        ...differs(race_date, isoOf(runner), 'race date'),
        ...differs(diet.preference, runner.diet, 'diet'),
        ...missingAllergies(diet.allergies, runner),
      ],
    )
  },
}

const isoOf = ({ raceDate: { year, month, day } }: Runner) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const differs = (stated: string, own: string, what: string): Fault[] =>
  stated.trim().toLowerCase() === own.toLowerCase()
    ? []
    : [hard('profile', `The plan's ${what} is "${stated.slice(0, 40)}", and yours is "${own}".`)]

function missingAllergies(stated: readonly string[], { exclusions }: Runner): Fault[] {
  const said = new Set(stated.map((item) => item.trim().toLowerCase()))
  const missing = exclusions.typed.filter((item) => !said.has(item.trim().toLowerCase()))
  return missing.length === 0
    ? []
    : [
        hard(
          'profile',
          `The plan leaves out what you told us to keep out: ${missing.join(', ').slice(0, 80)}.`,
        ),
      ]
}
