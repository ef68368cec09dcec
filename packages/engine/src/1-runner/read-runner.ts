import { daysBetween, type PlainDay, toIsoDay } from '../plain-day.ts'
import { ok, type Result } from '../result.ts'
import { fieldOptions, fields, type Questionnaire } from './questionnaire.ts'
import { raceDistances } from './race-distances.ts'
import { noPreferences, type Preferences } from './preferences/preferences-schema.ts'
import { readAge } from './answers/read-age.ts'
import { readLongRun, readWeeklyDistance } from './answers/read-distance.ts'
import { refuseOtherDiet } from './allergies/diet-among-allergies.ts'
import { readExclusions } from './allergies/read-exclusions.ts'
import { refuseMarathon, refuseWords } from './health/refused-words.ts'
import { readHeight } from './answers/read-height.ts'
import { readRaceDate } from './answers/read-race-date.ts'
import { readSweatRate } from './answers/read-sweat-rate.ts'
import { readTarget } from './answers/read-target.ts'
import { readWeight } from './answers/read-weight.ts'
import { type Read, type Refusal, readOn, combineReads, valueOf } from './refusal.ts'
import type { Runner } from './runner.ts'
import { takeAnswer, takeOption } from './answers/take-answer.ts'
import { visibleText } from './text/visible-text.ts'

/**
 * Parses fifteen answers into a runner, or returns every refusal at once in the order of the form.
 * The answers may have any shape: anything but a record of texts is refused, and nothing throws.
 */
export function readRunner(
  answers: unknown,
  today: PlainDay,
  preferences: Preferences = noPreferences,
): Result<Runner, readonly Refusal[]> {
  const read = readAnswers(answers, today)
  if (!read.ok) return read
  const { race, raceDate, target, week, longRun, height, weight, sweatRate, allergies, texts, ...choices } =
    read.value
  return ok({
    ...choices,
    answers: { ...texts, raceType: race, raceDate: toIsoDay(raceDate) },
    today,
    race,
    raceDate,
    daysToGo: daysBetween({ from: today, until: raceDate }),
    raceDistance: raceDistances[race],
    targetTime: target.time,
    targetGivenAsPace: target.pace !== null,
    height: height.height,
    weight: weight.weight,
    weeklyDistance: week.distance,
    longRun: longRun.distance,
    exclusions: allergies.exclusions,
    health: allergies.health,
    sweatRate: sweatRate?.rate ?? null,
    units: { distance: week.unit, mass: weight.unit, height: height.unit },
    preferences,
  })
}

/** Each answer is read on its own; a few depend on another one, and wait if that one cannot be read. */
function readAnswers(answers: unknown, today: PlainDay) {
  const take = (field: keyof Questionnaire) => takeAnswer(answers, field)
  const race = takeOption(answers, 'raceType')
  const sex = takeOption(answers, 'sex')
  const height = readOn(take('height'), readHeight)
  const weight = readOn(take('weight'), (text) => readWeight(text, valueOf(height)?.height))
  const week = readOn(take('weeklyMileage'), (text) => readWeeklyDistance(text, valueOf(weight)))
  const age = readOn(take('age'), readAge)
  const typedAllergies = take('allergies')
  const allergies = readOn(typedAllergies, readExclusions)
  const diet = takeOption(answers, 'dietPreference')
  const others = { race: valueOf(race), age: valueOf(age) }
  const hasRefusedWord = (valueOf(allergies)?.refusedWords ?? []).length > 0
  return combineReads({
    race,
    raceDate: readOn(take('raceDate'), (text) => readRaceDate(text, today)),
    target: readOn(take('targetTimeOrPace'), (text) =>
      // A sex that cannot be read is refused on its own; until then the faster record bounds the target.
      readTarget(text, { race: valueOf(race), sex: valueOf(sex) ?? 'Other' }),
    ),
    sex,
    age: readOn(age, (years) =>
      refuseMarathon(years, { race: others.race, hasRefusedWord }, valueOf(take('age')) ?? ''),
    ),
    height,
    weight,
    week,
    longRun: readOn(take('longRunDistance'), (text) => readLongRun(text, valueOf(week))),
    sweatRate: readOn(take('sweatRate'), readSweatRate),
    diet,
    allergies: readOn(
      readOn(allergies, (read) => refuseWords(read, others, valueOf(typedAllergies) ?? '')),
      (read) => refuseOtherDiet(read, valueOf(diet), valueOf(typedAllergies) ?? ''),
    ),
    budget: takeOption(answers, 'budget'),
    course: takeOption(answers, 'course'),
    climate: takeOption(answers, 'climate'),
    texts: ownTexts(answers),
  })
}

/** The answers as the plan repeats them: trimmed, without invisible characters, options spelled as on the wire. */
function ownTexts(answers: unknown): Read<Questionnaire> {
  return ok(
    Object.fromEntries(
      fields.map((field) => [
        field,
        visibleText(
          valueOf(
            field in fieldOptions
              ? takeOption(answers, field as keyof typeof fieldOptions)
              : takeAnswer(answers, field),
          ) ?? '',
        ).trim(),
      ]),
    ) as Questionnaire,
  )
}
