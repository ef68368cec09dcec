import type { StationKind } from './course-file.ts'

/** What a waypoint calls itself: its name, and the type and the symbol that the program has given it. */
interface StationTexts {
  readonly name: string
  readonly type: string
  readonly symbol: string
}

/** The kind of aid station that a waypoint promises, or null for any other waypoint. A type says more than a name. */
export function stationKind({ name, type, symbol }: StationTexts): StationKind | null {
  return kindOf(type) ?? kindOf(name) ?? kindOf(symbol)
}

function kindOf(text: string): StationKind | null {
  const plain = plainText(text)
  const unspaced = unspacedWords.find(([word]) => plain.includes(word))
  if (unspaced !== undefined) return unspaced[1]
  const words = plain.match(/\p{L}+|[,;:(/–]/gu) ?? []
  const kinds = words.map((word, at) =>
    notBefore.has(words[at + 1] ?? '') || notAfter.has(words[at - 1] ?? '') ? null : kindOfWord(word),
  )
  return inOrder.find((kind) => kinds.includes(kind)) ?? null
}

/** In small letters without accents. */
const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** "Food and water" is more than water. */
const inOrder: readonly StationKind[] = ['gel', 'food', 'water', 'aid']

function kindOfWord(word: string): StationKind | null {
  const stem = word.replace(
    /(?:s?(?:stelle|station|stasjon|stand|posten|post|punkt|point|punt|stop))n?s?$/,
    '',
  )
  return byWord.get(word) ?? byWord.get(stem) ?? null
}

/** Written without accents. */
const words: Readonly<Record<StationKind, string>> = {
  gel: 'gel gels energygel',
  food: 'food feed feeding nutrition nourriture ravito ravitos ravitaillement ravitaillements avituallamiento avituallamientos avituallament abastecimento abastecimentos ristoro ristori rifornimento verpflegung verpfleg labe verzorging bevoorrading mat bufet obcerstveni energibar',
  water:
    'water waters drink drinks drinking hydration hidratacion hidratacao hydratation idratazione wasser getranke getrank trink eau eaux boisson boissons agua acqua bebida bevande dricka drikke vatten vatska vatske vand vann vaeske vesi woda voda su drank',
  aid: 'aid aidstation refreshment refreshments erfrischung vp ravitpoint',
}

const byWord = new Map(
  (Object.keys(words) as StationKind[]).flatMap((kind) => words[kind].split(' ').map((word) => [word, kind])),
)

/** Of scripts that put no space between words. */
const unspacedWords = Object.entries({
  給水: 'water',
  饮水: 'water',
  飲水: 'water',
  급수: 'water',
  給食: 'food',
  补给: 'food',
  補給: 'food',
  エイド: 'aid',
} satisfies Record<string, StationKind>).map(([word, kind]) => [plainText(word), kind] as const)

/** Water Street and a water fall are no stations, */
const notBefore = new Set(
  'street st road rd avenue ave lane drive boulevard blvd tower fall falls front hydrant bridge gate museum park works treatment court closed'.split(
    ' ',
  ),
)

/** nor is first aid, fast food, or no water. */
const notAfter = new Set(['first', 'fast', 'no', 'not', 'non'])
