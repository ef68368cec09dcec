import { caffeineTaken } from '../race-day/caffeine-words.ts'
import { caffeineWhileBreastfeeding } from '../../evidence/health.ts'
import { ironCheckUpTo } from '../../evidence/energy.ts'
import { hardCaffeine } from '../../evidence/hard-limits.ts'
import { carriesHypoKit, isWithoutAddedSalt, mentions, readsOfWeight } from '../../health.ts'
import { inMilligrams } from '../amounts/format-amounts.ts'
import type { PlanRunner } from '../../plan.ts'
import type { NoteRenderers } from './note-renderers.ts'

/** What every runner has to know, and what not to take. */
export const safetyNotes = {
  'not-medical-advice': () => 'This plan is general guidance, not medical advice.',
  'see-a-doctor': (_facts, { runner }) =>
    `See a doctor first with diabetes, ${mentions(runner, 'celiac') ? 'kidney or heart' : 'kidney, heart or celiac'} disease, an eating disorder, or when ${mayBePregnant(runner) ? 'pregnant or ' : ''}taking diuretics, SSRI antidepressants, NSAIDs or lithium.`,
  'test-fueling': (_facts, { runner }) =>
    runner.long_runs_left > 0
      ? 'Test your fueling in training: nothing new on race day.'
      : 'Nothing new on race day: only what you tested in training.',
  'drink-to-thirst': (_facts, { runner }) =>
    isWithoutAddedSalt(runner)
      ? 'Thirst only; your doctor’s fluid limit wins: the fluid numbers are the most, never a quota.'
      : 'Drink to thirst: the fluid numbers are a plan, never a quota.',
  'read-labels': () => 'Read every label, every time: recipes change.',
  'recovery-drinks': (_facts, { runner }) =>
    `After a run drink to thirst${readsOfWeight(runner) ? ', nothing if you gained weight over it' : ''}. With a headache, nausea, vomiting, swelling or confusion ${carriesHypoKit(runner) ? 'check your glucose, and with insulin your ketones: treat a low; otherwise ' : ''}drink nothing and get medical help.`,
  caffeine: (_facts, plan) =>
    `Caffeine is optional: ${inMilligrams(Math.floor(caffeineTaken(plan)))}, at most ${inMilligrams(mostCaffeineOfTheDay(plan.runner))} all day. None ${mayBePregnant(plan.runner) ? 'when pregnant, ' : ''}with a heart rhythm problem, high blood pressure or anxiety, or on stimulant medicine; ask your doctor.`,
  alcohol: (_facts, { runner }) => alcohol(runner),
  'no-painkillers': (_facts, { runner }) =>
    mentions(runner, 'pregnancy')
      ? 'No anti-inflammatory painkillers (NSAIDs, like ibuprofen) on any day of a pregnancy, unless your doctor has prescribed them: they can harm the baby’s kidneys and yours.'
      : 'No anti-inflammatory painkillers (NSAIDs, like ibuprofen) around the race: they can harm kidneys and salt balance.',
  'no-risky-supplements': (_facts, { runner }) =>
    `No water loading, ${readsOfWeight(runner) ? 'weight cutting, ' : ''}ketone drinks or salt tablets${runner.age < 18 || isWithoutAddedSalt(runner) ? '' : ' without fluid'}.`,
  'sodium-and-cramps': () => 'Sodium is no cure for cramps.',
} satisfies Partial<NoteRenderers>

/** Five years after periods usually end. Evidence: iron-check-up-to. */
const mayBePregnant = ({ sex, age }: PlanRunner) => sex !== 'Male' && age <= ironCheckUpTo.value + 5

const mostCaffeineOfTheDay = (runner: PlanRunner) =>
  mentions(runner, 'breastfeeding') ? caffeineWhileBreastfeeding.value.day : hardCaffeine.value.most

/** Runners who breastfeed are not told when to drink. */
function alcohol(runner: PlanRunner): string {
  const before = `No alcohol ${runner.days_to_go > 0 ? 'in the 24 hours ' : ''}before the race`
  return mentions(runner, 'breastfeeding')
    ? `${before}.`
    : `${before}; afterwards only once food and fluids are in.`
}
