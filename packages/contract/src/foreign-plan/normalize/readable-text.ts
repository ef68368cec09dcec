import { visibleText } from '@race-nutrition/engine'
import { recordOf, unwrapJson } from './record.ts'

// Deeper than any plan: deeper values are dropped, so that no nesting can exhaust the stack.
const deepest = 5

/** Whatever a model sent in place of a text, as readable text with nothing invisible; '' if it is empty. */
export function readableText(value: unknown, depth = 0): string {
  if (depth > deepest) return ''
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  const meant = unwrapJson(value)
  if (typeof meant === 'string') return visibleText(meant)
  if (typeof meant !== 'object' || meant === null) return ''
  const parts = Array.isArray(meant)
    ? Array.from(meant, (item: unknown) => readableText(item, depth + 1))
    : labelledTexts(meant, depth + 1)
  return parts.filter(isNotBlank).join(', ')
}

/** Every field of an object with its name: `{ carbs_g: 25 }` reads "25 g carbs". */
const labelledTexts = (value: unknown, depth = 0): string[] =>
  Object.entries(recordOf(value)).map(([name, part]) => labelled(name, part, depth))

/** Every entry of a list as text; a single text is a list of one, an object a list of its fields. */
export function readableTexts(value: unknown): string[] {
  const meant = unwrapJson(value)
  if (Array.isArray(meant)) return Array.from(meant, (item: unknown) => readableText(item)).filter(isNotBlank)
  const isObject = typeof meant === 'object' && meant !== null
  return (isObject ? labelledTexts(meant) : [readableText(meant)]).filter(isNotBlank)
}

const isNotBlank = (text: string) => text.trim() !== ''

const speakForThemselves = [
  'time',
  'when',
  'action',
  'item',
  'meal',
  'food',
  'name',
  'text',
  'description',
  'step',
]

function labelled(name: string, part: unknown, depth: number): string {
  const text = readableText(part, depth)
  if (!isNotBlank(text)) return ''
  if (typeof part === 'string' && speakForThemselves.includes(name)) return text
  const measured = /^(.+)_(g|mg|ml|kcal)(_per_hr)?$/.exec(name)
  if (measured && typeof part === 'number') {
    return `${text} ${measured[2]}${measured[3] ? '/h' : ''} ${spaced(measured[1] ?? '')}`
  }
  return `${spaced(name)}: ${text}`
}

const spaced = (name: string) => visibleText(name).replaceAll('_', ' ').trim()
