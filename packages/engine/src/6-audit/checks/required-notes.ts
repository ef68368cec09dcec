import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import { type Check, doesNotApply, type Severity } from '../audit.ts'
import type { CheckId } from '../check-titles.ts'
import { lookAtNotes } from './look-at-notes.ts'

interface RequiredNote {
  readonly id: CheckId
  readonly severity: Severity
  readonly applies: (runner: Runner, targets: Targets) => boolean
  /** All of them, in the notes taken together or in the first alone. */
  readonly says: readonly RegExp[]
  readonly in?: 'one note' | 'first note'
  readonly missing: string
}

const always = () => true

/** Specification section 7 and science.md 9.3: what each runner has to be told. The conditions are worked out anew. */
const requiredNotes: readonly RequiredNote[] = [
  {
    id: 'note-not-medical-advice',
    severity: 'hard',
    applies: always,
    says: [
      /\bnot (?:a (?:substitute|replacement) for )?(?:professional )?medical (?:advice|guidance)|\bno medical advice|(?:does not|doesn['’]t) replace medical|isn['’]t medical advice|not intended as medical/iu,
    ],
    missing: 'The notes do not say that this is not medical advice.',
  },
  {
    id: 'note-test-before-race-day',
    severity: 'hard',
    applies: always,
    says: [
      /\b(?:test|practi[cs]|rehears|tr(?:y|ied)|train)\w*\b.{0,120}\b(?:training|long[- ]?runs?|before (?:the )?race|prior to race)|\b(?:training|long runs?)\b.{0,60}\b(?:test|practi[cs]|rehears|try)\w*/iu,
    ],
    in: 'one note',
    missing: 'The notes do not say to test your fueling before race day.',
  },
  {
    id: 'note-nothing-new',
    severity: 'hard',
    applies: always,
    says: [/\b(?:nothing|no|never|avoid|don['’]t|do not|not)\b.{0,60}\bnew\b/iu],
    in: 'one note',
    missing: 'The notes do not say that nothing new belongs on race day.',
  },
  {
    id: 'note-drink-to-thirst',
    severity: 'hard',
    applies: always,
    says: [/\bthirst/iu],
    missing: 'The notes do not say to drink to thirst.',
  },
  {
    id: 'note-read-labels',
    severity: 'hard',
    applies: always,
    says: [/\b(?:read|check)\b.{0,60}\blabels?\b|\blabels?\b.{0,60}\b(?:read|check)/iu],
    in: 'one note',
    missing: 'The notes do not say to read labels.',
  },
  {
    id: 'note-see-a-doctor',
    severity: 'soft',
    applies: always,
    says: [
      /\b(?:doctor|physician|clinician|health ?care|medical professional|dietitian)\b/iu,
      /\b(?:diabet|kidney|heart|pregnan|eating disorder|condition|medication|medicine)/iu,
    ],
    in: 'one note',
    missing: 'The notes do not say who should see a doctor before using the plan.',
  },
  {
    id: 'note-recovery-drinks',
    severity: 'soft',
    applies: (_runner, { race }) => race.recovery.fluids > 0,
    says: [
      /\brecover|after the (?:race|finish|run)|afterwards|next two hours|gained/iu,
      /headache|nausea|confus/iu,
    ],
    in: 'one note',
    missing:
      'The notes do not say when not to drink after the race: a gain in weight, headache, nausea or confusion.',
  },
  {
    id: 'note-under-18',
    severity: 'hard',
    applies: ({ age }) => age < 18,
    says: [
      /\b(?:parent|guardian)/iu,
      /\b(?:doctor|clinician|physician|pediatrician|dietitian)/iu,
      /\bcaffeine\b/iu,
    ],
    missing: 'Under 18, the notes have to speak of a parent or guardian, a clinician, and no caffeine.',
  },
  {
    id: 'note-marathon-under-18',
    severity: 'hard',
    applies: ({ age, race }) => age < 18 && race === 'Marathon',
    says: [/\bmarathon/iu, /\b18\b|\bunder age|\bminors?\b/iu, /\b(?:parent|guardian)/iu],
    in: 'first note',
    missing: 'A marathon under 18: the first note has to warn of it.',
  },
  {
    id: 'note-from-65',
    severity: 'soft',
    applies: ({ age }) => age >= 65,
    says: [
      /\b65\b|\bolder|\bage\b|\byears\b/iu,
      /\b(?:medical check|check-?up|doctor|clinician|medicines?)\b/iu,
    ],
    in: 'one note',
    missing: 'From 65 on, the notes should speak of a medical check.',
  },
  {
    id: 'note-low-weight',
    severity: 'soft',
    applies: (runner) => massIndex(runner) < 18.5,
    says: [
      /\b(?:energy|REDs?|low for your height|eat enough|clinician|doctor)\b/iu,
      /\b(?:period|bone|tired|fatigue|REDs?|relative energy|growth)/iu,
    ],
    in: 'one note',
    missing: 'The notes should speak of eating enough and of the signs of too little energy.',
  },
  {
    id: 'note-high-weight',
    severity: 'soft',
    applies: (runner) => massIndex(runner) >= 30,
    says: [/\breference|\bjoints?\b|\bheat\b/iu],
    missing:
      'The notes should say how amounts for each kilogram were worked out, and speak of heat and joints.',
  },
  {
    id: 'note-energy-for-hard-days',
    severity: 'soft',
    applies: ({ sex, age }, { energyAvailability }) =>
      (sex !== 'Male' || age < 18) && energyAvailability < 45 - 1e-6,
    says: [/\beat more\b|\beat enough\b|more energy|extra/iu, /\b(?:period|bone|tired|fatigue)/iu],
    in: 'one note',
    missing: 'The notes should say to eat more on hard days, and name the signs of too little.',
  },
  {
    id: 'note-overdrinking',
    severity: 'hard',
    applies: (_runner, { race }) => race.time >= 4,
    says: [/\bthirst/iu, /\b(?:headache|vomit|confus|swell|swoll|hyponatr)/iu],
    in: 'one note',
    missing: 'Over four hours, the notes have to warn of drinking too much and name its signs.',
  },
  {
    id: 'note-much-to-drink',
    severity: 'soft',
    applies: (_runner, { race }) => race.time >= 4 && (race.perHour.fluids * race.time) / 1000 > 3,
    says: [
      /\bbeyond thirst|exceed thirst|more than (?:your )?thirst|3 (?:l|liters|litres)\b|never go beyond|most you would drink/iu,
    ],
    missing: 'More than 3 liters over the race: the notes should say never to go beyond thirst.',
  },
  {
    id: 'note-heat',
    severity: 'hard',
    applies: ({ climate }) => climate === 'Hot & Humid',
    says: [/\bheat|\bhot\b/iu, /\bslow|acclimat|10 to 14|10-14/iu, /\bstop\b|heat ?stroke|dizz/iu],
    missing: 'In heat, the notes have to say to slow down, to get used to it, and when to stop.',
  },
  {
    id: 'note-sweat-rate',
    severity: 'soft',
    applies: ({ sweatRate }) => sweatRate !== null && sweatRate > 2.5,
    says: [/\bsweat/iu, /\bmeasur|\bweigh|\btest it|\bagain\b/iu],
    in: 'one note',
    missing: 'The notes should ask to measure so high a sweat rate again.',
  },
  {
    id: 'note-low-mileage',
    severity: 'soft',
    applies: ({ race, weeklyDistance }) => race === 'Marathon' && weeklyDistance < 30,
    says: [
      /\bweek|\bmileage|\bvolume|\btraining\b/iu,
      /\blittle|\blow\b|\bunder-?prepared|\blater race|\bwalk|not replace|replaces/iu,
    ],
    in: 'one note',
    missing: 'The notes should say that the weekly distance is little for a marathon.',
  },
  {
    id: 'note-vegan-supplements',
    severity: 'soft',
    applies: ({ diet }) => diet === 'Vegan',
    says: [/\bB ?-?12\b/iu, /\biron\b/iu],
    in: 'one note',
    missing: 'On a vegan diet, the notes should speak of vitamin B12 and iron.',
  },
  {
    id: 'note-gut-practice',
    severity: 'soft',
    applies: (_runner, { race }) => race.perHour.carbs >= 60,
    says: [/\bpracti[cs]|\btrain/iu, /\blong runs?|\bgut\b|\bweeks?\b/iu],
    in: 'one note',
    missing: 'At 60 g of carbs an hour and more, the notes should say how to get the gut used to it.',
  },
  {
    id: 'note-target-check',
    severity: 'soft',
    applies: (_runner, { flags }) => flags.includes('TARGET_ELITE_CHECK'),
    says: [/\btarget|\btime\b|\bpace\b/iu, /\bcheck|\bconfirm|\bfastest|\brecord/iu],
    in: 'one note',
    missing: 'The notes should ask whether so fast a target is right.',
  },
]

const massIndex = ({ weight, height }: Runner) => weight / (height / 100) ** 2

/** One check a note. */
export const requiredNoteChecks: readonly Check[] = requiredNotes.map((note) => ({
  id: note.id,
  look: ({ plan }, runner, targets) =>
    note.applies(runner, targets)
      ? lookAtNotes(plan, note.severity, (notes) =>
          isSaid(note, notes)
            ? []
            : [{ severity: note.severity, section: 'assumptions_safety', message: note.missing }],
        )
      : doesNotApply,
}))

function isSaid({ says, in: where }: RequiredNote, notes: readonly string[]): boolean {
  const inAll = (text: string) => says.every((pattern) => pattern.test(text))
  if (where === 'first note') return inAll(notes[0] ?? '')
  return where === 'one note' ? notes.some(inAll) : inAll(notes.join('\n'))
}

/** Each exclusion that nobody could read is told, so that the runner can look for it. */
export const unknownTold: Check = {
  id: 'note-unknown-exclusions',
  look: ({ plan }, { exclusions }) => {
    const unknown = [...exclusions.unknown, ...(exclusions.unread ?? [])]
    if (unknown.length === 0) return doesNotApply
    return lookAtNotes(plan, 'soft', (notes) =>
      unknown
        .filter((word) => !notes.some((note) => note.toLowerCase().includes(word.toLowerCase())))
        .map((word) => ({
          severity: 'soft',
          section: 'assumptions_safety',
          message: `No note says that "${word}" was not recognized and has to be checked by yourself.`,
        })),
    )
  },
}
