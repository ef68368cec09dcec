import type { Plan } from '@race-nutrition/engine'
import { canPractice, hasDaysOf } from '../line-check/line-conditions.ts'

/** What to write, where, and the shape of the answer. */
export const taskPart = (plan: Plan): string =>
  [
    '# What to write',
    ...wishes(plan),
    '',
    '# Rules',
    ...rules,
    '',
    '# Your answer',
    'One JSON object of this shape, and nothing else:',
    JSON.stringify(shape),
  ].join('\n')

/** What the engine cannot know but a coach does. */
function wishes({ runner }: Plan): string[] {
  const { course, race, days_to_go: daysToGo, preferences } = runner
  return [
    ...(hasDaysOf('daily_plan.example_days.0', runner)
      ? [
          '- daily_plan.example_days.0 to .2: a sentence about the cooking: when to do it, how to make it easy.',
        ]
      : []),
    ...(canPractice(runner)
      ? [
          '- long_run_fueling.pre_run.examples and long_run_fueling.during.schedule: how to make the routine stick, what to practice.',
        ]
      : []),
    course === 'Hilly'
      ? '- race_week.race_morning and race_day_plan.note: how to pace on a hilly course: an even effort, short steps, calm at the top.'
      : '- race_week.race_morning and race_day_plan.note: how to find an even rhythm on a flat course.',
    ...(race === '5K' ? [] : ['- race_week.race_morning: how to stay calm when the start is slow.']),
    ...(daysToGo >= 1
      ? [
          preferences.kitchen?.race_morning === 'hotel'
            ? '- race_week.day_before: what to carry in hand luggage, how to settle in a strange place.'
            : '- race_week.day_before: a calm evening.',
        ]
      : []),
    ...(daysToGo >= 4
      ? ['- race_week.mon_wed and race_week.thu_fri: what these days are for and how they should feel.']
      : []),
    ...(hasDaysOf('prep.batch_prep_steps', runner)
      ? ['- prep.batch_prep_steps: how to make the cooking calm.']
      : []),
    '- prep.race_kit_checklist: one or two things worth packing.',
  ]
}

const rules = [
  '- Choose only ids that are listed, for their own meal. Leave a meal out where the plan’s own recipe is best.',
  '- At most fourteen lines, one or two in a place; no line is better than a weak one.',
  '- Never tell the runner to drink beyond thirst, to take more or less than planned, to leave something out, to try something new, or to run on through warning signs.',
]

const shape = {
  choices: {
    meals: [{ meal: '3-days-before.dinner', recipes: ['an id of that meal'], sides: [] }],
    fuels: [],
    if_then: [],
  },
  lines: [{ place: 'race_week.race_morning', text: 'Start slower than you want to.' }],
}
