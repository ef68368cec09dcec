import type { Objects } from './objects.ts'
import { reference, utf16 } from './syntax.ts'

/** Width of every glyph, as a share of the font size. */
export const glyphWidth = 0.5

/** Codes of one font: a byte, without the 0. */
const codesInFont = 255

/** A character's font, and its code in it as two hexadecimal digits. */
interface Glyph {
  readonly font: number
  readonly code: string
}

/**
 * Fonts of empty glyphs. A reader sees the picture; what is selected, searched and read aloud is what the fonts
 * map their codes to. So every script works, and no font with its letters is needed.
 */
export class InvisibleFonts {
  readonly #characters = new Map<string, Glyph>()

  glyph(character: string): Glyph {
    const known = this.#characters.get(character)
    if (known) return known
    const count = this.#characters.size
    const glyph = { font: Math.floor(count / codesInFont), code: hexadecimal((count % codesInFont) + 1) }
    this.#characters.set(character, glyph)
    return glyph
  }

  /** Writes the fonts and returns the resources that name them. */
  async write(objects: Objects): Promise<string> {
    const characters = [...this.#characters.keys()]
    const empty = await objects.addStream('', '500 0 0 -200 500 800 d1')
    // Required in a tagged document even for a Type 3 font (9.6.5).
    const descriptor = objects.add('<</Type/FontDescriptor/FontName/Unseen/Flags 4/ItalicAngle 0>>')
    let named = ''
    for (let from = 0; from < characters.length; from += codesInFont) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the file is the same each time
      const font = await writeFont(objects, characters.slice(from, from + codesInFont), { empty, descriptor })
      named += `/F${from / codesInFont} ${reference(font)}`
    }
    return `/Font<<${named}>>`
  }
}

async function writeFont(
  objects: Objects,
  characters: readonly string[],
  { empty, descriptor }: { empty: number; descriptor: number },
): Promise<number> {
  const meanings = await objects.addStream('', meaningsOf(characters))
  // Not "m": a program that finds a glyph of that name takes its width for the size of the font.
  const names = characters.map((_, index) => `/g${index + 1}`)
  return objects.add(
    `<</Type/Font/Subtype/Type3/FontBBox[0 -200 500 800]/FontMatrix[.001 0 0 .001 0 0]/Resources<<>>` +
      `/FirstChar 1/LastChar ${characters.length}/Widths[${characters.map(() => 500).join(' ')}]` +
      `/Encoding<</Type/Encoding/Differences[1${names.join('')}]>>` +
      `/CharProcs<<${names.map((name) => `${name} ${reference(empty)}`).join('')}>>/ToUnicode ${reference(meanings)}/FontDescriptor ${reference(descriptor)}>>`,
  )
}

/** Which characters the codes stand for (9.10.3), in blocks of a hundred as the format requires. */
function meaningsOf(characters: readonly string[]): string {
  const lines = characters.map((character, index) => `<${hexadecimal(index + 1)}> <${utf16(character)}>`)
  let blocks = ''
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100)
    blocks += `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`
  }
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
    '/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def\n' +
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n' +
    '1 begincodespacerange\n<00> <FF>\nendcodespacerange\n' +
    `${blocks}endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
  )
}

const hexadecimal = (code: number) => code.toString(16).padStart(2, '0')
