export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lowercaseFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
