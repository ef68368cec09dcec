import type { Runner } from '../1-runner/runner.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { LongRunSchedule, Schedule } from '../4-race-day/schedule.ts'
import { allergyNotes } from './allergy-notes.ts'
import { assumptions } from './assumptions.ts'
import { inMilligrams, massRange } from './figures.ts'
import { flagNote } from './flag-notes.ts'
import { productNotes, shortfallNotes } from './fuel-notes.ts'
import { gutPractice } from './gut-practice.ts'

/** What a runner must know before using the plan; a minor's marathon is warned of before all else. */
export function assumptionsSafety(
  runner: Runner,
  targets: Targets,
  schedules: { raceDay: Schedule; longRun: LongRunSchedule },
): string[] {
  const { flags } = targets
  const first = flags.filter((flag) => flag === 'MINOR_MARATHON')
  const others = flags.filter((flag) => flag !== 'MINOR_MARATHON')
  return [
    ...first.map((flag) => flagNote(flag, runner, targets)),
    ...always(runner),
    ...allergyNotes(runner),
    ...productNotes(schedules),
    ...others.map((flag) => flagNote(flag, runner, targets)),
    ...recovery(runner),
    ...practice(runner, targets),
    ...loading(runner, targets),
    ...shortfallNotes(schedules),
    ...stimulants(runner, targets),
    ...assumptions(runner, targets),
  ]
}

/** science.md 9.3, end, and specification section 7. */
const always = (runner: Runner) => [
  'This plan is general guidance, not medical advice.',
  'See a doctor before you use it if you have diabetes, kidney or heart disease, celiac disease or an eating disorder, if you are pregnant, or if you take diuretics, SSRI antidepressants, anti-inflammatory painkillers (NSAIDs) or lithium.',
  `${longRunsLeft(runner) > 0 ? 'Test your fueling in training before race day.' : 'Take only what you have tested in training.'} Nothing new on race day: no new food, gel or drink, and no new shoes.`,
  'Drink to thirst. The fluid numbers are a plan, never a quota: drinking more than you sweat is dangerous, and no amount of sodium makes it safe.',
  'Read the label of every packaged food and product, every time. Recipes change.',
]

function recovery({ age }: Runner): string[] {
  const unlessGained =
    age < 18
      ? 'Drink nothing more and get medical help'
      : 'Drink nothing more if you gained weight over the run; drink nothing and get medical help'
  return [
    `Recovery fluids are an amount for the next two hours, to thirst. ${unlessGained} if you have a headache, nausea, vomiting, swelling or confusion.`,
  ]
}

/** Said here too where no flag says it: the flag's own words hold the practice. */
const practice = (runner: Runner, targets: Targets) =>
  targets.flags.includes('GUT_PRACTICE') ? [] : gutPractice(runner, targets)

const loading = (runner: Runner, { race }: Targets): string[] =>
  race.time >= 1.5 && runner.age >= 18 && runner.daysToGo > 0
    ? [
        `On loading days expect to weigh ${massRange(runner, { from: 1, to: 2 })} more: stored carbohydrate and the water it holds. It is fuel, not fat.`,
      ]
    : []

/** science.md section 8. */
function stimulants({ age, race, daysToGo }: Runner, { caffeine }: Targets): string[] {
  const forEveryone = [
    'No anti-inflammatory painkillers (NSAIDs, such as ibuprofen) in the days around the race: with hard running they can harm the kidneys and upset the salt balance.',
    age < 18
      ? 'No water loading, no salt tablets and no ketones.'
      : 'No water loading, no salt tablets without fluid, no ketones and no weight cutting.',
    'Sodium here replaces part of what you sweat. It is no cure for cramps.',
  ]
  if (age < 18) return forEveryone
  const before = `Alcohol: none ${daysToGo > 0 ? 'in the 24 hours ' : ''}before the race`
  const drinks =
    race === '5K' || race === '10K'
      ? `${before}, and afterwards only once food and fluids are in.`
      : `${before}. Afterwards it slows muscle repair, so only once food and fluids are in.`
  return [...caffeineNote(caffeine), drinks, ...forEveryone]
}

const caffeineNote = (caffeine: number): string[] =>
  caffeine === 0
    ? []
    : [
        `Caffeine is optional: ${inMilligrams(caffeine)} an hour before the start, no more at once, and no more than 400 mg in the whole day. Skip it if you are pregnant, or have a heart rhythm problem, high blood pressure or anxiety, or take stimulant medicine; ask your doctor.`,
      ]
