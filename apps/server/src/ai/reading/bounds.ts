/*
 * How much of a model's answer is read, in characters or entries. The longest plan of the engine's own golden runners,
 * which a model may hand back whole, is named beside each. All that reads an answer leans on these: whatever a model
 * sends, no reader meets a text that is long enough to be slow on.
 */

/** Of an answer as it came: 33,000 for the engine's plan on many lines, and 16,000 tokens of thoughts come to some 70,000. */
export const longestAnswer = 200_000

/** Of one text, which may hold lines: 1,640 for a day of menus. */
export const longestText = 4_000

/** Of one line: 660 for a note. The page has room for 320, and what is longer is refused after it was cut. */
export const longestLine = 800

/** Of a list, rows or lines: 40 for a shopping list. */
export const mostEntries = 120

/** Of an object, in fields: 9 for the plan. */
export const mostFields = 40

/** Of objects and lists in each other: 5 for a line of the long run, and some services wrap the plan. */
export const deepest = 10

/** Of everything in an answer together: 370 for a marathon. */
export const mostValues = 4_000

/** Of lines beside the engine's that are judged for one list: at most 3 are asked for, and 4 have room. */
export const mostJudged = 8

/** Of code fences that are looked into: one is enough, unless an example goes before it. */
export const mostFences = 4

/** Of braces that a plan may open with: the words before it may hold braces of their own. */
export const mostOpenings = 4

/** Of one of the runner's answers, on its way to a model: the engine refuses what is longer. */
export const longestTyped = 1_000

/** Of the model's first answer that goes back to it with what was wrong. */
export const longestTurn = 60_000
