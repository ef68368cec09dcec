import { visibleText } from '@race-nutrition/engine'

/** A message with nothing hidden in its texts. Only for one that a schema let through: its depth is the schema's. */
export const visibleTexts = <Message>(message: Message): Message => withVisibleTexts(message) as Message

function withVisibleTexts(value: unknown): unknown {
  if (typeof value === 'string') return visibleText(value)
  if (Array.isArray(value)) return value.map(withVisibleTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withVisibleTexts(part)]))
}
