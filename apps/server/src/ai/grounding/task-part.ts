import type { NutritionPlan, Runner } from '@race-nutrition/engine'
import { quoted } from './quoted.ts'

/** What to write, what never to touch, and the empty answer to fill in. */
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

/** What the engine cannot know, and a coach does. */
const wishes = ({ course, climate, race, daysToGo }: Runner): string[] => [
  '- daily_plan.example_days: for each of the three days one or two sentences of cooking ideas for its named dishes: what to cook ahead, how to season, what to do with leftovers.',
  '- long_run_fueling.pre_run.examples and during.schedule: how to make the routine stick, what to watch for in the gut, what to note down after the run.',
  course === 'Hilly'
    ? '- race_week.race_morning and long_run_fueling.during.schedule: how to pace drinking and eating on a hilly course: on the flat and at the top, in small sips, not while climbing hard.'
    : '- race_week.race_morning: how to fit drinking and eating into an even rhythm on a flat course.',
  ...(climate === 'Hot & Humid'
    ? ['- race_week: how to keep cool before the start and when to ease off.']
    : []),
  ...(race === '5K'
    ? []
    : [
        '- race_week.race_morning: what to do when a gel or a drink will not go down: slow for a moment, small sips of water, try again once the stomach settles.',
      ]),
  '- race_week.day_before: a note for travel: what to carry in hand luggage, how to eat in a strange place.',
  ...(daysToGo >= 4
    ? [
        '- race_week.mon_wed and thu_fri: one or two sentences in a coach’s voice about what these days are for and how they should feel.',
      ]
    : []),
  '- race_day_plan: for each row an action of two to six words that keeps the words of the baseline’s action and adds how or where ("Gel, before the next climb").',
  '- prep.batch_prep_steps: one or two cooking ideas for the named dishes. prep.race_kit_checklist: one or two things worth packing.',
  '- assumptions_safety: at most two sentences about what to watch for on this course and in this climate.',
]

const rules = [
  '- One thought a line, one to three short sentences, at most 45 words. At most two or three lines for each list; no line is better than a weak one.',
  '- Voice of a calm coach: say what, when and in a few words why. No hype, no fear, no exclamation marks, no emoji, nothing that a person would not say. American English.',
  '- Best write no figures at all. Where one helps, take it from the baseline of the same section, with its unit and of the same thing. Never add, sum, convert or round one of your own, in digits or in words.',
  '- Name only foods, drinks and brands that stand in the baseline. Herbs and spices are fine.',
  '- Never speak of medicines, supplements, alcohol, allergies, body weight or medical matters. The baseline’s safety notes stay as they are and say it.',
  '- Never tell the runner to drink beyond thirst, to take more or less than planned, to leave something out, to try something new, or to run on through warning signs.',
  '- Do not repeat or reword lines of the baseline. They stand in the plan already, and yours go beside them.',
]

const shape = [
  'Fill in this object. Numbers stay 0, and texts and lists that you add nothing to stay empty: the baseline stands there. In race_day_plan keep each time, and leave the item empty.',
]

/** The plan's shape with nothing in it but the times of the rows. */
function emptyAnswer(plan: NutritionPlan): unknown {
  return {
    ...(emptied(plan) as NutritionPlan),
    daily_plan: { ...(emptied(plan.daily_plan) as object), example_days: ['', '', ''] },
    race_day_plan: plan.race_day_plan.map((row) => ({ ...(emptied(row) as object), time: row.time })),
  }
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value === null ? null : ''
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]))
}
