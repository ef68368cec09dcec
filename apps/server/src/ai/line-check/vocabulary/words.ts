/** A list as it is written: words between spaces and line breaks. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/u)
