import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, type Fault, hard, soft } from '../audit.ts'
import type { PlanAsRead } from '../reading/read-plan.ts'

/** Nothing of the nine sections is left empty. */
export const completeSections: Check = {
  id: 'complete-sections',
  find: (read, runner, targets) => [...withoutRows(read), ...withoutTexts(read, runner, targets)],
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
    .filter(([, , texts]) => texts.every((text) => text.trim() === ''))
    .map(([section, name]) => soft(section, `There is no ${name}.`))
}

/** Three example days, each its own. */
export const threeExampleDays: Check = {
  id: 'three-example-days',
  find: ({ plan }) => {
    const days = plan.daily_plan.example_days.map((day) => day.trim()).filter((day) => day !== '')
    const different = new Set(days).size
    if (different === 3 && days.length === 3) return []
    return [soft('daily_plan', `The plan shows ${different} different example days instead of three.`)]
  },
}

/** The plan is about this runner's race and keeps to what this runner said. */
export const sameRunner: Check = {
  id: 'same-runner',
  find: ({ plan: { profile } }, runner) => [
    ...differs(profile.race_type, runner.race, 'race'),
    ...differs(profile.race_date, isoOf(runner), 'race date'),
    ...differs(profile.diet.preference, runner.diet, 'diet'),
    ...missingAllergies(profile.diet.allergies, runner),
  ],
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
