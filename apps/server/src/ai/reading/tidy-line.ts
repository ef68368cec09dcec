import { longestLine } from './answer-limits.ts'
import { truncate } from './truncate.ts'

/**
 * A model's line as the page would show it: no list markers or bold markup, one kind of space, no exclamation marks. Control,
 * invisible and direction characters and lone surrogates are removed first, so that what is checked is what is seen. No
 * exception for the joiners of Persian and emoji: their lines are rejected for their letters anyway.
 */
export const tidyLine = (given: string): string =>
  // Truncated again: normalizing may expand a letter to several.
  truncate(truncate(given, longestLine).normalize('NFC'), longestLine)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFE0F]/gu, '')
    .replace(/^\s*(?:[-*•–—]|#{1,6}|\d{1,2}[.)])\s+/u, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/gu, '$1')
    .replace(/!+/gu, '.')
    .replace(/\s+/gu, ' ')
    .trim()
