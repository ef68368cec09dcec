import { ok } from '../../result.ts'
import { longestAnswer } from '../limits.ts'
import { plainText } from '../text/plain-text.ts'
import { type Field, fieldOptions, optionalFields, raceNames } from '../questionnaire.ts'
import { type Read, refused, readOn } from '../refusal.ts'

/**
 * The trimmed text of one answer, whatever shape the answers arrived in.
 * A required answer must have some text; an optional one may be empty or absent.
 */
export function takeAnswer(answers: unknown, field: Field): Read<string> {
  const given = answerOf(answers, field)
  const mayBeEmpty = (optionalFields as readonly Field[]).includes(field)
  if (given === undefined)
    return mayBeEmpty ? ok('') : refused({ field, code: 'missing', given: '', facts: {} })
  if (typeof given !== 'string') return refused({ field, code: 'not-text', given: '', facts: {} })
  const text = given.trim()
  const most = field === 'allergies' ? longestAnswer.value.allergies : longestAnswer.value.most
  // As typed, and once normalized, which only a short text may be: one character can expand to eighteen letters.
  if (text.length > most || text.normalize('NFKC').length > most)
    return refused({ field, code: 'too-long', given: text, facts: { most } })
  if (!mayBeEmpty && plainText(text) === '') return refused({ field, code: 'missing', given: '', facts: {} })
  return ok(text)
}

function answerOf(answers: unknown, field: Field): unknown {
  const isRecord = typeof answers === 'object' && answers !== null && Object.hasOwn(answers, field)
  return isRecord ? (answers as Record<string, unknown>)[field] : undefined
}

type ChoiceField = keyof typeof fieldOptions
type OptionOf<Name extends ChoiceField> = (typeof fieldOptions)[Name][number]

/** The option that an answer names, case-insensitively; a race also by its displayed name. */
export function takeOption<Name extends ChoiceField>(answers: unknown, field: Name): Read<OptionOf<Name>> {
  return readOn(takeAnswer(answers, field), (text) => {
    const plain = plainText(text)
    const options: readonly OptionOf<Name>[] = fieldOptions[field]
    const option = options.find((name) => namesOf(name).includes(plain))
    return option === undefined
      ? refused({ field, code: 'unknown-option', given: text, facts: {} })
      : ok(option)
  })
}

function namesOf(option: string): string[] {
  const shown: Readonly<Record<string, string>> = raceNames
  return [option, shown[option] ?? option].map(plainText)
}
