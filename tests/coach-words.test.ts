import { describe, expect, test } from 'vitest'
import { parsePhrases } from '../apps/server/src/ai/line-check/vocabulary/parse-phrases.ts'
import { english } from '../apps/server/src/ai/line-check/vocabulary/en.ts'
import allergenGroups from '../packages/engine/src/foods/exclusions/allergen-groups.json' with {
  type: 'json',
}
import families from '../packages/engine/src/foods/exclusions/food-families.json' with { type: 'json' }
import foods from '../packages/engine/src/foods/foods.json' with { type: 'json' }
import products from '../packages/engine/src/foods/sports-products.json' with { type: 'json' }

/** Those of sentences without a fact of the plan; the frames around facts are read one by one. */
const knownWords = new Set(
  Object.values(english.frames.talk)
    .flatMap(parsePhrases)
    .flatMap((phrase) => phrase.flatMap((place) => [...place.keys()])),
)

describe('the words of a coach’s sentences', () => {
  test('are several hundred', () => {
    expect(knownWords.size).toBeGreaterThan(300)
  })

  test('contains no number, no unit and no amount of a dose', () => {
    const counts = `zero one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty
      fifty sixty hundred thousand million second third fourth fifth tenth quarter quarters dozen dozens couple trio once twice
      thrice times double triple single gram grams kilo kilos kilogram mg ml liter liters ounce ounces pound pounds hour hours
      minute minutes meter meters degrees percent calories cup cups glass spoon teaspoon tablespoon bottle bottles flask sip sips
      dose doses gel gels tablet tablets pill pills capsule capsules caps packet sachet scoop serving portion slice handful pinch`
    expect(counts.split(/\s+/u).filter((word) => knownWords.has(word))).toEqual([])
  })

  test('contains no food, drink or product of the tables', () => {
    const names = [
      ...foods.map(({ name }) => name),
      ...products.flatMap(({ brand, name }) => [brand, name, `${brand ?? ''} ${name}`]),
      ...allergenGroups.flatMap(({ input_words, food_words }) => [
        ...(input_words ?? []),
        ...(food_words ?? []),
      ]),
      ...families.flatMap(({ input_words, foods: members }) => [...input_words, ...members]),
    ].filter((name) => name !== null)
    const named = names.filter((name) => {
      const words = name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
      return words.length > 0 && !/\d/u.test(name) && words.every((word) => knownWords.has(word))
    })
    expect(names.length).toBeGreaterThan(1000)
    expect(named).toEqual([])
  })

  test('contains no medicine, alcohol, money, link or sign of danger', () => {
    const never = `medicine medicines drug drugs pill aspirin ibuprofen paracetamol doctor hospital caffeine coffee espresso alcohol
      beer wine vodka salt sodium sugar water drink drinks drinking eat eating swallow thirst thirsty hungry money price cheap buy
      pay dollar dollars link site website email page www com chest heart head stomach belly gut eyes skin kidney pain pains ache
      aches hurt hurts dizzy faint fainting confused numb vomit nausea cramp cramps blood fever sick ill weight diet lighter thin
      slim skip double ignore refuse must push fight suffer allergy allergies allergic celiac vegan gluten nuts safe harmless
      wrong false warning warnings notes plan table`
    expect(never.split(/\s+/u).filter((word) => knownWords.has(word))).toEqual([])
  })
})

/** Words that would turn a fact of the plan into more, less, other, or another time. */
test('the words around a fact never count, repeat, move or leave out', () => {
  const words = new Set(
    english.frames.groups
      .flatMap(({ leads = '', cores = '', tails = '', statements = '' }) => [leads, cores, tails, statements])
      .concat(Object.values(english.frames.manner))
      .flatMap(parsePhrases)
      .flatMap((phrase) => phrase.flatMap((place) => [...place.keys()])),
  )
  const never = `again also another any before both but double each early earlier every extra few half instead later less many
    more most never no not once only or other others same second share skip some third twice until unless when whenever without
    half whole tonight tomorrow today yesterday now always often first last next previous`
  const said = never.split(/\s+/u).filter((word) => words.has(word))
  // "arrive early before {race.start}", "without hurry"
  expect(said.toSorted()).toEqual(['before', 'early', 'without'])
  expect(words.size).toBeGreaterThan(100)
})
