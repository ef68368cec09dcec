import { visibleText } from '@race-nutrition/engine'

/** A message with invisible characters removed from its texts. Only for a validated one: the schema bounds its depth. */
export const visibleTexts = <Message>(message: Message): Message => withVisibleTexts(message) as Message

function withVisibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(withVisibleTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withVisibleTexts(part)]))
}
