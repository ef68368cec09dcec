/**
 * A text without what cannot be seen and can turn or break the text around it: marks that set the direction of writing,
 * controls, invisible format characters and halves of surrogate pairs. Everything that a plan repeats goes through it.
 */
export const visibleText = (text: string) => (isPlain(text) ? text : text.replace(hidden, ''))

// Nearly every text of a plan is plain English, and is only looked at.
const isPlain = (text: string) => !/[^\t\n\r -~]/u.test(text)

const hidden = new RegExp(
  [
    // Tabs and new lines are spaces, and stay.
    String.raw`(?!\s)\p{Cc}`,
    String.raw`\p{Cs}`,
    // Arabic, Syriac and Kaithi signs of numbers and verses can be seen; joiners have a rule of their own.
    String.raw`(?![\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u200C\u200D])\p{Cf}`,
    // All of the plane of tags but its variation selectors, which choose among forms of one Chinese character.
    String.raw`[\u{E0000}-\u{E00FF}\u{E01F0}-\u{E0FFF}]`,
    // A joiner shapes the letters of Persian and of India, and makes one emoji of two: without one before it, it is hidden.
    String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]`,
  ].join('|'),
  'gu',
)
