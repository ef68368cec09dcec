import { daysBetween, type PlainDay, weekdayOf } from '../../plain-day.ts'
import { ok } from '../../result.ts'
import type { Hours } from '../../units.ts'
import { hasEmoji } from '../../1-runner/allergies/food-emoji.ts'
import {
  centimetersText,
  feetAndInchesText,
  kilogramsText,
  kilometersText,
  litersPerHourText,
  milesText,
  minutesText,
  numberText,
  ouncesPerHourText,
  pacePerKilometerText,
  pacePerMileText,
  poundsText,
  timeText,
} from '../amounts/format-measures.ts'
import { type Field, fieldOptions, type Questionnaire, type RaceType } from '../../1-runner/questionnaire.ts'
import { raceDistances } from '../../1-runner/race-distances.ts'
import { readAge } from '../../1-runner/answers/read-age.ts'
import { type DistanceRead, readLongRun, readWeeklyDistance } from '../../1-runner/answers/read-distance.ts'
import { readExclusions } from '../../1-runner/allergies/read-exclusions.ts'
import { refuseMarathon, refuseWords } from '../../1-runner/health/refused-words.ts'
import { type HeightRead, readHeight } from '../../1-runner/answers/read-height.ts'
import { readRaceDate } from '../../1-runner/answers/read-race-date.ts'
import { readSweatRate, type SweatRateRead } from '../../1-runner/answers/read-sweat-rate.ts'
import { readTarget, type TargetRead } from '../../1-runner/answers/read-target.ts'
import { readWeight, type WeightRead } from '../../1-runner/answers/read-weight.ts'
import { type Read, readOn, valueOf } from '../../1-runner/refusal.ts'
import { describeAllergies } from './describe-allergies.ts'
import type { Interpretation } from './interpretation.ts'
import { renderRefusal } from './render-refusal.ts'
import { writtenDistance } from './written-measures.ts'
import { plainText } from '../../1-runner/text/plain-text.ts'
import { takeAnswer, takeOption } from '../../1-runner/answers/take-answer.ts'

/** How the engine reads one answer, given the others; null if there is nothing to show. */
export function interpretAnswer(
  field: Field,
  text: string,
  others: Questionnaire,
  today: PlainDay,
): Interpretation | null {
  if (!isFreeText(field) || typeof text !== 'string') return null
  if (isBlank(field, text.slice(0, longestLook)))
    return field === 'sweatRate' ? withoutSweatRate('Blank') : null
  const read = readOn(takeAnswer({ [field]: text }, field), (answer) =>
    lines[field](answer, { others, today }),
  )
  if (read.ok) return read.value
  const [refusal] = read.refused
  return refusal ? { tone: 'unsure', text: renderRefusal(refusal) } : waitingFor(field)
}

const isBlank = (field: Field, text: string) =>
  plainText(text) === '' && !(field === 'allergies' && hasEmoji(text))

// Enough to see if an answer is empty; a longer one is refused as too long.
const longestLook = 2000

type Line = Interpretation | null

/** What a line needs besides the answer's text. */
interface Beside {
  readonly others: Questionnaire
  readonly today: PlainDay
}

type FreeTextField = Exclude<Field, keyof typeof fieldOptions>

const lines: { readonly [Name in FreeTextField]: (text: string, beside: Beside) => Read<Line> } = {
  raceDate: (text, { today }) => mapRead(readRaceDate(text, today), (day) => describeRaceDate(day, today)),
  targetTimeOrPace: interpretTarget,
  age: (text, { others }) => mapRead(ageFor(text, others), (age) => describeAge(age, text)),
  height: (text) => mapRead(readHeight(text), describeHeight),
  weight: (text, { others }) => mapRead(readWeight(text, valueOf(heightOf(others))?.height), describeWeight),
  weeklyMileage: (text, { others }) =>
    mapRead(readWeeklyDistance(text, valueOf(weightOf(others))), (week) => describeDistance(week, ' a week')),
  longRunDistance: (text, { others }) =>
    mapRead(readLongRun(text, valueOf(weekOf(others))), (longRun) => describeDistance(longRun, '')),
  sweatRate: (text) => mapRead(readSweatRate(text), describeSweatRate),
  allergies: (text, { others }) => mapRead(allergiesFor(text, others), describeAllergies),
}

const isFreeText = (field: Field): field is FreeTextField => Object.hasOwn(lines, field)

const readAs = (text: string): Line => ({ tone: 'read', text })

const mapRead = <Value>(read: Read<Value>, describe: (value: Value) => Line): Read<Line> =>
  read.ok ? ok(describe(read.value)) : read

const heightOf = (others: Questionnaire) => readOn(takeAnswer(others, 'height'), readHeight)
const weightOf = (others: Questionnaire) =>
  readOn(takeAnswer(others, 'weight'), (text) => readWeight(text, valueOf(heightOf(others))?.height))
const weekOf = (others: Questionnaire) =>
  readOn(takeAnswer(others, 'weeklyMileage'), (text) => readWeeklyDistance(text, undefined))

const raceOf = (others: Questionnaire) => valueOf(takeOption(others, 'raceType'))

/** With what the race and the words about health refuse. */
const ageFor = (text: string, others: Questionnaire) =>
  readOn(readAge(text), (age) => {
    const allergies = valueOf(readOn(takeAnswer(others, 'allergies'), readExclusions))
    const hasRefusedWord = (allergies?.refusedWords ?? []).length > 0
    return refuseMarathon(age, { race: raceOf(others), hasRefusedWord }, text)
  })

const allergiesFor = (text: string, others: Questionnaire) =>
  readOn(readExclusions(text), (read) => {
    const age = valueOf(readOn(takeAnswer(others, 'age'), readAge))
    return refuseWords(read, { race: raceOf(others), age }, text)
  })

function waitingFor(field: Field): Line {
  if (field === 'weight')
    return { tone: 'note', text: 'Pounds or kilograms? Add the unit, or the height decides.' }
  return { tone: 'note', text: 'Read once the race type is chosen.' }
}

function describeRaceDate(day: PlainDay, today: PlainDay): Line {
  const days = daysBetween({ from: today, until: day })
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `${days} days from today`
  return readAs(`${weekdayOf(day)}, ${when}`)
}

function interpretTarget(text: string, { others }: Beside): Read<Line> {
  const race = raceOf(others)
  const sex = valueOf(takeOption(others, 'sex')) ?? 'Other'
  const milesFirst = valueOf(weekOf(others))?.unit === 'mi'
  return mapRead(readTarget(text, { race, sex }), (target) =>
    race ? readAs(describeTarget(target, race, milesFirst)) : null,
  )
}

function describeTarget(target: TargetRead, race: RaceType, milesFirst: boolean): string {
  const run = { time: target.time, distance: raceDistances[race] }
  const [perMile, perKilometer] = [pacePerMileText(run), pacePerKilometerText(run)]
  if (target.pace) {
    const own = target.pace.per === 'mi' ? `${perMile} · ${perKilometer}` : `${perKilometer} · ${perMile}`
    return `${own}, a finish of ${timeText(target.time)}${target.pace.unitAssumed ? '. Read as a pace per mile' : ''}`
  }
  const paces = milesFirst ? `${perMile} · ${perKilometer}` : `${perKilometer} · ${perMile}`
  return target.decidedByRace ? `${timeText(target.time)}, ${paces}${orPace(target.time)}` : paces
}

/** `7:30` for a marathon is seven and a half hours, but many people mean a pace: the line shows how to write one. */
function orPace(time: Hours): string {
  return time > slowForClock ? `. For a pace write ${minutesText(time * 60)} /mi` : ''
}

const slowForClock = 4.5

/** Only if the answer is not the plain age: `34.5`, `34 years`. */
const describeAge = (age: number, text: string): Line =>
  plainText(text) === String(age) ? null : readAs(`${age} years`)

function describeHeight({ height, unit, assumed }: HeightRead): Line {
  if (unit === 'ft') return readAs(centimetersText(height))
  const both = `${centimetersText(height)} · ${feetAndInchesText(height)}`
  return readAs(assumed ? `${both}. Read as ${assumed}` : both)
}

function describeWeight({ weight, unit, unitFromHeight }: WeightRead): Line {
  if (!unitFromHeight) return readAs(unit === 'lb' ? kilogramsText(weight) : poundsText(weight))
  return readAs(
    unit === 'lb'
      ? `${poundsText(weight)} · ${kilogramsText(weight)}. Read as pounds, by your height`
      : `${kilogramsText(weight)} · ${poundsText(weight)}. Read as kilograms, by your height`,
  )
}

function describeDistance(read: DistanceRead, aWeek: string): Line {
  const { distance, unit, unitAssumed, range } = read
  const other = `${unit === 'mi' ? kilometersText(distance) : milesText(distance)}${aWeek}`
  const unitName = unit === 'mi' ? 'miles' : 'km'
  const middle = range && `${writtenDistance(read)}, the middle of ${rangeText(range)} ${unitName}`
  const assumed = unitAssumed ? '. Read as miles' : ''
  return readAs(`${middle ? `${middle}: ` : ''}${other}${assumed}`)
}

const rangeText = ([low, high]: readonly [number, number]) => `${numberText(low)}–${numberText(high)}`

const withoutSweatRate = (how: string): Line => ({
  tone: 'note',
  text: `${how}: estimated from your weight, pace and climate`,
})

function describeSweatRate(read: SweatRateRead | null): Line {
  if (!read) return withoutSweatRate('Not given')
  const both = `${litersPerHourText(read.rate)} · ${ouncesPerHourText(read.rate)}`
  const middle = read.range ? ', the middle of the range' : ''
  return readAs(`${both}${middle}${read.unitAssumed ? '. Read as liters an hour' : ''}`)
}
