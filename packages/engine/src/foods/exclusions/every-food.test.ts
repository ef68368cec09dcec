import { describe, expect, test } from 'vitest'
import { itemsOf, readAllergies, readItems } from '../../1-runner/allergies/read-allergies.ts'
import { describeAllergies } from '../../7-words/answers/describe-allergies.ts'
import { foods } from '../foods.ts'
import { foodsNamedBy } from './names-a-food.ts'
import { permitsFood } from './permitted.ts'

const leftOutBy = (typed: string) => {
  const exclusions = readAllergies(typed)
  const byPart = new Set(exclusions.unknown.flatMap(foodsNamedBy))
  return foods.filter(
    (food) => !permitsFood({ diet: 'Omnivore', age: 30, exclusions }, food).permitted || byPart.has(food),
  )
}

const saidOf = (typed: string) => {
  const { text, unsure = '' } = describeAllergies(readItems(typed, itemsOf(typed)))
  return `${text} ${unsure}`
}

/** "Kiwifruit, green" is typed as kiwifruit; "Zucchini (courgette), cooked" as zucchini. */
const everyday = (name: string) => name.replace(/ ?[,(].*$/u, '')

// Water is no food, "sports drink" tells what its user does, and lactose-free milk is what is drunk without lactose.
const notExcluded = /^(?:water-tap|sports-drink-ready.*|milk-lactose-free.*)$/u
const eaten = foods.filter(({ id }) => !notExcluded.test(id))

describe('a food that is typed as an allergy', () => {
  test.each(eaten.map(({ id, name }) => [everyday(name), id]))(
    '%s leaves out %s, and is recognized',
    (typed, id) => {
      expect(leftOutBy(typed).map((food) => food.id)).toContain(id)
      expect(saidOf(typed)).not.toMatch(/check yourself|No food recognized|read as/)
    },
  )

  test.each([
    ['kiwi', ['kiwifruit']],
    ['kiwis', ['kiwifruit']],
    ['papaya', ['papaya']],
    ['pawpaw', ['papaya']],
    ['grape', ['grapes', 'grape-juice', 'grapefruit']],
    ['cherry', ['cherries-sweet', 'cherries-tart-dried']],
    ['courgettes', ['zucchini-cooked']],
    ['aubergine', ['eggplant-cooked']],
    ['rocket', ['arugula']],
    ['cilantro', ['cilantro-fresh']],
    ['coriander', ['cilantro-fresh', 'coriander-seed']],
    ['garbanzo beans', ['chickpeas-canned', 'hummus']],
    ['chickpea', ['chickpeas-canned', 'hummus']],
    ['beet', ['beets-cooked', 'beets-canned']],
    ['beetroot', ['beets-cooked', 'beets-canned']],
    ['capsicum', ['bell-pepper-red', 'bell-pepper-red-cooked']],
    ['bell pepper', ['bell-pepper-red', 'bell-pepper-red-cooked']],
    ['bok choy', ['pak-choi-cooked']],
    ['tangerines', ['clementine']],
    ['linseed', ['flaxseed']],
    ['sultanas', ['raisins', 'bread-raisin']],
    ['chilli', ['chili-pepper-red', 'hot-sauce']],
    ['cassava', ['tapioca-pearls-dry', 'bread-gf-white']],
    ['brussels sprouts', ['brussels-sprouts-cooked']],
    ['prawn', ['shrimp-cooked']],
    ['spring onion', ['scallions']],
    ['maize', ['corn-canned', 'corn-grits-cooked']],
    ['tomato', ['tomatoes-raw', 'marinara-sauce', 'ketchup', 'salsa']],
    ['peas', ['green-peas-cooked', 'pea-protein-powder', 'mixed-vegetables-cooked']],
  ])('%s leaves out %j, and is recognized', (typed, ids) => {
    expect(leftOutBy(typed).map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]))
    expect(saidOf(typed)).not.toMatch(/check yourself|No food recognized|read as/)
  })

  test.each([
    ['kiwi', 1],
    ['papaya', 1],
    ['cherry', 2],
    ['bok choy', 1],
    ['tangerine', 1],
  ])('%s leaves out %d of our foods and no other', (typed, count) => {
    expect(leftOutBy(typed)).toHaveLength(count)
  })

  test.each(['mango lassi', 'zorbel', 'kiwi grundle'])('%s is not a food we know', (typed) => {
    expect(saidOf(typed)).toContain('check yourself')
  })
})
