import { type Questionnaire, type RaceType, raceNames } from '@race-nutrition/engine'

/** The system instruction and the user prompt, for any object-generation service. */
export const promptFor = (answers: Questionnaire) => `${systemInstruction}\n\n${userPrompt(answers)}`

const systemInstruction = [
  'You are a sports nutritionist who writes race nutrition plans for distance runners.',
  'You answer with one JSON object that matches the given schema, and with nothing else: no Markdown, no code fence, no words before or after it.',
  'Every number is a plain number in the unit that its field names. Every total is the sum of its parts.',
  'What the runner names as an allergy, or does not eat, appears nowhere in the plan.',
].join('\n')

const userPrompt = (answers: Questionnaire) => `Make a personalized race nutrition plan for this runner.

${runnerLines(answers).join('\n')}

The plan has nine sections: profile, daily_plan, long_run_fueling, race_week, race_day_plan, grocery_list, prep, numbers_summary and assumptions_safety.

${sectionOrders.map((order, index) => `${index + 1}. ${order}`).join('\n')}

Return the plan as JSON only: one object that matches the schema sent with this prompt.`

function runnerLines(answers: Questionnaire): string[] {
  const allergies = allergyList(answers.allergies)
  const sweatRate = sweatRateOf(answers.sweatRate)
  return [
    `Race: ${raceNames[answers.raceType as RaceType] ?? answers.raceType}`,
    `Race date: ${answers.raceDate}`,
    `Target time or pace: ${answers.targetTimeOrPace}`,
    `Sex: ${answers.sex}`,
    `Age: ${answers.age}`,
    `Height: ${answers.height}`,
    `Weight: ${answers.weight}`,
    `Weekly mileage: ${answers.weeklyMileage}`,
    `Long run distance: ${answers.longRunDistance}`,
    `Sweat rate: ${sweatRate === null ? 'Not specified' : `${sweatRate} liters per hour`}`,
    `Diet preference: ${answers.dietPreference}`,
    `Allergies: ${allergies.length === 0 ? 'None' : allergies.join(', ')}`,
    `Budget: ${answers.budget}`,
    `Course: ${answers.course}`,
    `Climate: ${answers.climate}`,
  ]
}

const sectionOrders = [
  'Profile (profile): the answers above, as the runner wrote them; sweat_rate_lph null where it is not specified.',
  'Daily eating plan for the training phase (daily_plan): calories, carbohydrate, protein and fat of a day, and three example days with amounts.',
  'Long-run fueling (long_run_fueling): what to eat 3-4 hours before, what to take each hour and when, and what to eat and drink within 2 hours after.',
  'Race-week playbook (race_week): Monday to Wednesday, Thursday and Friday with the focus on carbohydrate, the day before, and race morning.',
  'Minute-by-minute race-day plan (race_day_plan): one entry for each time from breakfast to recovery, with action, item, carbohydrate, sodium and fluids.',
  'Grocery list (grocery_list): pantry, fridge and freezer, electrolytes, each with amounts for the race week.',
  'Prep (prep): the numbered steps of one 60-minute batch prep, and a race kit checklist.',
  'Numbers summary (numbers_summary): the day, the long run by the hour, and the totals of race_day_plan with the number of gels.',
  'Assumptions and safety (assumptions_safety): what was assumed; that the plan is not medical advice; that all fueling is to be tested in training before race day.',
]

/** Split on commas, each item trimmed. */
export const allergyList = (allergies: string): string[] =>
  allergies
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** A decimal number, otherwise null; "900 ml/h" must not become 900 liters. */
export function sweatRateOf(answer: string): number | null {
  const decimal = /^(\d+(?:[.,]\d+)?|[.,]\d+)\s*(?:(?:l|lit(?:er|re)s?)\s*(?:\/|per)\s*(?:h|hr|hour)|lph)?$/i
  const digits = decimal.exec(answer.trim())?.[1]
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}
