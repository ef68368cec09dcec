import { describe, expect, test } from 'vitest'
import { singularOf } from '../../foods/names/singular.ts'
import { type Food, findFood } from '../../foods/foods.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'
import { allRecipes } from './all-recipes.ts'
import type { Ingredient, Recipe } from './recipe.ts'
import { swapGroups } from './swap-groups.ts'

const ingredientsOf = ({ foods, seasoning }: Recipe): Ingredient[] => [...foods, ...seasoning]
const textOf = ({ method }: Recipe) => method.join(' ')

const faultsIn = (faultsOf: (recipe: Recipe) => readonly string[]) =>
  allRecipes.flatMap((recipe) => faultsOf(recipe).map((fault) => `${recipe.id}: ${fault}`))

describe('methods', () => {
  test('are at most three steps and sixty words', () => {
    expect(
      faultsIn((recipe) => {
        const words = textOf(recipe).split(/\s+/).length
        return words > 60 || recipe.method.length > 3 ? [`${words} words`] : []
      }),
    ).toEqual([])
  })

  test('name every food that is not a seasoning, by its brace or its noun', () => {
    expect(
      faultsIn((recipe) => {
        const text = textOf(recipe)
        const words = new Set(
          text
            .toLowerCase()
            .match(/\p{L}+/gu)
            ?.map(singularOf),
        )
        return recipe.foods
          .filter(([name]) =>
            name in swapGroups
              ? !text.includes(`{${name.slice('any '.length)}}`)
              : !nounsOf(name).some((noun) => words.has(noun)),
          )
          .map(([name]) => `${name} is not named`)
      }),
    ).toEqual([])
  })

  test('put no food in braces or brackets that the recipe lacks', () => {
    expect(
      faultsIn((recipe) => {
        const text = recipe.name + textOf(recipe)
        const names = ingredientsOf(recipe).map(([name]) => name)
        const optional = ingredientsOf(recipe).flatMap(([name, , isOptional]) => (isOptional ? [name] : []))
        const braces = [...text.matchAll(/\{([^}]+)\}/gu)]
          .map(([, group]) => group)
          .map((group) => (group === 'risotto' ? 'stock' : group))
          .filter((group) => group !== 'water' && !/^\d+ °F$/.test(group ?? ''))
        const brackets = [...text.matchAll(/\[([^:\]]+):[^\]]*\]/gu)].map(([, food = '']) => food)
        return [
          ...braces.filter((group) => !names.includes(`any ${group}`)).map((group) => `no any ${group}`),
          ...brackets.filter((food) => !optional.includes(food)).map((food) => `${food} is not optional`),
          ...(/[{}[\]]/u.test(text.replace(/\{[^{}]+\}|\[[^:[\]]+:[^[\]]*\]/gu, ''))
            ? ['a stray brace']
            : []),
        ]
      }),
    ).toEqual([])
  })

  test('put words about an optional food in brackets, so that they go with it', () => {
    expect(
      faultsIn((recipe) => {
        const text = textOf(recipe)
        return ingredientsOf(recipe).flatMap(([name, , isOptional]) =>
          isOptional && !text.includes(`[${name}:`) ? [`${name} has no words`] : [],
        )
      }),
    ).toEqual([])
  })

  test('leave an optional food out of the name with its words', () => {
    expect(
      faultsIn((recipe) => {
        const always = recipe.name.replace(/\[[^\]]*\]/gu, '').toLowerCase()
        const words = new Set(always.match(/\p{L}+/gu)?.map(singularOf))
        return ingredientsOf(recipe).flatMap(([name, , isOptional]) =>
          isOptional && !(name in swapGroups) && nounsOf(name).some((noun) => words.has(noun))
            ? [`${recipe.name}: ${name}`]
            : [],
        )
      }),
    ).toEqual([])
  })

  test('cook every egg until it is firm, whoever is pregnant, young or past 65', () => {
    const ofEggs = allRecipes.filter(({ foods }) => foods.some(([name]) => name.startsWith('egg-')))
    expect(ofEggs.length).toBeGreaterThan(40)
    expect(
      faultsIn((recipe) => {
        if (!ofEggs.includes(recipe)) return []
        const text = `${recipe.name}. ${textOf(recipe)}`
        const boiled = [...text.matchAll(/boil the eggs?(?: for)? (\d+)/giu)].map(([, minutes]) =>
          Number(minutes),
        )
        return [
          ...(/\b(?:runny|soft(?:ly)?[ -](?:boiled|poached|set|eggs?)|just set)\b/iu.test(text)
            ? ['soft']
            : []),
          ...(boiled.some((minutes) => minutes < 10) ? ['boiled too shortly'] : []),
          ...(/poach the egg/iu.test(text) && !/5 minutes, until (?:the yolks? (?:is|are) )?firm/u.test(text)
            ? ['poached too shortly']
            : []),
        ]
      }),
    ).toEqual([])
  })

  test('state no count of pieces, which would stay as it is where the dish is scaled', () => {
    const counts =
      /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)\b(?!-inch| minutes| hours)/iu
    expect(faultsIn((recipe) => textOf(recipe).match(counts)?.slice(0, 1) ?? [])).toEqual([])
    expect('fry four pancakes for two minutes').toMatch(counts)
    expect('fry four-inch pancakes for two minutes').not.toMatch(counts)
  })

  test('put temperatures in braces, for runners who read Celsius', () => {
    const bare = allRecipes.filter((recipe) => /°/.test(textOf(recipe).replace(/\{\d+ °F\}/gu, '')))
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  test('name the water that a dish soaks up, and no other', () => {
    expect(
      faultsIn((recipe) =>
        textOf(recipe).includes('{water}') === (typeof recipe.liquid === 'object') ? [] : ['its water'],
      ),
    ).toEqual([])
  })
})

/** The words of its names: "chicken" or "thigh" names chicken thighs, "soba" or "noodle" soba noodles. */
function nounsOf(id: string): string[] {
  const { name, line, buys } = larderLine(id as LarderId)
  const words =
    [name, line ?? [], buys]
      .flat()
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.map(singularOf).filter((word) => !describing.has(word))
}

const describing = new Set(
  'cooked raw dry dried fresh frozen canned drained in a of the with without and or white brown green red black low fat non plain light unsweetened boiled peeled baked medium large small skin ground lean whole wheat'.split(
    ' ',
  ),
)

/** Bought raw: smoked, canned and sliced meat and fish need no cooking. */
const rawIn = (recipe: Recipe): Food[] =>
  recipe.foods
    .flatMap(([id]) => findFood(id) ?? [])
    .filter(
      ({ category, boughtAs }) =>
        ['meat', 'fish', 'shellfish'].includes(category) && boughtAs?.weighed === 'raw',
    )

test('methods cook raw meat and fish until they are safe', () => {
  const cooked = allRecipes.flatMap((recipe) => rawIn(recipe).map((food) => ({ recipe, food })))
  expect(cooked.length).toBeGreaterThan(70)
  expect(
    cooked
      .filter(({ recipe, food }) => !isSafe(food).test(textOf(recipe)))
      .map(({ recipe, food }) => `${recipe.id}: ${food.id}`),
  ).toEqual([])
})

/** The temperatures of the USDA, or the signs it names: flaking fish, pink shrimp. */
function isSafe({ id, category }: Food): RegExp {
  if (/chicken|turkey/.test(id)) return /165 °F/
  if (/ground/.test(id)) return /160 °F/
  // Braised for more than an hour.
  if (id === 'beef-chuck-braised') return /1\d\d minutes|75 minutes/
  if (category === 'meat') return /145 °F/
  return category === 'shellfish' ? /145 °F|until pink/ : /145 °F|flakes/
}
