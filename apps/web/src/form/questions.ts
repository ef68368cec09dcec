import { fieldOptions, type Field, optionalFields, raceNames } from '@race-nutrition/engine'

/** How a question is asked. Its label comes from the engine, the same wherever the answer is named. */
export interface Question {
  readonly field: Field
  readonly kind: 'text' | 'date' | 'number' | 'choice'
  readonly example?: string
  /** Beside the label. */
  readonly note?: string
  /** Takes the whole width of the form. */
  readonly wide?: boolean
}

export const sections: readonly { readonly title: string; readonly questions: readonly Question[] }[] = [
  {
    title: 'Race Details',
    questions: [
      { field: 'raceType', kind: 'choice', wide: true },
      { field: 'raceDate', kind: 'date' },
      { field: 'targetTimeOrPace', kind: 'text', example: 'e.g. 1:45:00 or 8:00 per mile' },
    ],
  },
  {
    title: 'Body Stats & Training',
    questions: [
      { field: 'sex', kind: 'choice' },
      { field: 'age', kind: 'number' },
      { field: 'height', kind: 'text', example: `e.g. 5'6" or 168 cm` },
      { field: 'weight', kind: 'text', example: 'e.g. 132 lb or 60 kg' },
      { field: 'weeklyMileage', kind: 'text', example: 'e.g. 35 miles or 56 km' },
      { field: 'longRunDistance', kind: 'text', example: 'e.g. 12 miles or 19 km' },
      { field: 'sweatRate', kind: 'text', note: 'optional', example: 'e.g. 0.9 liters per hour' },
    ],
  },
  {
    title: 'Preferences & Environment',
    questions: [
      { field: 'dietPreference', kind: 'choice', wide: true },
      {
        field: 'allergies',
        kind: 'text',
        wide: true,
        note: 'optional, separated by commas',
        example: 'e.g. peanuts, milk',
      },
      { field: 'budget', kind: 'choice' },
      { field: 'course', kind: 'choice' },
      { field: 'climate', kind: 'choice', wide: true },
    ],
  },
]

export const isRequired = (field: Field) => !(optionalFields as readonly Field[]).includes(field)

export interface Choice {
  readonly value: string
  readonly words: string
}

/** What can be chosen, and what the runner reads for it. */
export function choicesOf(field: Field): readonly Choice[] {
  const options: Partial<Record<Field, readonly string[]>> = fieldOptions
  const words: Record<string, string> = field === 'raceType' ? raceNames : {}
  return (options[field] ?? []).map((value) => ({ value, words: words[value] ?? value }))
}
