import type { Runner } from '../1-runner/runner.ts'
import type { FlagCode } from '../2-targets/flags.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import type { Targets } from '../2-targets/targets.ts'
import { inLiters, inOwnDistance, oneDecimal } from './figures.ts'
import { gutPractice } from './gut-practice.ts'

/** What science.md 9.3 has a runner told, one note a flag. */
export const flagNote = (flag: FlagCode, runner: Runner, targets: Targets): string =>
  notes[flag](runner, targets)

const notes: Record<FlagCode, (runner: Runner, targets: Targets) => string> = {
  MINOR_MARATHON: () =>
    'Warning: a marathon under 18. Race medical directors reserve the marathon for runners of 18 and over, and many races do not let younger runners start. Use this plan only if a parent or guardian and a clinician who knows you agree to this race.',
  MINOR: () =>
    'Under 18: go through this plan with a parent or guardian and a clinician. Growth comes first: eat enough, three meals and snacks every day, and take no caffeine and no supplements but those a clinician advises.',
  AGE_65_PLUS: () =>
    'From 65 on: have a medical check before hard training or racing. Thirst grows weaker with age, so drink something with every meal of the day, and ask whether your medicines change how you handle heat or fluids.',
  TARGET_ELITE_CHECK: () =>
    'Your target is close to the fastest times ever run. The whole plan follows from it, so check that the time is right.',
  BMI_LOW: ({ age }) =>
    `${age < 18 ? 'Growing comes first:' : 'Your weight is low for your height:'} energy here is set no lower than what health needs, and this plan never asks you to get lighter. If you lose periods, break bones easily or feel tired all the time, see a clinician who knows relative energy deficiency in sport.`,
  BMI_HIGH: ({ age }) =>
    `${age < 18 ? 'Amounts are kept to what a person can eat.' : 'Amounts per kilogram are worked out for a reference weight below your own, so that they stay amounts a person can eat.'} Take heat slowly, and build up distance with care for your joints.`,
  EA_BELOW_45: () =>
    'Energy is on the lean side for the running you do. Eat more on hard days, and see a clinician if periods stop, you stay tired, or a bone hurts.',
  EAH_SLOW: (runner) =>
    `With 4 hours or more on the course, too much water is a greater danger than too little, most of all for small and slower runners. Drink only to thirst.${weighing(runner)} A headache, vomiting, confusion or swollen hands mean stop drinking and get medical help.`,
  EAH_HIGH_VOLUME: () =>
    'The planned race fluids come to more than 3 liters. Treat them as the most you would drink, and never go beyond thirst.',
  HEAT: ({ daysToGo }) =>
    `Heat: ${
      daysToGo < leastDaysOfWarmth
        ? 'a body takes 10 to 14 days to get used to it. If yours has not had them, start slower and stay slower.'
        : 'slow down, and give your body 10 to 14 days of easy running in the warmth before the race.'
    } Stop, find shade and get help if you feel dizzy, confused or sick, if you shiver, or if you stop sweating.`,
  LOSS_GT_3PCT: (runner, { race }) =>
    `At this pace you are likely to sweat out ${sweatLoss(runner, race.predictedLossPercent)} more than anyone can drink while running. Cool your skin, slow down if you must, and drink the rest afterwards, to thirst.`,
  SWEAT_HIGH: (runner) =>
    `A sweat rate of ${inLiters(runner, runner.sweatRate ?? 0)} an hour is high. Measure it again on another run before you lean on the fluid numbers.`,
  SWEAT_EXTREME: (runner) =>
    `A sweat rate of ${inLiters(runner, runner.sweatRate ?? 0)} an hour is about as high as has ever been measured. Measure it again, with dry clothes and counting what you drank, before you use the fluid numbers.`,
  LOW_VOLUME: (runner) =>
    `${runner.weeklyDistance > 0 ? `${inOwnDistance(runner, runner.weeklyDistance)} a week is little` : 'No running in the week is far too little'} for a marathon. No fueling replaces training: think of a later race, or walk part of this one.`,
  VEGAN_B12_IRON: ({ age }) =>
    age < 18
      ? 'On a vegan diet vitamin B12 comes from fortified food or a supplement: settle with a clinician which, and have iron, zinc, iodine, calcium, vitamin D and omega-3 looked at.'
      : 'On a vegan diet take a vitamin B12 supplement, and have a clinician look at iron, zinc, iodine, calcium, vitamin D and omega-3.',
  GUT_PRACTICE: (runner, targets) => gutPractice(runner, targets).join(' '),
}

const sweatLoss = ({ age }: Runner, percent: number) =>
  age < 18 ? 'much' : `about ${oneDecimal(percent)} % of your body weight,`

/** science.md 9.3: 10 to 14 days; in less nobody gets used to heat before the race. */
const leastDaysOfWarmth = 10

/** Under 18 nobody talks of body weight. */
const weighing = (runner: Runner) =>
  runner.age < 18
    ? ''
    : ` Weigh yourself before and after ${longRunsLeft(runner) > 0 ? 'a long run' : 'the race'}: you should not have gained.`
