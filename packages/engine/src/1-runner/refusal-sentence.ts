import { heightLimits, sweatRateLimits, weightLimits } from './limits.ts'
import { fieldLabels, fieldOptions, raceNames, type Field } from './questionnaire.ts'
import type { Refusal } from './refusal.ts'

/** What a runner reads about a refused answer: the field, what is the matter, and how to write it so that it works. */
export const sayRefusal = (refusal: Refusal) => `${fieldLabels[refusal.field]}: ${sayMend(refusal)}`

/** The sentence without the name of the field, for the place right beside it. */
export function sayMend(refusal: Refusal): string {
  const tryThis = `Try ${examples[refusal.field]}.`
  switch (refusal.code) {
    case 'missing':
      return `Still empty. ${tryThis}`
    case 'not-text':
      return `Not sent as text. ${tryThis}`
    case 'unknown-option':
      return `Not one of the options. ${tryThis}`
    case 'too-long':
      return `Longer than ${refusal.facts.most} characters. ${tryThis}`
    case 'not-a-date':
      return `Not a day of the calendar. ${tryThis}`
    case 'date-past':
      return `This day is ${daysText(refusal.facts.daysAgo)} behind us. Choose today or a later day.`
    case 'date-too-far':
      return `More than two years ahead. Choose a day up to ${refusal.facts.latest}.`
    case 'not-an-age':
      return `Not read as an age yet. ${tryThis}`
    case 'age-out-of-range':
      return `Plans are made for ages ${refusal.facts.least} to ${refusal.facts.most}. ${tryThis}`
    case 'not-a-height':
      return `Not read as a height yet. ${tryThis}`
    case 'height-out-of-range':
      return `${refusal.facts.read} is outside the ${span(heightLimits)} that plans are made for. ${perhaps(refusal.facts) ?? tryThis}`
    case 'not-a-distance':
      return `Not read as a distance yet. ${tryThis}`
    case 'distance-out-of-range':
      return `${refusal.facts.read} is more than the ${refusal.facts.mostKilometers} km that plans are made for. ${tryThis}`
    case 'long-run-over-week':
      return `A long run of ${refusal.facts.longRun} does not fit in a week of ${refusal.facts.week}. The week includes the long run, so mend one of the two.`
    case 'not-a-sweat-rate':
      return `Not read as a sweat rate yet. ${tryThis}`
    case 'sweat-rate-out-of-range':
      return `${refusal.facts.read} is outside the ${span(sweatRateLimits)} that plans are made for. ${perhaps(refusal.facts) ?? tryThis}`
    case 'not-a-weight':
    case 'weight-out-of-range':
    case 'weight-unit-unclear':
    case 'bmi-out-of-range':
      return sayWeight(refusal, tryThis)
    case 'not-a-target':
    case 'target-ambiguous':
    case 'target-faster-than-record':
    case 'target-too-slow':
      return sayTarget(refusal, tryThis)
  }
}

type WeightRefusal = Extract<
  Refusal,
  { code: 'not-a-weight' | 'weight-out-of-range' | 'weight-unit-unclear' | 'bmi-out-of-range' }
>

function sayWeight(refusal: WeightRefusal, tryThis: string): string {
  switch (refusal.code) {
    case 'not-a-weight':
      return `Not read as a weight yet. ${tryThis}`
    case 'weight-out-of-range':
      return `${refusal.facts.read} is outside the ${span(weightLimits)} that plans are made for. ${perhaps(refusal.facts) ?? tryThis}`
    case 'bmi-out-of-range':
      return `${refusal.facts.read} at ${refusal.facts.height} is outside what plans are made for. ${perhaps(refusal.facts) ?? 'Check the height and the weight, each with its unit.'}`
    case 'weight-unit-unclear': {
      const { kilograms, pounds, height, suits } = refusal.facts
      return suits === 'both'
        ? `This could be ${kilograms} or ${pounds}. Write it with its unit.`
        : `Neither ${kilograms} nor ${pounds} goes with a height of ${height}. Check both and write the weight with its unit, such as ${examples.weight}.`
    }
  }
}

type TargetRefusal = Extract<
  Refusal,
  { code: 'not-a-target' | 'target-ambiguous' | 'target-faster-than-record' | 'target-too-slow' }
>

function sayTarget(refusal: TargetRefusal, tryThis: string): string {
  switch (refusal.code) {
    case 'not-a-target':
      return `Not read as a time or a pace yet. ${tryThis}`
    case 'target-ambiguous': {
      const [first, second] = refusal.facts.readings
      const ways = [first, second].flatMap((way) =>
        way ? [`${way.write} for a finish of ${way.finish}`] : [],
      )
      return ways.length > 1
        ? `This can be read in two ways. Write ${ways.join(', or ')}.`
        : `No finish time of a ${raceNames[refusal.facts.race]}. Is it a pace? Write ${ways.join('')}.`
    }
    case 'target-faster-than-record':
      return `${refusal.facts.read} is faster than the fastest ${raceNames[refusal.facts.race]} ever run (${refusal.facts.best}). ${tryThis}`
    case 'target-too-slow':
      return `${refusal.facts.read} is longer than the ${refusal.facts.slowest} that plans for a ${raceNames[refusal.facts.race]} go up to. ${tryThis}`
  }
}

const perhaps = (facts: { readonly perhaps: string | null }) =>
  facts.perhaps === null ? undefined : `If you mean ${facts.perhaps}, write it so.`

const span = ({ says: [least, most], unit }: { says: readonly [number, number]; unit: string }) =>
  `${least} to ${most} ${unit}`

const daysText = (count: number) => (count === 1 ? '1 day' : `${count} days`)

const oneOf = (field: keyof typeof fieldOptions) => {
  const options: readonly string[] = fieldOptions[field]
  return `${options.slice(0, -1).join(', ')} or ${options.at(-1) ?? ''}`
}

/** How to write each answer so that it works, for every race and every runner. */
export const examples: Readonly<Record<Field, string>> = {
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
