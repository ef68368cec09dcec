import { isLinePlace, lineLanguages, type ModelLine } from '@race-nutrition/engine'

/** Lines as stored on this device; those of an earlier version, which had no language and no slots, are dropped. */
export const storedLines = (stored: readonly unknown[]): readonly ModelLine[] => stored.filter(isLine)

function isLine(stored: unknown): stored is ModelLine {
  const { place, text, lang } = (stored ?? {}) as Partial<Record<keyof ModelLine, unknown>>
  return isLinePlace(place) && typeof text === 'string' && lineLanguages.some((known) => known === lang)
}
