import { memoize } from '../../foods/memoize.ts'
import type { Note, NoteCode } from '../../note.ts'
import { type Check, doesNotApply, hard, lookAt, soft } from '../audit.ts'
import type { CheckId } from '../check-ids.ts'
import { isSame } from '../differences.ts'
import { expectedNotes, healthNotesInOrder } from '../expected-notes.ts'
import type { Fault, Severity } from '../finding.ts'

const section = 'assumptions_safety'

/** The notes with a check of their own. Other codes are covered by the last check. */
const required: readonly (readonly [id: CheckId, severity: Severity, codes: readonly NoteCode[]])[] = [
  ['note-not-medical-advice', 'hard', ['not-medical-advice']],
  ['note-test-before-race-day', 'hard', ['test-fueling']],
  ['note-drink-to-thirst', 'hard', ['drink-to-thirst']],
  ['note-see-a-doctor', 'soft', ['see-a-doctor']],
  ['note-recovery-drinks', 'soft', ['recovery-drinks']],
  ['note-read-labels', 'hard', ['read-labels']],
  [
    'note-exclusions',
    'soft',
    ['groups-excluded', 'family-excluded', 'way-of-eating', 'honey-and-gelatin', 'gelatin'],
  ],
  ['note-unknown-exclusions', 'soft', ['excluded-by-name', 'not-excluded', 'near-miss', 'not-about-food']],
  ['note-painkillers-and-supplements', 'hard', ['no-painkillers', 'no-risky-supplements']],
  ['note-alcohol', 'soft', ['alcohol']],
  ['note-caffeine', 'soft', ['caffeine']],
  ['note-under-18', 'hard', ['under-18']],
  ['note-marathon-under-18', 'hard', ['marathon-under-18']],
  ['note-from-65', 'soft', ['from-65']],
  ['note-low-weight', 'soft', ['low-weight']],
  ['note-high-weight', 'soft', ['high-weight']],
  ['note-energy-for-hard-days', 'soft', ['lean-energy']],
  ['note-overdrinking', 'hard', ['drinking-too-much', 'drink-no-more-than-thirst']],
  ['note-much-to-drink', 'soft', ['much-to-drink']],
  ['note-sweat-loss', 'soft', ['sweat-loss']],
  ['note-heat', 'hard', ['heat', 'extreme-heat']],
  ['note-sweat-rate', 'soft', ['high-sweat-rate', 'extreme-sweat-rate']],
  ['note-low-mileage', 'soft', ['low-mileage']],
  ['note-vegan-supplements', 'soft', ['vegan-supplements']],
  ['note-gut-practice', 'soft', ['gut-practice']],
  ['note-target-check', 'soft', ['check-target']],
  ['note-too-few-foods', 'hard', ['too-few-foods']],
]

const coveredByOwnCheck: ReadonlySet<NoteCode> = new Set([
  ...required.flatMap(([, , codes]) => codes),
  ...healthNotesInOrder,
  'read-as-health',
])

/** Computed once for all checks of a plan. */
const expected = memoize(expectedNotes)

const requiredNoteChecks: readonly Check[] = required.map(([id, severity, codes]) => ({
  id,
  look: (given) => {
    const wanted = codes.filter((code) => expected(given)[code].length > 0)
    if (wanted.length === 0) return doesNotApply
    return lookAt(section, severity, given.plan.notes, (notes) => [
      ...wanted
        .filter((note) => notes.every(({ code }) => code !== note))
        .map((note): Fault => ({ severity, section, code: 'note-missing', facts: { note } })),
      ...(wanted.includes(beforeAll) && notes[0]?.code !== beforeAll
        ? [hard(section, 'note-not-first', { note: beforeAll })]
        : []),
      ...(wanted.includes(first) && afterFoods(notes).find(({ code }) => !isOfHealth(code))?.code !== first
        ? [hard(section, 'note-not-first', { note: first })]
        : []),
    ])
  },
}))

/** A menu that cannot feed its runner is no plan to follow. */
const beforeAll = 'too-few-foods'

const afterFoods = (notes: readonly Note[]) => notes.filter(({ code }) => code !== beforeAll)

/** The warning about a marathon under 18 comes next, after what was read about health. */
const first = 'marathon-under-18'

const healthNotes: readonly NoteCode[] = [...healthNotesInOrder, 'read-as-health']
const isOfHealth = (code: NoteCode) => healthNotes.includes(code)

/** The notes on what was read about health come before all but that on too few foods, in the order of the codes. */
const healthNote: Check = {
  id: 'note-health',
  look: (given) => {
    const wanted = healthNotes.filter((code) => expected(given)[code].length > 0)
    if (wanted.length === 0) return doesNotApply
    return lookAt(section, 'hard', given.plan.notes, (notes) =>
      wanted.flatMap((note, at) => {
        if (notes.every(({ code }) => code !== note)) return [hard(section, 'note-missing', { note })]
        return afterFoods(notes)[at]?.code === note ? [] : [hard(section, 'note-not-first', { note })]
      }),
    )
  },
}

/** The notes that an excluded group requires: fructose has one with its limit. */
const fructoseNote: Check = {
  id: 'fructose-note',
  look: ({ plan, runner }) =>
    runner.exclusions.groups.includes('fodmap')
      ? lookAt(section, 'soft', plan.notes, (notes) =>
          notes.some(({ code, facts }) => code === 'about-group' && isSame(facts, { group: 'fodmap' }))
            ? []
            : [soft(section, 'note-missing', { note: 'about-group' })],
        )
      : doesNotApply,
}

/** Each note that the plan requires is there with its facts, and no other. */
const notesFitThePlan: Check = {
  id: 'notes-fit-the-plan',
  look: (given) =>
    lookAt(section, 'soft', given.plan.notes, (notes) => {
      const byCode = expected(given)
      const codes = Object.keys(byCode) as NoteCode[]
      const missing = codes.flatMap((code) =>
        byCode[code]
          .filter((facts) => !notes.some((note) => note.code === code && isSame(note.facts, facts)))
          .filter(() => !coveredByOwnCheck.has(code) || notes.some((note) => note.code === code))
          .map(() => soft(section, 'note-missing', { note: code })),
      )
      const unfounded = notes
        .filter(
          ({ code, facts }, at) =>
            !byCode[code].some((each) => isSame(each, facts)) ||
            notes.findIndex((other) => other.code === code && isSame(other.facts, facts)) !== at,
        )
        .map(({ code }) => soft(section, 'note-unfounded', { note: code }))
      return [...missing, ...unfounded]
    }),
}

export const noteChecks: readonly Check[] = [healthNote, ...requiredNoteChecks, fructoseNote, notesFitThePlan]
