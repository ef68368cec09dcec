import type { LinePlace } from '@race-nutrition/engine'
import { canPractice, type IsFor } from './line-conditions.ts'

interface Topic {
  /** For the prompt. */
  readonly about: string
  /** Nobody cooks on the course. */
  readonly places: readonly LinePlace[]
  /** The runners to whom it may be said; all runners if left out. */
  readonly isFor?: IsFor
  /** Such a sentence is the only one of its line, so that no other can contradict it. */
  readonly isOnlySentence?: true
}

const onTheRace = ['race_week.race_morning', 'race_day_plan.note'] as const satisfies readonly LinePlace[]

const onAnyRun = [...onTheRace, 'long_run_fueling.during.schedule'] as const satisfies readonly LinePlace[]

const beforeTheRace = ['race_week.thu_fri', 'race_week.day_before'] as const satisfies readonly LinePlace[]

const longRun = [
  'long_run_fueling.pre_run.examples',
  'long_run_fueling.during.schedule',
] as const satisfies readonly LinePlace[]

const whereKitIs = [
  ...beforeTheRace,
  'race_week.race_morning',
  ...longRun,
  'prep.race_kit_checklist',
] as const satisfies readonly LinePlace[]

const calmPlaces = [
  'race_week.mon_wed',
  ...beforeTheRace,
  ...onTheRace,
  'long_run_fueling.pre_run.examples',
] as const satisfies readonly LinePlace[]

const topics = {
  pacing: {
    about: 'what the race and the long run feel like, and how to pace them',
    places: [...beforeTheRace, ...onAnyRun],
  },
  raceDay: { about: 'the crowd and the goal of the race', places: [...beforeTheRace, ...onTheRace] },
  longRace: {
    about: 'what holds for a half marathon and longer',
    places: [...beforeTheRace, ...onAnyRun],
    isFor: ({ race }) => race === 'Half' || race === 'Marathon',
  },
  hills: { about: 'how to run up and down', places: onAnyRun, isFor: ({ course }) => course === 'Hilly' },
  calm: { about: 'how to stay calm', places: calmPlaces },
  care: {
    about: 'when to ask for help, alone in its line',
    places: [...calmPlaces, 'assumptions_safety'],
    isOnlySentence: true,
  },
  rest: {
    about: 'rest and sleep',
    places: ['daily_plan.example_days.0', 'race_week.mon_wed', ...beforeTheRace],
  },
  quietDays: {
    about: 'what quiet days are for',
    places: ['daily_plan.example_days.0', 'race_week.mon_wed', 'race_week.thu_fri'],
  },
  kit: { about: 'what to wear, lay out and pack', places: whereKitIs },
  warmth: {
    about: 'what keeps warm',
    places: whereKitIs,
    isFor: ({ climate }) => climate !== 'Hot & Humid',
  },
  practice: { about: 'how to practice in long runs', places: longRun, isFor: canPractice },
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
    places: [...beforeTheRace, 'prep.race_kit_checklist'],
    isFor: ({ days_to_go: left }) => left >= 1,
  },
  away: {
    about: 'the trip, and a night away from home',
    places: [...beforeTheRace, 'prep.race_kit_checklist'],
    isFor: ({ preferences: { kitchen } }) => kitchen?.race_morning === 'hotel',
  },
  finish: { about: 'after the finish', places: [...onTheRace, 'prep.race_kit_checklist'] },
} satisfies Readonly<Record<string, Topic>>

export type TalkTopic = keyof typeof topics

/** What sentences without a fact of the plan are about, where they may be written, and to whom. */
export const talkTopics: Readonly<Record<TalkTopic, Topic>> = topics

export const topicNames = Object.keys(topics) as readonly TalkTopic[]
