/** A list written as words separated by spaces and line breaks. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/u)
