import { longestLine } from './bounds.ts'
import { cut } from './cut.ts'

/**
 * A model's line as the page would show it: marks of lists and bold type taken off, one kind of space, no shouting. Control,
 * invisible and direction characters and halves of surrogate pairs go first, so that what is checked is what is seen. They go
 * without exception: the joiners that Persian and emoji need would stand in lines that are refused for their letters anyway.
 */
export const tidyLine = (given: string): string =>
  // Cut again: a letter may come out as several.
  cut(cut(given, longestLine).normalize('NFC'), longestLine)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\uFE0F]/gu, '')
    .replace(/^\s*(?:[-*•–—]|#{1,6}|\d{1,2}[.)])\s+/u, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\w*])/gu, '$1')
    .replace(/!+/gu, '.')
    .replace(/\s+/gu, ' ')
    .trim()
