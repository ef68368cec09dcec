/*
 * How much of a model's answer is read, in characters or entries. Each comment gives the size in the longest golden plan,
 * which a model may send back whole. Every reader relies on these: whatever a model sends, no reader gets a text that is
 * long enough to be slow on.
 */

/** Of a raw answer: 33,000 for the engine's plan on many lines; 16,000 tokens of reasoning are about 70,000. */
export const longestAnswer = 200_000

/** Of one text, which may have several lines: 1,640 for a day of menus. */
export const longestText = 4_000

/** Of one line: 660 for a note. The page has room for 320; longer lines are truncated here and rejected later. */
export const longestLine = 800

/** Of a list, rows or lines: 40 for a shopping list. */
export const mostEntries = 120

/** Of an object, in fields: 9 for the plan. */
export const mostFields = 40

/** Levels of nesting: 5 for a line of the long run, and some services wrap the plan. */
export const deepest = 10

/** Of everything in an answer together: 370 for a marathon. */
export const mostValues = 4_000

/** New lines that are checked for one list: at most 3 are requested, and 4 fit. */
export const mostChecked = 8

/** Code fences that are parsed: one is enough, unless an example precedes it. */
export const mostFences = 4

/** Opening braces that are tried as the start of a plan: the words before it may contain braces too. */
export const mostOpenings = 4

/** Of one of the runner's answers in the prompt: the engine refuses longer ones. */
export const longestTyped = 1_000

/** Of the model's first answer when it is sent back for repair. */
export const longestTurn = 60_000
