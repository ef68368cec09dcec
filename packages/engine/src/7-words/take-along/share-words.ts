import { type Field, fieldLabels, fields, type Questionnaire } from '../../1-runner/questionnaire.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { joinList } from '../amounts/format-amounts.ts'

/** What the plan is made from. */
interface Shared {
  readonly answers: Questionnaire
  readonly preferences: Preferences
}

/** What a link with answers holds and who can read it, line by line: shown before it is copied. */
export const renderLinkHolds = ({ answers, preferences }: Shared): readonly string[] => [
  `This link holds your answers: ${joinList(given(answers).map(inSentence))}.`,
  ...personalLine(answers),
  ...settingsLine(preferences),
  'Whoever has the link can read all of it, and so can the app that you send it with. Opening it fills in the form there and changes nothing on your device.',
  'All of it is in the part after the #, which browsers do not send: no server receives it with the link.',
]

/** The same of the crew's link. */
export const renderCrewLinkHolds = (): readonly string[] => [
  'This link holds your race, its day, start and time zone, your target time, what you take where, when you pass there as planned and up to 10% slower, and what you carry. Products that you named yourself may be in it by those names.',
  'It does not hold your weight, age, sex, allergies, health, energy or menus. Whoever has the link can read it.',
]

/** The same of a file with races. */
export const renderFileHolds = (races: readonly Shared[]): readonly string[] => [
  races.length === 1
    ? 'This file holds your answers, your settings, what you ticked and how your runs went, as plain text.'
    : `This file holds ${races.length} races: for each your answers, your settings, what you ticked and how your runs went, as plain text.`,
  ...personalLine(allOf(races)),
  'Whoever has the file can read them. It goes nowhere until you send it.',
]

/** An answer of any of them. */
const allOf = (races: readonly Shared[]) =>
  Object.fromEntries(
    fields.map((field) => [field, races.map(({ answers }) => answers[field].trim()).join('')]),
  ) as Questionnaire

const given = (answers: Questionnaire) => fields.filter((field) => answers[field].trim() !== '')

/** What is about the body and health. */
function personalLine(answers: Questionnaire): string[] {
  const body = bodyFields.filter((field) => answers[field].trim() !== '').map(inSentence)
  const health = answers.allergies.trim() === '' ? '' : ', and what you wrote about allergies and health'
  return [`Among them are your ${joinList(body)}${health}.`]
}

// The form always has a sex: nobody's list is empty.
const bodyFields = ['weight', 'height', 'age', 'sex'] as const

function settingsLine(preferences: Preferences): string[] {
  const names = Object.keys(preferences).map((key) => settingNames[key as keyof Preferences])
  return names.length === 0 ? [] : [`It also holds your settings: ${joinList(names)}.`]
}

const inSentence = (field: Field) => fieldLabels[field].toLowerCase()

const settingNames: Readonly<Record<keyof Preferences, string>> = {
  start_time: 'start time',
  time_zone: 'time zone',
  practiced_g_per_hr: 'practiced dose',
  fuel: 'fuel',
  carry: 'bottle',
  dose: 'dose',
  forecast: 'forecast',
  course: 'course and stations',
  kitchen: 'kitchen',
  coach: 'choices of an AI model',
}

/** What was filled in from a link or a file, and that it is for the runner to check and submit. */
export function renderFilled({ answers, preferences }: Shared, from: 'link' | 'file'): string {
  const count = given(answers).length
  const settings = Object.keys(preferences).length
  const parts = [
    `${count} ${count === 1 ? 'answer' : 'answers'}`,
    ...(settings === 0 ? [] : [`${settings} ${settings === 1 ? 'setting' : 'settings'}`]),
  ]
  return `Filled in ${joinList(parts)} from the ${from}. Check them, then generate your plan.`
}

/** Where the device keeps a plan of the race that was opened. */
export const takesThePlace =
  'This device keeps a plan of this race: making this one takes its place, with its settings.'

/** What became of a file of an older version. */
export const olderFile = 'This file is from an older version. The page read it; the file itself is unchanged.'

/** What a file of all races goes without; null if nothing. */
export const renderUnread = (count: number): string | null =>
  count === 0
    ? null
    : `Without ${count === 1 ? 'one race' : `${count} races`} that this page cannot read: open ${count === 1 ? 'it' : 'them'} and make the plan again first.`

/** "Made with engine 3.13.0; this page has 3.14.0: numbers may differ."; null where both are the same. */
export const renderOtherEngine = (made: string, here: string): string | null =>
  made === here ? null : `Made with engine ${made}; this page has ${here}: numbers may differ.`
