import { hours } from '../../units.ts'
import { countText, joinList } from '../amounts/format-amounts.ts'
import {
  centimetersText,
  litersPerHourText,
  minutesText,
  numberText,
  timeText,
} from '../amounts/format-measures.ts'
import {
  writtenAmount,
  distanceBesideLimit,
  writtenDistance,
  exactDistance,
  exactWeight,
  weightBesideLimit,
  weightText,
} from './written-measures.ts'
import { heightLimits, sweatRateLimits, weightLimits } from '../../1-runner/limits.ts'
import { fieldOptions, raceNames, type Field } from '../../1-runner/questionnaire.ts'
import type { Amount, Refusal, RefusalCode, RefusalFacts, WayToWrite } from '../../1-runner/refusal.ts'

/** What a runner reads next to the field of a refused answer: the problem, and how to write it instead. */
export function renderRefusal(refusal: Refusal): string {
  const render = sentences[refusal.code] as (facts: Refusal['facts'], tryThis: string) => string
  return render(refusal.facts, `Try ${examples[refusal.field]}.`)
}

type Sentences = { readonly [Code in RefusalCode]: (facts: RefusalFacts[Code], tryThis: string) => string }

const sentences: Sentences = {
  missing: (_, tryThis) => `Still empty. ${tryThis}`,
  'not-text': (_, tryThis) => `Not sent as text. ${tryThis}`,
  'unknown-option': (_, tryThis) => `Not one of the options. ${tryThis}`,
  'too-long': ({ most }, tryThis) => `Longer than ${most} characters. ${tryThis}`,
  'too-many-items': ({ most, given }) =>
    `${given} items are more than the ${most} that can be read. Name groups such as tree nuts in place of single foods.`,
  'too-many-unknown': ({ most, given, names }) =>
    `${given} names were not recognized, more than the ${most} that can be left out by name. Check ${names.map((name) => `“${name}”`).join(', ')} and the rest, or name groups such as tree nuts in place of single foods.`,
  'what-may-be-eaten': (_, tryThis) => `This reads as what you can eat. Write what to leave out. ${tryThis}`,
  'diet-among-allergies': ({ word, diet }) =>
    `A diet goes under Diet preference: choose ${diet} there, or take “${word}” out here.`,
  'not-a-date': (_, tryThis) => `Not a day of the calendar. ${tryThis}`,
  'date-past': ({ daysAgo }) => `This day was ${countText(daysAgo, 'day')} ago. Choose today or a later day.`,
  'date-too-far': ({ latest }) => `More than two years ahead. Choose a day up to ${latest}.`,
  'not-a-target': (_, tryThis) => `Not read as a time or a pace yet. ${tryThis}`,
  'target-ambiguous': ({ race, readings }) =>
    readings.length > 1
      ? `This can be read in more than one way. Write ${oneOfWays(readings)}.`
      : `No finish time of a ${raceNames[race]}. Is it a pace? Write ${oneOfWays(readings)}.`,
  'target-faster-than-record': ({ race, read, best, bestOf, paces }, tryThis) =>
    `${clock(read)} is faster than the fastest ${raceNames[race]} run by ${bestOf === 'women' ? 'a woman' : 'anyone'} (${clock(best)}). ${orPace(paces) ?? tryThis}`,
  'target-too-slow': ({ race, read, slowest, paces }, tryThis) =>
    `${clock(read)} is longer than the ${clock(slowest)} that plans for a ${raceNames[race]} go up to. ${orPace(paces) ?? tryThis}`,
  'not-an-age': (_, tryThis) => `Not read as an age yet. ${tryThis}`,
  'age-out-of-range': ({ least, most }, tryThis) => `Plans are made for ages ${least} to ${most}. ${tryThis}`,
  'not-a-height': (_, tryThis) => `Not read as a height yet. ${tryThis}`,
  'height-out-of-range': (facts, tryThis) =>
    `${outside(`${numberText(facts.height, 2)} cm`, heightLimits)} ${perhaps(facts, 2) ?? tryThis}`,
  'not-a-weight': (_, tryThis) => `Not read as a weight yet. ${tryThis}`,
  'weight-out-of-range': (facts, tryThis) =>
    `${outside(weightBesideLimit(facts.read), weightLimits)} ${perhaps(facts) ?? tryThis}`,
  'weight-unit-unclear': ({ number, height, suits }) =>
    suits === 'both'
      ? `This could be ${numberText(number, 2)} kg or ${numberText(number, 2)} lb. Write it with its unit.`
      : `Neither ${numberText(number, 2)} kg nor ${numberText(number, 2)} lb goes with a height of ${centimetersText(height)}. Check both and write each with its unit, such as ${examples.weight}.`,
  'bmi-out-of-range': (facts) =>
    `${exactWeight(facts.read)} at ${centimetersText(facts.height)} is outside what plans are made for. ${perhaps(facts) ?? `Check both and write each with its unit, such as ${examples.weight}.`}`,
  'not-a-distance': (_, tryThis) => `Not read as a distance yet. ${tryThis}`,
  'distance-out-of-range': ({ read, mostKilometers }, tryThis) =>
    `${distanceBesideLimit(read)} is more than the ${mostKilometers} km that plans are made for. ${tryThis}`,
  'distance-over-load': ({ read, weight, most }) =>
    `${exactDistance(read)} a week at ${weightText(weight)} is more running than a plan can feed. At this weight plans go up to ${writtenDistance(most)} a week. Check both and write each with its unit, such as ${examples.weeklyMileage}.`,
  'long-run-over-week': ({ longRun, week }) =>
    `A long run of ${exactDistance(longRun)} does not fit in a week of ${exactDistance(week)}. The week counts every run, the long one too. Try ${examples.longRunDistance} in a week of ${examples.weeklyMileage}.`,
  'refused-health': ({ word, because }) => refusedWords[because](word),
  'refused-minor': ({ word, from }) =>
    word === null
      ? `A marathon is planned here from ${from}.`
      : `With “${word}” under ${from}, make this plan with your team and a parent.`,
  'not-a-sweat-rate': (_, tryThis) => `Not read as a sweat rate yet. ${tryThis}`,
  'sweat-rate-out-of-range': (facts, tryThis) =>
    `${outside(litersPerHourText(facts.rate), sweatRateLimits)} ${perhaps(facts) ?? tryThis}`,
}

const refusedWords: Readonly<Record<RefusalFacts['refused-health']['because'], (word: string) => string>> = {
  metabolic: (word) =>
    `Fuel for a race can be dangerous with “${word}”: make this plan with your metabolic team.`,
  anaphylaxis: (word) =>
    `Fuel for a race can be dangerous with “${word}”: make this plan with your allergist.`,
  organ: (word) => `With “${word}”, make this plan with your team.`,
}

function oneOfWays(ways: readonly WayToWrite[]): string {
  const each = ways.map(({ pace, finish }) =>
    pace === null
      ? clock(finish)
      : `${minutesText(pace.seconds)} /${pace.per} for a finish of ${clock(finish)}`,
  )
  return each.join(', or ')
}

const orPace = (paces: readonly WayToWrite[]) =>
  paces.length === 0 ? undefined : `If it is a pace: write ${oneOfWays(paces)}.`

type Limits = { readonly value: readonly [number, number]; readonly unit: string }

const outside = (read: string, { value: [least, most], unit }: Limits) =>
  `${read} is outside the ${least} to ${most} ${unit} that plans are made for.`

const perhaps = (facts: { readonly perhaps: Amount<string> | null }, places?: number) =>
  facts.perhaps === null ? undefined : `If you mean ${writtenAmount(facts.perhaps, places)}, write it so.`

const clock = (seconds: number) => timeText(hours(seconds / 3600))

const oneOf = (field: keyof typeof fieldOptions) => {
  const options: readonly string[] = fieldOptions[field]
  return joinList(options, 'or')
}

/** An example of a valid answer for each field, for every race and every runner. */
const examples: Readonly<Record<Field, string>> = {
  raceType: oneOf('raceType'),
  raceDate: 'a day written as YYYY-MM-DD',
  targetTimeOrPace: 'a pace with its unit, such as 9:00 /mi or 5:30 /km, or a finish time as h:mm:ss',
  sex: oneOf('sex'),
  age: '34',
  height: `5'6" or 168 cm`,
  weight: '132 lb or 60 kg',
  weeklyMileage: '35 miles or 56 km',
  longRunDistance: '12 miles or 19 km',
  sweatRate: '0.9 L/h or 30 oz/h, or leave it blank',
  dietPreference: oneOf('dietPreference'),
  allergies: 'a few words with commas between them, such as peanuts, milk',
  budget: oneOf('budget'),
  course: oneOf('course'),
  climate: oneOf('climate'),
}
