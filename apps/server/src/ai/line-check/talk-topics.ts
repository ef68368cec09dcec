import type { LinePlace, Plan } from '@race-nutrition/engine'
import { canPractice, type IsFor, practicePlaces } from './frame-places.ts'

interface Topic {
  /** For the prompt. */
  readonly about: string
  /** Nobody cooks on the course. */
  readonly places: readonly LinePlace[]
  /** The runners whose topic it is; everybody's if that is not said. */
  readonly isFor?: IsFor
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

const calmPlaces = [
  'race_week.mon_wed',
  'race_week.thu_fri',
  'race_week.day_before',
  'race_week.race_morning',
  'race_day_plan.note',
  'long_run_fueling.pre_run.examples',
] as const satisfies readonly LinePlace[]

/** What sentences without a fact of the plan are about, and where such may stand. */
export const talkTopics = {
  pacing: { about: 'what the race and the long run feel like, and how to pace them', places: onTheRun },
  hills: { about: 'how to run up and down', places: onTheRun, isFor: ({ course }) => course === 'Hilly' },
  calm: { about: 'how to stay calm', places: calmPlaces },
  care: { about: 'when to ask for help', places: [...calmPlaces, 'assumptions_safety'] },
  rest: {
    about: 'rest, sleep and what easy days are for',
    places: ['daily_plan.example_days.0', 'race_week.mon_wed', 'race_week.thu_fri', 'race_week.day_before'],
  },
  kit: { about: 'what to wear, lay out and pack', places: whereKitIs },
  warmth: {
    about: 'what keeps warm',
    places: whereKitIs,
    isFor: ({ climate }) => climate !== 'Hot & Humid',
  },
  practice: { about: 'how to practice in long runs', places: practicePlaces, isFor: canPractice },
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
  eve: { about: 'the eve', places: ['race_week.day_before'] },
  eveningBefore: {
    about: 'what is laid out and set the evening before',
    places: ['race_week.thu_fri', 'race_week.day_before', 'prep.race_kit_checklist'],
    isFor: ({ days_to_go: left }) => left >= 1,
  },
  away: {
    about: 'the trip, and a night away from home',
    places: ['race_week.thu_fri', 'race_week.day_before', 'prep.race_kit_checklist'],
    isFor: ({ preferences: { kitchen } }) => kitchen?.race_morning === 'hotel',
  },
  finish: {
    about: 'after the finish',
    places: ['race_week.race_morning', 'race_day_plan.note', 'prep.race_kit_checklist'],
  },
} as const satisfies Readonly<Record<string, Topic>>

export type TalkTopic = keyof typeof talkTopics

export const topicNames = Object.keys(talkTopics) as readonly TalkTopic[]

/** Whether it suits the runner's course and weather. */
export const isTopicFor = (name: TalkTopic, runner: Plan['runner']): boolean => {
  const topic: Topic = talkTopics[name]
  return topic.isFor?.(runner) ?? true
}
