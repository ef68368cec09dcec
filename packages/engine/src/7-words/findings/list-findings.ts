import type { NoteCode } from '../../note.ts'
import type { Plan } from '../../plan.ts'
import { type FindingRenderers, plainFigure } from './finding-renderers.ts'
import { noteTopics } from './note-topics.ts'
import { foodName } from './path-words.ts'

/** Findings on the grocery list and the notes. */
export const listFindings = {
  'not-on-the-list': ({ food_id: id }) => `Race week uses ${foodName(id)}, and no line of the list buys it.`,
  'buys-too-little': ({ line, needed }, plan) =>
    `“${lineName(plan, line)}” buys less than the ${plainFigure(needed)} g that race week uses.`,
  'buys-too-much': ({ line, needed }, plan) =>
    `“${lineName(plan, line)}” buys far more than the ${plainFigure(needed)} g that race week uses.`,
  'note-missing': ({ note }) => missing[note] ?? `There is no note on ${noteTopics[note]}.`,
  'note-not-first': ({ note }) =>
    note === 'marathon-under-18'
      ? 'A marathon under 18: the first note has to warn of it.'
      : `The note on ${noteTopics[note]} has to come before the others.`,
  'note-unfounded': ({ note }) => `The note on ${noteTopics[note]} does not fit this plan.`,
} satisfies Partial<FindingRenderers>

const lineName = ({ groceries }: Plan, line: number) => groceries.lines[line]?.name ?? ''

/** The findings for missing notes. */
const missing: Partial<Readonly<Record<NoteCode, string>>> = {
  'not-medical-advice': 'The notes do not say that this is not medical advice.',
  'test-fueling':
    'The notes do not say to test your fueling before race day, and that nothing new belongs on it.',
  'drink-to-thirst': 'The notes do not say to drink to thirst.',
  'read-labels': 'The notes do not say to read labels.',
  'see-a-doctor': 'The notes do not say who should see a doctor before using the plan.',
  'recovery-drinks':
    'The notes do not say when not to drink after the race: a gain in weight, headache, nausea or confusion.',
  'under-18': 'Under 18, the notes have to speak of a parent or guardian, a clinician, and no caffeine.',
  'marathon-under-18': 'A marathon under 18: the first note has to warn of it.',
  'from-65': 'From 65 on, the notes should speak of a medical check.',
  'low-weight': 'The notes should speak of eating enough and of the signs of too little energy.',
  'high-weight':
    'The notes should say how amounts for each kilogram were worked out, and speak of heat and joints.',
  'lean-energy': 'The notes should say to eat more on hard days, and name the signs of too little.',
  'drinking-too-much': 'Over four hours, the notes have to warn of drinking too much and name its signs.',
  'much-to-drink': 'More than 3 liters over the race: the notes should say never to go beyond thirst.',
  heat: 'In heat, the notes have to say to slow down, to get used to it, and when to stop.',
  'high-sweat-rate': 'The notes should ask to measure so high a sweat rate again.',
  'extreme-sweat-rate': 'The notes should ask to measure so high a sweat rate again.',
  'low-mileage': 'The notes should say that the weekly distance is little for a marathon.',
  'vegan-supplements': 'On a vegan diet, the notes should speak of vitamin B12 and iron.',
  'gut-practice': 'The notes should say how to get the gut used to this much fuel.',
  'check-target': 'The notes should ask whether so fast a target is right.',
  'about-group': 'No note says what to watch for beside what is left out.',
  'excluded-by-name': 'No note names every word that was excluded by its name alone.',
  'not-excluded': 'No note names every word in which no food was recognized.',
}
