/*
 * How much of a model's answer is read, in characters or entries. Each comment gives the size in the longest answer that is
 * asked for: twelve meals, three codes and fourteen full lines, indented. Every reader relies on these: whatever a model
 * sends, no reader gets a text that is long enough to be slow on.
 */

/** Of a raw answer: 8,100, or 32,000 with every meal and four lines a place; 16,000 tokens of reasoning are about 70,000. */
export const longestAnswer = 200_000

/** Of one text: 320, or 1,300 where a model writes the four lines of a place in one. */
export const longestText = 4_000

/** Of one line: 320, for which the page has room; longer lines are truncated here and rejected later. */
export const longestLine = 800

/** Of a list: 14 lines, or 56 with every meal. */
export const mostEntries = 120

/** Of an object, in fields: 12 where a model writes the meals as a record, and up to 48 meals that a wish swaps. */
export const mostFields = 50

/** Levels of nesting: 6 for a recipe of a meal, and some services wrap the answer. */
export const deepest = 10

/** Of everything in an answer together: 122, or 507 with every meal and four lines a place. */
export const mostValues = 4_000

/** New lines that are checked for one place: one or two are requested, and at most 4 fit. */
export const mostChecked = 8

/** Code fences that are parsed: one is enough, unless an example precedes it. */
export const mostFences = 4

/** Opening braces that are tried as the start of an answer: the words before it may contain braces too. */
export const mostOpenings = 4

/** Of one of the runner's answers in the prompt: the engine refuses longer ones. */
export const longestTyped = 1_000

/** Of the model's first answer when it is sent back for repair: above any that is asked for. */
export const longestTurn = 10_000
