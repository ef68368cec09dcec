import { gutTraining } from '../../evidence/carbohydrate.ts'
import { ironCheckUpTo } from '../../evidence/energy.ts'
import { inGrams, inLiters, inOwnDistance, oneDecimal } from '../amounts/format-amounts.ts'
import { carriesHypoKit, mentions, readsOfWeight } from '../../health.ts'
import { capitalize } from '../../letter-case.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** What a runner has to know, one note per flag. */
export const flagNotes = {
  'marathon-under-18': () =>
    'Warning: a marathon under 18. Race medical directors reserve it for runners of 18 and over, and many races refuse younger ones. Use this plan only if a parent or guardian and a clinician who knows you agree.',
  'under-18': () =>
    'Under 18: go through this plan with a parent or guardian and a clinician. Growth comes first: three meals and snacks daily, no caffeine and no supplements but those a clinician advises.',
  'from-65': () =>
    'From 65 on: have a medical check before hard training or racing, and ask whether your medicines change how you handle heat or fluids. Thirst grows weaker with age, so on ordinary days drink with every meal.',
  'check-target': () =>
    'Your target is close to the fastest times ever run: check it, for the plan follows from it.',
  'low-weight': (_facts, { runner }) =>
    `${lowWeight(runner)} If you ${mayLosePeriods(runner) ? 'lose periods, ' : ''}break bones easily or feel tired all the time, see a clinician who knows relative energy deficiency in sport.`,
  'high-weight': (_facts, { runner }) =>
    `${!readsOfWeight(runner) ? 'Amounts are kept to what a person can eat.' : 'Amounts per kilogram follow a reference weight for your height.'} Take heat slowly, and spare your joints.`,
  'lean-energy': (_facts, { runner }) =>
    `Energy is on the lean side for the running you do. Eat more on hard days, and see a clinician if ${mayLosePeriods(runner) ? 'periods stop, ' : ''}you stay tired, or a bone hurts.`,
  'drink-no-more-than-thirst': (_facts, { runner }) =>
    capitalize(`${drinkingMore(runner)} is not safer, with or without sodium.`),
  'drinking-too-much': (_facts, { runner }) =>
    `${capitalize(`${drinkingMore(runner)} is not safer, least of all over many hours for small or slow runners.`)}${weighing(runner)} Bloating, tight rings or shoes, a headache, vomiting or confusion: ${carriesHypoKit(runner) ? 'check your glucose, ' : ''}stop drinking and get medical help.`,
  'much-to-drink': () =>
    'The race fluids come to more than 3 liters: the most you would drink, never beyond thirst.',
  heat: (_facts, { runner }) =>
    `Heat: ${
      runner.days_to_go < leastDaysOfWarmth
        ? 'a body takes 10 to 14 days to get used to it: without them, start slower and stay slower.'
        : 'slow down, and first run easy in the warmth for 10 to 14 days.'
    }${hasMedicineForHeat(runner) ? ' Water pills and many heart and blood pressure medicines make heat harder to bear: ask your doctor before this race.' : ''} Stop, find shade and get help if you are dizzy or nauseated, shiver, or stop sweating; confused: emergency services, cold water all over.`,
  'extreme-heat': () => 'Too hot to race hard: ask the organizers what they plan, and be ready not to start.',
  'sweat-loss': (_facts, { runner, targets }) =>
    `${netLoss(runner, targets.race.predicted_loss_percent)}: some loss is expected, and safer than drinking more. Cool your skin, slow down if you must, and drink afterwards, to thirst.`,
  'high-sweat-rate': (_facts, { runner }) =>
    `A sweat rate of ${inLiters(runner, runner.sweat_rate_lph ?? 0)} an hour is high. Measure it again on another run before you lean on the fluid numbers.`,
  'extreme-sweat-rate': (_facts, { runner }) =>
    `A sweat rate of ${inLiters(runner, runner.sweat_rate_lph ?? 0)} an hour is about as high as has ever been measured. Measure it again, with dry clothes and counting what you drank, before you use the fluid numbers.`,
  'low-mileage': (_facts, { runner }) =>
    `${runner.weekly_km > 0 ? `${inOwnDistance(runner, runner.weekly_km)} a week is little` : 'No running in the week is far too little'} for a marathon. No fueling replaces training: think of a later race, or walk part of this one.`,
  'vegan-supplements': (_facts, { runner: { age } }) =>
    age < 18
      ? 'On a vegan diet vitamin B12 comes from fortified food or a supplement: settle with a clinician which, and have iron, zinc, iodine, calcium, vitamin D and omega-3 looked at.'
      : 'On a vegan diet take a vitamin B12 supplement, and have a clinician look at iron, zinc, iodine, calcium, vitamin D and omega-3.',
  'gut-practice': (_facts, plan) => gutPracticeNote(plan),
} satisfies Partial<NoteRenderers>

/** The long run says how, or which dose is left to race on. */
function gutPracticeNote(plan: Plan): string {
  const { gut_training: steps, working } = plan
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  if (target < gutTraining.value.fromRate)
    return `For long runs, train your gut for ${inGrams(working.gut_training.long_run_goal_g_per_hr)} an hour: see there.`
  if (steps.length === 0)
    return `No week is left to train your gut for ${inGrams(target)} an hour: ${doseLeft(plan)}.`
  return `Train your gut for ${inGrams(top)} an hour: see long run.`
}

function doseLeft({ runner, targets, working }: Plan): string {
  const { carbs_g_per_hr: planned } = targets.race
  if (runner.preferences.dose === 'lighter') return 'the race table has the lighter dose'
  if (planned < working.gut_training.target_g_per_hr) return `the race stays with ${inGrams(planned)}`
  return targets.race.lighter_carbs_g_per_hr === null ? 'you have practiced it' : 'see “Lighter dose”'
}

function lowWeight(runner: PlanRunner): string {
  const energy = 'energy here is set no lower than what health needs'
  if (runner.age < 18) return `Growing comes first: ${energy}.`
  return readsOfWeight(runner)
    ? `Your weight is low for your height: ${energy}, and this plan never asks you to get lighter.`
    : `Energy and care come first: ${energy}.`
}

const hasMedicineForHeat = (runner: PlanRunner) => mentions(runner, 'blood_pressure', 'heart')

const mayLosePeriods = (runner: PlanRunner) =>
  runner.sex !== 'Male' && runner.age <= ironCheckUpTo.value && !mentions(runner, 'pregnancy')

const drinkingMore = (runner: PlanRunner) =>
  readsOfWeight(runner) ? 'never drink so much that you gain weight: more' : 'drinking more'

/** What is lost beyond what is planned to drink. */
const netLoss = (runner: PlanRunner, percent: number) =>
  readsOfWeight(runner)
    ? `You may still finish about ${oneDecimal(percent)}% lighter`
    : 'You may lose more fluid than you drink'

/** A body takes 10 to 14 days to acclimatize; in less there is no time for it before the race. */
const leastDaysOfWarmth = 10

const weighing = (runner: PlanRunner) =>
  readsOfWeight(runner)
    ? ` Weigh yourself before and after ${runner.long_runs_left > 0 ? 'a long run' : 'the race'}: if you are heavier, you drank too much.`
    : ''
