/**
 * Removes what is invisible and can reorder or break the text around it: bidirectional marks,
 * control characters, invisible format characters and lone surrogates. Everything that a plan repeats goes through it.
 */
export const visibleText = (text: string) => (isPlain(text) ? text : text.replace(hidden, ''))

// Nearly every text of a plan is plain English, and is only scanned.
const isPlain = (text: string) => !/[^\t\n\r -~]/u.test(text)

const hidden = new RegExp(
  [
    // Tabs and newlines are whitespace, and stay.
    String.raw`(?!\s)\p{Cc}`,
    String.raw`\p{Cs}`,
    // Arabic, Syriac and Kaithi number and verse signs are visible; joiners have their own rule.
    String.raw`(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u200C\u200D])\p{Cf}`,
    // The whole plane of tags except its variation selectors, which choose between forms of one Chinese character.
    String.raw`[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]`,
    // A joiner shapes Persian and Indic letters and combines emoji: without one before it, it is invisible.
    String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]`,
  ].join('|'),
  'gu',
)
