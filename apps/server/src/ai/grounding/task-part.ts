import type { NutritionPlan, Runner } from '@race-nutrition/engine'
import { quoted } from './quoted.ts'

/** What to write, what never to change, and the empty answer to fill in. */
export const taskPart = (runner: Runner, plan: NutritionPlan): string =>
  [
    '# What to write',
    ...wishes(runner),
    '',
    '# Rules',
    ...rules,
    '',
    '# Your answer',
    ...shape,
    quoted('empty', emptyAnswer(plan)),
  ].join('\n')

/** What the engine cannot know but a coach does. */
const wishes = ({ course, climate, race, daysToGo }: Runner): string[] => [
  '- daily_plan.example_days: for each of the three days a sentence about the cooking: when to do it, how to make it easy, whom to cook with.',
  '- long_run_fueling.pre_run.examples and during.schedule: how to make the routine stick, what to practice, what to write down after the run.',
  course === 'Hilly'
    ? '- race_week.race_morning and long_run_fueling.during.schedule: how to pace on a hilly course: an even effort, short steps, calm at the top.'
    : '- race_week.race_morning: how to find an even rhythm on a flat course.',
  ...(climate === 'Hot & Humid'
    ? ['- race_week: how to keep cool before the start and when to ease off.']
    : []),
  ...(race === '5K'
    ? []
    : ['- race_week.race_morning: how to stay calm when the start is slow or things do not go as planned.']),
  '- race_week.day_before: a note for travel: what to carry in hand luggage, how to settle in a strange place.',
  ...(daysToGo >= 4
    ? [
        '- race_week.mon_wed and thu_fri: one or two sentences in a coach’s voice about what these days are for and how they should feel.',
      ]
    : []),
  '- prep.batch_prep_steps: how to make the cooking calm and quick. prep.race_kit_checklist: one or two things worth packing.',
  '- assumptions_safety: at most two sentences about what to expect on this course and in this climate.',
]

const rules = [
  '- One thought a line, one to three short sentences, at most 45 words. At most two or three lines for each list; no line is better than a weak one.',
  '- Voice of a calm coach: say what, when and in a few words why. No hype, no fear, no exclamation marks, no emoji, nothing that a person would not say. American English.',
  '- No figures: no digit, number word, fraction, unit or clock time, and no sign but plain punctuation.',
  '- Plain words of a coach: pacing, calm, kit, practice, an early dinner, sleep, travel, the course, the people, joy. No food, drink, brand, link or money.',
  '- Never speak of medicines, supplements, alcohol, allergies, body weight or medical matters. The baseline’s safety notes stay as they are and say it.',
  '- Never tell the runner to drink beyond thirst, to take more or less than planned, to leave something out, to try something new, or to run on through warning signs.',
  '- Do not repeat or reword lines of the baseline. They stand in the plan already, and yours go beside them.',
]

const shape = [
  'Fill in this object. Numbers stay 0, and texts and lists that you add nothing to stay empty: the baseline stands there.',
]

/** The plan's shape, empty. */
function emptyAnswer(plan: NutritionPlan): unknown {
  return {
    ...(emptied(plan) as NutritionPlan),
    daily_plan: { ...(emptied(plan.daily_plan) as object), example_days: ['', '', ''] },
  }
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value === null ? null : ''
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}
