/** The options of the form, as sent on the wire. */
export const raceTypes = ['5K', '10K', 'Half', 'Marathon'] as const
export const sexes = ['Male', 'Female', 'Other'] as const
export const diets = ['Omnivore', 'Vegetarian', 'Vegan'] as const
export const budgets = ['Low', 'Medium', 'High'] as const
export const courses = ['Flat', 'Hilly'] as const
export const climates = ['Cool', 'Moderate', 'Hot & Humid'] as const

export type RaceType = (typeof raceTypes)[number]
export type Sex = (typeof sexes)[number]
export type Diet = (typeof diets)[number]
export type Budget = (typeof budgets)[number]
export type Course = (typeof courses)[number]
export type Climate = (typeof climates)[number]

/** The fifteen questions in the order of the form, with what a runner reads beside each. */
export const fieldLabels = {
  raceType: 'Race type',
  raceDate: 'Race date',
  targetTimeOrPace: 'Target time or pace',
  sex: 'Sex',
  age: 'Age',
  height: 'Height',
  weight: 'Weight',
  weeklyMileage: 'Weekly mileage',
  longRunDistance: 'Long run distance',
  sweatRate: 'Sweat rate',
  dietPreference: 'Diet preference',
  allergies: 'Allergies',
  budget: 'Budget',
  course: 'Course',
  climate: 'Climate',
} as const

export type Field = keyof typeof fieldLabels

/** What the runner may set besides the answers, as far as it makes a number. */
export const preferenceLabels = {
  start: 'Start',
  forecast: 'Forecast',
  climb: 'Measured climb',
  practice: 'Practiced dose',
  dose: 'Chosen dose',
  caffeine: 'Chosen caffeine',
} as const

/** What a number comes from. */
export type Cause = Field | keyof typeof preferenceLabels

export const causeLabels: Readonly<Record<Cause, string>> = { ...fieldLabels, ...preferenceLabels }
export const fields = Object.keys(fieldLabels) as readonly Field[]

export const optionalFields = ['sweatRate', 'allergies'] as const satisfies readonly Field[]

export const fieldOptions = {
  raceType: raceTypes,
  sex: sexes,
  dietPreference: diets,
  budget: budgets,
  course: courses,
  climate: climates,
} as const satisfies Partial<Record<Field, readonly string[]>>

/** The name of a race in a sentence; the wire value `Half` is shown as "Half Marathon" everywhere. */
export const raceNames: Record<RaceType, string> = {
  '5K': '5K',
  '10K': '10K',
  Half: 'Half Marathon',
  Marathon: 'Marathon',
}

/** The fifteen answers, all text, as in the form and on the wire. */
export type Questionnaire = { readonly [Name in Field]: string }

/** The form as it first opens. */
export const emptyQuestionnaire: Questionnaire = {
  raceType: '10K',
  raceDate: '',
  targetTimeOrPace: '',
  sex: 'Male',
  age: '',
  height: '',
  weight: '',
  weeklyMileage: '',
  longRunDistance: '',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
}
