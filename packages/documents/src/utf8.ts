// In every browser and in Node; the package is compiled without the types of either.
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const encoder = new TextEncoder()

/** The bytes of a text in UTF-8; half of a character becomes U+FFFD. */
export const utf8 = (text: string): Uint8Array => encoder.encode(text)
