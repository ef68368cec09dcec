import type { Choice, Rule } from './rule.ts'

export const marathonEquivalentTime = {
  kind: 'rule',
  id: 'marathon-equivalent-time',
  value: 1.06,
  unit: 'exponent of distance',
  source: 'riegel1981',
  also: ['vickers2016'],
  where: 'time grows with distance to the power 1.06',
  words: 'A time over one distance grows a little faster than the distance when you run farther.',
} as const satisfies Rule<number>

export const ownTarget = {
  kind: 'choice',
  id: 'own-target',
  value: 'the time that the runner wants to run',
  unit: 'text',
  because: 'To plan for the time you want to run, without a promise that you will.',
  words: 'The plan is made for your own target.',
} as const satisfies Choice<string>

export const eliteTarget = {
  kind: 'choice',
  id: 'elite-target',
  value: 1.06,
  unit: 'times the fastest ever',
  because:
    'A target within 6 percent of the fastest ever is likelier a slip of the pen than a plan, but may be true.',
  words: 'A target within 6 percent of the fastest ever run is worth a second look.',
} as const satisfies Choice<number>

export const slowMarathonRisk = {
  kind: 'rule',
  id: 'slow-marathon-risk',
  value: 4,
  unit: 'hours',
  source: 'almond2005',
  also: ['hewButler2015'],
  where: 'over 4 hours the odds of hyponatremia were 7.4 times those under 3:30',
  words: 'Over four hours, drinking too much is the danger.',
} as const satisfies Rule<number>

export const lowMarathonVolume = {
  kind: 'choice',
  id: 'low-marathon-volume',
  value: 30,
  unit: 'km a week',
  because: 'Under 30 km a week a marathon outlasts what the legs and the stomach have practiced.',
  words: 'Under 30 km a week is little for a marathon.',
} as const satisfies Choice<number>

export const marathonAge = {
  kind: 'rule',
  id: 'marathon-age',
  value: 18,
  unit: 'years',
  source: 'grivas2024',
  where: 'the advice of marathon doctors to run a marathon from 18 on, reviewed',
  words: 'Marathon doctors advise to run a marathon from 18 on.',
} as const satisfies Rule<number>

export const medicalCheckAge = {
  kind: 'choice',
  id: 'medical-check-age',
  value: 65,
  unit: 'years',
  because: 'Thirst grows weaker and medicines more common; a check before hard efforts is cheap.',
  words: 'From 65 on, see a doctor before hard efforts.',
} as const satisfies Choice<number>

export const medicalClearance = {
  kind: 'choice',
  id: 'medical-clearance',
  value: { fromAge: 55, weekOverRace: 0.5 },
  unit: 'years; km a week for each km of the race',
  because:
    'Hidden heart disease grows more common with age and shows in hard efforts. Whoever runs less in a week than half the race may come back from a long break, which the answers do not ask about.',
  words: 'From 55 on, or if you run little for the race, see a doctor before hard efforts.',
} as const satisfies Choice<{ readonly fromAge: number; readonly weekOverRace: number }>

export const longRunShare = {
  kind: 'choice',
  id: 'long-run-share',
  value: 0.5,
  unit: 'share of the weekly distance',
  because: 'A long run that is more than the rest of the week together is a jump that no other run prepares.',
  words: 'The long run should not be more than half of the week.',
} as const satisfies Choice<number>
