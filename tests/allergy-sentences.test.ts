import { expect, test } from 'vitest'
import { readAllergies } from '../packages/engine/src/1-runner/allergies/read-allergies.ts'
import { foods } from '../packages/engine/src/foods/foods.ts'
import { type Eater, permitsFood, permitsProduct } from '../packages/engine/src/foods/exclusions/permitted.ts'
import { products } from '../packages/engine/src/foods/products.ts'
import { type AllergySentence, allergySentences, isHeldOut } from './allergy-sentences.ts'

const [tuning, heldOut] = [false, true].map((held) =>
  allergySentences.filter((sentence) => isHeldOut(sentence) === held),
)

test('there are over 200 distinct sentences, about a third of them held out', () => {
  expect(new Set(allergySentences.map(({ text }) => text)).size).toBe(allergySentences.length)
  expect(allergySentences.length).toBeGreaterThan(200)
  expect(heldOut?.length).toBeGreaterThan(allergySentences.length / 4)
  expect(heldOut?.length).toBeLessThan(allergySentences.length / 2.5)
})

test.each([
  ['tuning', tuning ?? [], 0.8],
  ['held-out', heldOut ?? [], 0.6],
])('of the %s sentences every food is excluded', (part, sentences, leastPrecise) => {
  const read = sentences.map(foodsRead)
  const sum = (count: (each: FoodsRead) => number) => read.reduce((total, each) => total + count(each), 0)
  const [asked, missed] = [sum((each) => each.asked), read.flatMap((each) => each.missed)]
  const precision = sum((each) => each.right) / sum((each) => each.given)
  process.stdout.write(
    `${sentences.length} ${part} sentences: recall ${percent(1 - missed.length / asked)} of ${asked} foods, precision ${percent(precision)}\n`,
  )
  expect(missed).toEqual([])
  expect(precision).toBeGreaterThan(leastPrecise)
})

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

interface FoodsRead {
  /** Foods that the sentence excludes, and those of them that were missed. */
  readonly asked: number
  readonly missed: readonly string[]
  /** Groups, families and names that were read, and those of them that the sentence names. */
  readonly given: number
  readonly right: number
}

function foodsRead({ text, listed, names }: AllergySentence): FoodsRead {
  const { groups, families = [], unknown } = readAllergies(text)
  const ids: readonly string[] = [...groups, ...families]
  // Excluding milk excludes lactose.
  const isListed = (id: string) => ids.includes(id) || (id === 'lactose' && ids.includes('milk'))
  const missed = [
    ...listed.filter((id) => !isListed(id)),
    ...names.filter(
      (name) => !isShown(name, { families, unknown }) || !isLeftOut(name, { families, unknown }),
    ),
  ]
  const right = ids.filter((id) => listed.includes(id) || (id === 'milk' && listed.includes('lactose')))
  const exact = [...unknown, ...families.map(asWords)].filter((name) =>
    names.some((each) => isSame(each, name)),
  )
  return {
    asked: listed.length + names.length,
    missed: missed.map((food) => `${food} of "${text}"`),
    given: ids.length + unknown.length,
    right: right.length + exact.length,
  }
}

/** `bell_peppers`: a family by the name of one food. */
const asWords = (family: string) => family.replaceAll('_', ' ')

/** "tapioca pearls" are tapioca, and "apples" an apple. */
const isSame = (name: string, read: string) =>
  name === read || `${name}s` === read || name.startsWith(`${read} `)

interface Read {
  readonly families: readonly string[]
  readonly unknown: readonly string[]
}

/** The page lists it among the excluded names or families. */
const isShown = (name: string, { families, unknown }: Read) =>
  unknown.some((each) => ` ${each} `.includes(` ${name} `)) ||
  families.map(asWords).some((family) => isSame(name, family))

/** No food that the name alone excludes is permitted. */
function isLeftOut(name: string, read: Read): boolean {
  const [alone, reader] = [{ families: [], unknown: [name] }, read].map(eaterWithout) as [Eater, Eater]
  return (
    foods.every((food) => permitsFood(alone, food).permitted || !permitsFood(reader, food).permitted) &&
    products.every((fuel) => permitsProduct(alone, fuel).permitted || !permitsProduct(reader, fuel).permitted)
  )
}

const eaterWithout = ({ families, unknown }: Read): Eater => ({
  diet: 'Omnivore',
  age: 30,
  exclusions: { groups: [], codes: [], families, unknown },
})
