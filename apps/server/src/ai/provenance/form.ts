/** Why a line does not fit the page, in the words of the note; undefined where it does. */
export function misfit(line: string, most: { characters: number; words: number }): string | undefined {
  return misfits.find(({ is }) => is(line, most))?.because
}

const misfits: readonly {
  readonly is: (line: string, most: { characters: number; words: number }) => boolean
  readonly because: string
}[] = [
  {
    is: (line, most) => line.length > most.characters || wordsOf(line).length > most.words,
    because: 'ran too long',
  },
  {
    is: (line) =>
      /https?:|www\.|\w-*\.(?:com|org|net|io|co|info|app|ai|de|uk|ru|cn|shop|xyz)\b|@\w|mailto:/iu.test(line),
    because: 'held a link or an address',
  },
  {
    is: (line) => /[<>{}[\]\\|`*_#~^$€£=]|&(?:\w+|#\d+);/u.test(line),
    because: 'held markup',
  },
  {
    is: (line) =>
      /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Extended_Pictographic}|(?![0-9¼-¾⅐-⅞])[\p{Nd}\p{Nl}\p{No}]|[ªº\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\uff00-\uffef]/u.test(
        line,
      ),
    because: 'held unusual letters or signs',
  },
  { is: isNotEnglish, because: 'came in another language' },
]

const wordsOf = (line: string) => line.match(/[\p{L}\p{N}']+/gu) ?? []

/** Nine words of English hold some of its commonest; fewer are known by a word of another language. */
function isNotEnglish(line: string): boolean {
  const words = wordsOf(line.toLowerCase())
  if (words.length < 9) return words.some((word) => /[^a-z0-9']/u.test(word) || foreign.has(word))
  const common = words.filter((word) => commonest.has(word)).length
  const others = words.filter((word) => foreign.has(word)).length
  return common / words.length < 0.12 || others > 1
}

const commonest = new Set(
  (
    'the a an of to and or in on at for with your you it is are be that this them they as by from if when then than so but not ' +
    'no do before after up out over into let keep take have what will can each one its how where while only until'
  ).split(' '),
)

/** Words of other languages that plans are written in, numbers among them: what they count could not be read. */
const foreign = new Set(
  (
    'und oder der das ein eine mit für vor nach nicht zwei drei vier fünf sechs sieben acht neun zehn zwanzig halb halbe ' +
    'hundert trink trinken nimm le la les des du une et avec pour avant deux trois quatre cinq sept huit neuf dix vingt ' +
    'cent demi boire el los las una para antes dos tres cuatro cinco seis siete ocho nueve diez veinte cien ' +
    'medio litro litros beber il gli di che tre quattro sette otto dieci venti cento mezzo bere een het twee drie vijf'
  ).split(' '),
)
