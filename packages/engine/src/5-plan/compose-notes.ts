import type { Runner } from '../1-runner/runner.ts'
import type { FlagCode } from '../2-targets/flags.ts'
import type { Targets } from '../2-targets/targets.ts'
import { daysFarShort } from '../3-menus/days/too-few-foods.ts'
import { gutTraining } from '../evidence/carbohydrate.ts'
import { isWithoutAddedSalt, mentions } from '../health.ts'
import { type Note, type NoteCode, type NoteFacts, noteTiers, tierOfNote } from '../note.ts'
import { allergyNotes } from './allergy-notes.ts'
import { bodyNotes } from './body-notes.ts'
import { courseNotes, ownFuelNotes, shortfallNotes } from './fuel-notes.ts'
import { kitchenNotes } from './kitchen-not-kept.ts'
import { menuNotes } from './menu-notes.ts'
import type { StageResults } from './stage-results.ts'

/**
 * What a runner must know before using the plan, tier by tier. That there are too few foods to follow it comes before all else;
 * then what was read about health, and the warning about a minor's marathon.
 */
export function composeNotes(made: StageResults): Note[] {
  const { runner, targets, menus } = made
  const flagNotes = targets.flags.map((flag) => note(codeOfFlag[flag]))
  return inTiers([
    ...tooFewFoods(made),
    ...healthNotes(flagNotes),
    ...flagNotes.filter((each) => isFirst(each) && !isOfHealth(each)),
    ...forEveryone,
    ...flagNotes.filter((each) => !isFirst(each)),
    ...bodyNotes(runner),
    ...allergyNotes(made),
    ...practice(targets),
    note('recovery-drinks'),
    ...stimulants(runner, targets),
    ...menuNotes(menus, targets),
    ...ownFuelNotes(made),
    ...courseNotes(made),
    ...kitchenNotes(made),
    ...shortfallNotes(made),
    ...assumptions(runner),
    note('groceries'),
  ])
}

/** Within a tier, in the order in which they are composed. */
const inTiers = (notes: readonly Note[]): Note[] =>
  noteTiers.flatMap((tier) => notes.filter(({ code }) => tierOfNote[code] === tier))

/** Each once, in the order of the codes, and how to take a wrong one back. */
function healthNotes(flagNotes: readonly Note[]): Note[] {
  const notes = flagNotes.filter(isOfHealth)
  return notes.length > 0 ? [...notes, note('read-as-health')] : []
}

const isOfHealth = ({ code }: Note) => code.startsWith('health-')

const isFirst = ({ code }: Note) => tierOfNote[code] === 'first'

/** A note that needs no facts but the plan's own. */
const note = (code: NoteCodeWithoutFacts) => ({ code, facts: null }) as Note

type NoteCodeWithoutFacts = {
  [Code in NoteCode]: null extends NoteFacts[Code] ? Code : never
}[NoteCode]

/** A menu that cannot feed its runner must not be followed. */
function tooFewFoods({ menus, targets }: StageResults): Note[] {
  const days = daysFarShort(menus, targets).map(({ key }) => key)
  return days.length > 0 ? [{ code: 'too-few-foods', facts: { days } }] : []
}

/** What every runner has to know. */
const forEveryone: readonly Note[] = [
  note('not-medical-advice'),
  note('see-a-doctor'),
  note('test-fueling'),
  note('drink-to-thirst'),
  note('read-labels'),
]

/** One note per flag. */
const codeOfFlag: Readonly<Record<FlagCode, NoteCodeWithoutFacts>> = {
  MINOR_MARATHON: 'marathon-under-18',
  MINOR: 'under-18',
  AGE_65_PLUS: 'from-65',
  TARGET_ELITE_CHECK: 'check-target',
  BMI_LOW: 'low-weight',
  BMI_HIGH: 'high-weight',
  EA_BELOW_45: 'lean-energy',
  EAH_NOTE: 'drink-no-more-than-thirst',
  EAH_SLOW: 'drinking-too-much',
  EAH_HIGH_VOLUME: 'much-to-drink',
  HEAT: 'heat',
  HEAT_EXTREME: 'extreme-heat',
  LOSS_GT_3PCT: 'sweat-loss',
  SWEAT_HIGH: 'high-sweat-rate',
  SWEAT_EXTREME: 'extreme-sweat-rate',
  LOW_VOLUME: 'low-mileage',
  VEGAN_B12_IRON: 'vegan-supplements',
  GUT_PRACTICE: 'gut-practice',
  HEALTH_PREGNANCY: 'health-pregnancy',
  HEALTH_BREASTFEEDING: 'health-breastfeeding',
  HEALTH_DIABETES: 'health-diabetes',
  HEALTH_BLOOD_PRESSURE: 'health-blood-pressure',
  HEALTH_HEART: 'health-heart',
  HEALTH_STIMULANT: 'health-stimulant',
  HEALTH_KIDNEY: 'health-kidney',
  HEALTH_EATING_DISORDER: 'health-eating-disorder',
  HEALTH_CELIAC: 'health-celiac',
  HEALTH_IBS: 'health-ibs',
  HEALTH_REFLUX: 'health-reflux',
  HEALTH_SEVERE_ALLERGY: 'health-severe-allergy',
  HEALTH_OTHER_HEALTH: 'health-other',
}

/** Also below the rate of the flag, from where practice has steps. */
const practice = ({ flags, race, longRun }: Targets): Note[] =>
  !flags.includes('GUT_PRACTICE') &&
  Math.max(race.gutTraining.target, longRun.goal) >= gutTraining.value.fromRate
    ? [note('gut-practice')]
    : []

/** Evidence: caffeine-dose, caffeine-under-18. */
const stimulants = (runner: Runner, { caffeine }: Targets): Note[] => [
  ...(runner.age >= 18 && caffeine > 0 ? [note('caffeine')] : []),
  ...(runner.age >= 18 && !mentions(runner, 'pregnancy', 'halal') ? [note('alcohol')] : []),
  note('no-painkillers'),
  note('no-risky-supplements'),
  ...(isWithoutAddedSalt(runner) ? [] : [note('sodium-and-cramps')]),
]

/** The assumptions behind the numbers, so that a runner can see where they are wrong. */
const assumptions = ({ sex, preferences }: Runner): Note[] => [
  note('assumed-race'),
  ...(preferences.forecast ? [note('forecast')] : []),
  note('sweat-rate'),
  note('average-energy'),
  note('food-figures'),
  ...(sex === 'Other' ? [note('between-the-sexes')] : []),
]
