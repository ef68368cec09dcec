import { describe, expect, test } from 'vitest'
import { diets } from '../../1-runner/questionnaire.ts'
import { servedAt } from '../../3-menus/days/candidates.ts'
import { kitchenOf } from '../../3-menus/kitchen.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import type { ServedRecipe } from '../../3-menus/recipes/served-recipe.ts'
import { allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { findPhrases, indexPhrases } from '../../foods/names/phrases.ts'
import { isDish } from '../../../testing/dish-names.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { fillRecipeText, type Filling } from './recipe-text.ts'

const filling: Filling = {
  swaps: { 'any milk': 'oat-milk', 'any pasta': 'pasta-cooked' },
  uses: (food) => food === 'garlic',
  isAmerican: false,
}

describe('the text of a recipe', () => {
  test.each([
    ['Simmer the rice in {water} of water.', 'Simmer the rice in the water.'],
    ['Boil the {pasta} and warm the {milk}.', 'Boil the pasta and warm the oat milk.'],
    ['{pasta} with basil', 'Pasta with basil'],
    ['Fry the onion[garlic: and garlic][scallions: and scallions].', 'Fry the onion and garlic.'],
    ['Roast at {425 °F} until {165 °F} inside.', 'Roast at 220 °C until 74 °C inside.'],
    ['Add the {strawberries}.', 'Add the strawberries.'],
  ])('%j is filled: %j', (text, filled) => {
    expect(fillRecipeText(text, filling)).toBe(filled)
  })

  test('has Fahrenheit for Americans', () => {
    expect(fillRecipeText('Roast at {425 °F}.', { ...filling, isAmerican: true })).toBe('Roast at 425 °F.')
  })
})

/** The name and the steps as a runner of this kitchen reads them. */
function textsOf({ recipe, foods, swaps }: ServedRecipe): string[] {
  const served = new Set<string>(foods.map(({ id }) => id))
  const uses = (food: string) => served.has(food) || food in swaps
  return [recipe.name, ...recipe.method].flatMap((text) =>
    text === undefined ? [] : [fillRecipeText(text, { swaps, uses, isAmerican: true })],
  )
}

const occasions = ['breakfast', 'main', 'snack', 'race morning', 'recovery'] as const

test.each(allergenGroups.map(({ group }) => group))(
  'no recipe served without %s names a food of the group, nor leaves a brace',
  (id) => {
    const group = allergenGroups.find((each) => each.group === id)
    if (!group) throw new Error(id)
    const owned = (phrases: readonly string[]) => phrases.map((phrase) => ({ owner: id, phrase }))
    const index = indexPhrases(owned(group.food_words), owned(group.not_a_match))
    for (const diet of diets) {
      const kitchen = kitchenOf(someRunner({ diet, allergies: [id] }))
      const names = [...kitchen.foods.keys()]
        .flatMap((food) => {
          const { name, line, buys } = larderLine(food as LarderId)
          return [name, line ?? [], buys].flat()
        })
        .map((name) => name.toLowerCase())
        .toSorted((one, other) => other.length - one.length)
      const texts = occasions.flatMap((occasion) => servedAt(kitchen)(occasion).flatMap(textsOf))
      expect(texts.length).toBeGreaterThan(100)
      expect(texts.filter((text) => /[{}[\]]/.test(text))).toEqual([])
      const left = texts.map((text) =>
        names.reduce((all, name) => all.replaceAll(name, '·'), text.toLowerCase()),
      )
      expect(
        left.flatMap((text) => findPhrases(text, index)).filter(({ phrase }) => !isDish(phrase)),
      ).toEqual([])
    }
  },
)
