import fc from 'fast-check'

// Lone surrogates too: a form can send them. (The library's own `binary` unit takes a second to set up.)
const anyCharacter = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x1_0000, max: 0x10_ffff }).map((code) => String.fromCodePoint(code)),
)

/** Whatever a keyboard, a paste or a program can put into a field. */
export const anyText = (maxLength = 60) => fc.string({ unit: anyCharacter, maxLength })
