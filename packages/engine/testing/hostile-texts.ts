import { type Field, fields, type Questionnaire } from '../src/1-runner/questionnaire.ts'
import { allergenGroups } from '../src/foods/exclusions/allergen-groups.ts'
import { foodFamilies } from '../src/foods/exclusions/food-families.ts'

/** Reproducible randomness: a whole number below `count`. */
export type Chance = (count: number) => number

/** Numerical Recipes' linear congruential generator: hostile texts need only variety. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

const oneOf = <Thing>(things: readonly Thing[], chance: Chance): Thing => {
  const thing = things[chance(things.length)]
  if (thing === undefined) throw new Error('There is nothing to choose from.')
  return thing
}

const allergenWords = allergenGroups.flatMap((group) => [...group.input_words, ...group.not_a_match])
const familyWords = foodFamilies.flatMap(({ input_words }) => input_words)
const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = (text: string) => Array.from(text)

/** The pieces of hostile texts. */
export const hostilePieces: Readonly<Record<string, (chance: Chance) => string>> = {
  'a sign that stands for many letters': (chance) => oneOf(characters('㌚ﷺﷻ㌀㍿㋿ﬃ⅓½ⅷ㏂™🄐㈪'), chance),
  'a word of three letters': (chance) => `${word(chance, 3)} `,
  'a name that nobody knows': (chance) => `${word(chance, 3 + chance(9))}, `,
  'a slip of an allergen': (chance) => `${slipOf(oneOf(allergenWords, chance), chance)} `,
  'letters of many allergens': (chance) => `${word(chance, 8, 'aceilnorst')} `,
  'an allergen': (chance) => `${oneOf(allergenWords, chance)}${oneOf([', ', ' ', '/', '; ', '\n'], chance)}`,
  'a family of foods': (chance) => `${oneOf(familyWords, chance)} `,
  'a character of Chinese or Japanese': (chance) =>
    oneOf(characters('大豆乳卵小麦蟹海老腰果無花生とのやもピーナッツ'), chance),
  'an emoji': (chance) => oneOf(['🥜', '🌰', '☕', '👩🏽‍🍳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🦄', '❤️', '🇺🇸'], chance),
  'a mark above a letter': (chance) =>
    oneOf(['\u0301', '\u0345', '\u05B0', '\u064B', '\u{1D165}', 'e\u0302'], chance),
  'a separator': (chance) =>
    oneOf([',', ';', '/', '|', '\n', '、', '،', '，', ' ', '\u3000', '-', '&'], chance),
  'Hebrew or Arabic with what is written together with it': (chance) =>
    `${oneOf(['ו', 'וב', 'וה', 'ול', 'وبال', 'لل', 'ال', ''], chance)}${oneOf(['מהולחב', 'אגוזים', 'خبيزة', 'حليب'], chance)} `,
  'a number or a mark beside one': (chance) =>
    oneOf(
      ['1', '9', ':', '.', ',', "'", '"', ' 5', '-', '/', '~', ' h', ' min', ' km', ' m', '½', '1,200', 'e9'],
      chance,
    ),
  'a sentence': (chance) => `${oneOf(sentences, chance).replace('*', oneOf(allergenWords, chance))} `,
  'what cannot be seen': (chance) =>
    oneOf(['\u202E', '\u2066', '\uD83D', '\uDE00', '\u200D', '\u0000', '\uFEFF', '\u{E0041}', 'x'], chance),
}

const sentences = [
  'I am allergic to *, and my doctor told me to stay away from it.',
  'Soy alérgico a * y no puedo comer nada con trazas.',
  'Ich vertrage * nicht, auch keine Spuren davon.',
  'Je suis allergique à *, même cuit.',
  'Sono allergica a * e a tutto ciò che lo contiene.',
  'У меня аллергия на *.',
  'لدي حساسية من * منذ الطفولة.',
  'יש לי אלרגיה ל* מאז ילדות.',
  '私は*アレルギーがあります。',
  '我对*过敏。',
]

const word = (chance: Chance, length: number, from = letters) =>
  Array.from({ length }, () => oneOf(characters(from), chance)).join('')

function slipOf(given: string, chance: Chance): string {
  const place = chance(given.length)
  const letter = oneOf(characters(letters), chance)
  return (
    given.slice(0, place) +
    oneOf(['', letter, letter + (given[place] ?? '')], chance) +
    given.slice(place + 1)
  )
}

/** A text of one kind of pieces, or of all kinds in turn, truncated to `length`. */
export function hostileText(chance: Chance, length: number): string {
  const kinds = Object.values(hostilePieces)
  const kind = chance(3) === 0 ? undefined : oneOf(kinds, chance)
  const again = chance(3) === 0 ? 40 : 1
  let text = ''
  while (text.length < length) text += (kind ?? oneOf(kinds, chance))(chance).repeat(again)
  return text.slice(0, length)
}

/** Lengths around the limits of an answer, most of them within. */
const lengths = [12, 60, 190, 200, 201, 400, 990, 1000, 1000, 1001, 10_000]

const mostOf = (field: Field) => (field === 'allergies' ? 1000 : 400)

/** Answers with one hostile text, or all; within the 64 KiB of a call, including JSON escapes. */
export function hostileAnswers(answers: Questionnaire, chance: Chance): Questionnaire {
  const length = oneOf(lengths, chance)
  const all = chance(10) === 0
  const one = chance(2) === 0 ? 'allergies' : oneOf(fields, chance)
  const hostile = fields
    .filter((field) => all || field === one)
    .map((field) => [field, hostileText(chance, all ? Math.min(length, mostOf(field)) : length)])
  return { ...answers, ...Object.fromEntries(hostile) }
}
