// Letters of other alphabets, and unusual Latin ones, each listed after the Latin letter it looks like.
const alike = `
  aаАαΑɑᴀ bвВЬьβΒʙƄ cсСϲᴄ dԁᴅđɖɗ eеЕεΕᴇєҽ fꜰƒ gɡɢց hһнНΗʜհħ iіІιΙɪıɩɨӏ jјЈᴊյ kкКκΚᴋ lʟłɫǀ mмМΜᴍ nոпηΝɴ oоОοΟσօᴏ
  pрРρΡᴘþ qԛզ rгʀ sѕЅꜱʂ tтТτΤᴛŧ uυսᴜ vνѵᴠ wԝωᴡѡ xхХχΧ yуУγΥүʏ zΖᴢƶ
`

const latinOf = new Map(
  alike
    .trim()
    .split(/\s+/u)
    .flatMap((group) => {
      const [latin = '', ...others] = Array.from(group)
      return others.map((letter) => [letter, latin] as const)
    }),
)

/** Circled, squared and flag letters, which no Unicode normalization form maps to plain ones: 🅟, 🅿, 🇵. */
const framed = [0x1f150, 0x1f170, 0x1f1e6]

function latinLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const first = framed.find((start) => code >= start && code < start + 26)
  return first === undefined ? (latinOf.get(letter) ?? letter) : String.fromCodePoint(0x61 + code - first)
}

/** Digits and signs that are read as letters within a word: p3anut, $oy. */
const readAs: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  $: 's',
  '€': 'e',
}
const withinAWord = /(?<=\p{L})[01345@$€!|](?=\p{L})|(?<![\p{L}\p{N}])[@$€](?=\p{L})/gu

/** The text with every letter that looks Latin replaced by the Latin one; 1, ! and | may be an i or an l. */
export const toLatin = (text: string, one: 'i' | 'l') =>
  Array.from(text, latinLetter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(withinAWord, (sign) => readAs[sign] ?? one)
