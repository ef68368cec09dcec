import type { LinePlace, Plan } from '@race-nutrition/engine'

/** Nobody practices on the eve of a race or on its morning. */
export const practicePlaces = [
  'long_run_fueling.pre_run.examples',
  'long_run_fueling.during.schedule',
] as const satisfies readonly LinePlace[]

interface Topic {
  /** For the prompt. */
  readonly about: string
  /** Nobody cooks on the course. */
  readonly places: readonly LinePlace[]
  /** The runners whose topic it is; everybody's if that is not said. */
  readonly isFor?: (runner: Plan['runner']) => boolean
}

const onTheRun = [
  'race_week.thu_fri',
  'race_week.day_before',
  'race_week.race_morning',
  'race_day_plan.note',
  'long_run_fueling.during.schedule',
] as const satisfies readonly LinePlace[]

const whereKitIs = [
  'race_week.thu_fri',
  'race_week.day_before',
  'race_week.race_morning',
  'long_run_fueling.pre_run.examples',
  'long_run_fueling.during.schedule',
  'prep.race_kit_checklist',
] as const satisfies readonly LinePlace[]

/** What sentences without a fact of the plan are about, and where such may stand. */
export const talkTopics = {
  pacing: { about: 'what the race and the long run feel like, and how to pace them', places: onTheRun },
  hills: {
    about: 'how to run up and down',
    places: onTheRun,
    isFor: ({ course }) => course === 'Hilly',
  },
  calm: {
    about: 'how to stay calm',
    places: [
      'race_week.mon_wed',
      'race_week.thu_fri',
      'race_week.day_before',
      'race_week.race_morning',
      'race_day_plan.note',
      'long_run_fueling.pre_run.examples',
    ],
  },
  rest: {
    about: 'rest, sleep and what easy days are for',
    places: [
      'daily_plan.example_days.0',
      'daily_plan.example_days.1',
      'daily_plan.example_days.2',
      'race_week.mon_wed',
      'race_week.thu_fri',
      'race_week.day_before',
    ],
  },
  kit: {
    about: 'what to wear, lay out and pack',
    places: whereKitIs,
  },
  warmth: {
    about: 'what keeps warm',
    places: whereKitIs,
    isFor: ({ climate }) => climate !== 'Hot & Humid',
  },
  practice: {
    about: 'how to practice in long runs',
    places: [
      'daily_plan.example_days.2',
      'long_run_fueling.pre_run.examples',
      'long_run_fueling.during.schedule',
      'assumptions_safety',
    ],
  },
  cooking: {
    about: 'cooking, and meals with others',
    places: [
      'daily_plan.example_days.0',
      'daily_plan.example_days.1',
      'daily_plan.example_days.2',
      'race_week.mon_wed',
      'race_week.thu_fri',
      'prep.batch_prep_steps',
    ],
  },
  eve: {
    about: 'the eve and the trip',
    places: ['race_week.thu_fri', 'race_week.day_before', 'prep.race_kit_checklist'],
  },
  finish: {
    about: 'after the finish',
    places: ['race_week.race_morning', 'race_day_plan.note', 'prep.race_kit_checklist', 'assumptions_safety'],
  },
} as const satisfies Readonly<Record<string, Topic>>

export type TalkTopic = keyof typeof talkTopics

export const topicNames = Object.keys(talkTopics) as readonly TalkTopic[]

/** Whether it suits the runner's course and weather. */
export const isTopicFor = (name: TalkTopic, runner: Plan['runner']): boolean => {
  const topic: Topic = talkTopics[name]
  return topic.isFor?.(runner) ?? true
}
