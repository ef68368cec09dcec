import { longestWish, type ProgressStage } from '@race-nutrition/contract'
import { fieldLabels } from '@race-nutrition/engine'

/** Why a wish has led to nothing, in a sentence that says what to do. What was typed stays where it is. */
export const wishFaults = {
  empty: 'Write what you wish first, such as: no tofu, and a hotel before the race.',
  offline: 'You are offline, and the AI model reads your wish. Try again once you are connected.',
  late: 'The AI model took too long. Try again, or say it in fewer words.',
  busy: 'The AI model is busy. Try again in a minute.',
  failed: 'The AI model could not read your wish. Try again, or use the buttons on the plan.',
  'not-planned':
    'No plan can be made with what the AI model read, so nothing was changed. Say it in other words.',
  'part-missing': 'A part of this page did not load. Check your connection and try again.',
  changed: 'Your plan has changed meanwhile. Ask again, for the plan as it is now.',
} as const

/** What the service is doing with a wish. */
export const wishStages: Readonly<Record<ProgressStage, string>> = {
  planned: 'Reading your wish…',
  asked: 'The AI model is reading your wish…',
  written: 'The AI model has answered.',
  settling: 'Planning with what it read…',
}

/** What the counter says. */
export function leftWords(length: number): string {
  const left = longestWish - length
  if (left === -1) return '1 character too many'
  return left < 0 ? `${-left} characters too many` : `${left} of ${longestWish} characters left`
}

/** Said aloud once the end is near, not at every letter. */
export function nearEndWords(length: number): string {
  const left = longestWish - length
  if (left < 0) return 'Your wish is too long.'
  return left <= 50 ? 'No more than 50 characters are left.' : ''
}

/** What of a wish was not taken, and why: the runner's own words in quotation marks, or a setting. */
export function ignoredText({ text, code }: { readonly text: string; readonly code: string }): string {
  if (Object.hasOwn(ofASetting, code)) return `${text} ${ofASetting[code]}.`
  return `“${text}” ${Object.hasOwn(ofTheWish, code) ? ofTheWish[code] : 'was not taken'}.`
}

const ofASetting: Readonly<Record<string, string>> = {
  'in-part': 'could be set only in part',
  'not-kept': 'stays as it was: what was wished is out of bounds or goes against your other answers',
  needed: 'stays, since another setting needs it',
  'no-figure': 'stays as it was: it takes a figure, and your wish has none',
}

const ofTheWish: Readonly<Record<string, string>> = {
  'not-nutrition': 'is not about eating or drinking for this race',
  'not-possible': 'is nothing that this planner can set',
  'not-understood': 'was not understood',
  'not-allowed': 'goes against your diet, your allergies or a safe limit',
  allergy: `belongs in the “${fieldLabels.allergies}” field of the form, which excludes it from every meal and product`,
}
