import { dishName } from '../../7-words/menus/dish-words.ts'
import { describe, expect, test } from 'vitest'
import { diets, emptyQuestionnaire } from '../../1-runner/questionnaire.ts'
import { readAllergies } from '../../1-runner/allergies/read-allergies.ts'
import { interpretAnswer } from '../../7-words/answers/interpret-answer.ts'
import { planRace, type RacePlan } from '../../plan-race.ts'
import { familiesNamed, foodFamilies } from './food-families.ts'
import { findFood, foods as allFoods } from '../foods.ts'
import { findPhrases, indexPhrases } from '../names/phrases.ts'
import { permitsFood } from './permitted.ts'

const today = { year: 2027, month: 3, day: 1 }
const answers = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-11',
  targetTimeOrPace: '1:58',
  age: '38',
  height: '170 cm',
  weight: '64 kg',
  weeklyMileage: '40 km',
  longRunDistance: '18 km',
}

describe('families of foods', () => {
  test('name foods in the data, each with a reason and its own names', () => {
    expect(foodFamilies.length).toBeGreaterThan(10)
    for (const { family, foods, names, because } of foodFamilies) {
      expect(
        foods.filter((id) => !findFood(id)),
        family,
      ).toEqual([])
      expect(foods.length, family).toBeGreaterThan(0)
      expect(names.length, family).toBeGreaterThan(0)
      expect(because, family).toMatch(/\.$/)
    }
    expect(new Set(foodFamilies.map(({ family }) => family)).size).toBe(foodFamilies.length)
  })

  test('include every food whose name contains one of their words', () => {
    const missing = foodFamilies.flatMap(({ family, names, input_words, not_a_match, foods: held }) => {
      const own = (phrases: readonly string[]) => phrases.map((phrase) => ({ owner: family, phrase }))
      const words = indexPhrases(own([...names, ...input_words]), own(not_a_match))
      return allFoods
        .filter(({ id, name }) => findPhrases(name, words).length > 0 && !held.includes(id))
        .map(({ id }) => `${family}: ${id}`)
    })
    expect(missing).toEqual([])
  })

  test.each([
    ['fruit', ['fruit', 'juice']],
    ['vegetables', ['vegetable']],
    ['meat', ['meat']],
    ['legumes', ['legume', 'soy']],
  ])('%s includes every food of its categories', (family, categories) => {
    const held = new Set(foodFamilies.find((each) => each.family === family)?.foods)
    const ofThem = allFoods.filter(({ category }) => categories.includes(category))
    expect(ofThem.length).toBeGreaterThan(5)
    expect(ofThem.filter(({ id }) => !held.has(id)).map(({ id }) => id)).toEqual([])
  })

  test.each(['dried fruit', 'fruit'])('%s excludes the granola with raisins', (typed) => {
    const granola = findFood('granola-lowfat')
    const eater = { diet: 'Omnivore', age: 30, exclusions: readAllergies(typed) } as const
    expect(granola && permitsFood(eater, granola).permitted).toBe(false)
  })

  test.each([
    ['citrus', 'citrus'],
    ['Citrus fruits, nothing else', 'citrus'],
    ['berries', 'berries'],
    ['nightshades', 'nightshades'],
    ['pulses', 'legumes'],
    ['garlic', 'alliums'],
    ['red meat', 'red_meat'],
    ['spicy food', 'spicy'],
    ['meat', 'meat'],
    ['no fruit', 'fruit'],
    ['Gemüse', 'vegetables'],
    ['Knoblauch', 'alliums'],
    ['dried fruit', 'dried_fruit'],
    ['Trockenfrüchte', 'dried_fruit'],
    ['root vegetables', 'root_vegetables'],
    ['gelatine', 'gelatin'],
  ])('%s is the family %s, and not an unknown word', (typed, family) => {
    const { families, unknown } = readAllergies(typed)
    expect(families).toEqual([family])
    expect(unknown.filter((word) => !['else', 'nothing else'].includes(word))).toEqual([])
  })

  test.each([
    'sesame seeds',
    'strawberry',
    'fruits de mer',
    'fruits à coque',
    'vegetable oil',
    'jelly beans',
    'green beans',
    'mustard seeds',
    'raisins',
  ])('%s is not a family', (typed) => {
    expect(readAllergies(typed).families).toBeUndefined()
  })

  test.each(['frutta secca', 'allergia alla frutta secca', 'fruits secs', 'dry fruits'])(
    '%s is nuts, peanuts and dried fruit, for it may mean any of them',
    (typed) => {
      const { groups, families, unknown } = readAllergies(typed)
      expect({ groups, families, unknown }).toEqual({
        groups: ['nuts'],
        families: ['dried_fruit'],
        unknown: [],
      })
    },
  )

  test('are shown under the field, with the allergens', () => {
    const { text = '', tone } = interpretAnswer('allergies', 'peanuts, citrus', answers, today) ?? {}
    expect(text).toMatch(/^Left out of everything: .*peanut.*citrus fruit$/)
    expect(tone).toBe('read')
  })

  test.each(foodFamilies)(
    '$family: excluded from every plan, according to the audit too, and named in a note',
    ({ family, label, input_words: words, foods }) => {
      for (const dietPreference of diets) {
        const { object, plan, audit } = marathonWithout(words[0] ?? '', dietPreference)
        // Where few foods are left, a day may come less near to its targets.
        const findings = audit.findings.filter(({ severity }) => severity === 'hard')
        expect(findings, `${family} ${dietPreference}`).toEqual([])
        const eaten = [...plan.training_days, ...plan.race_week].flatMap(({ meals }) =>
          meals.flatMap(({ items }) => items),
        )
        expect(
          eaten.filter(({ food_id: id }) => foods.includes(id)),
          family,
        ).toEqual([])
        expect(object.assumptions_safety.join('\n')).toContain(`Left out by name: ${label}.`)
      }
    },
  )

  test.each(foodFamilies)(
    '$family: leaves three breakfasts before a long run, and more than one for the loading days',
    ({ family, input_words: words }) => {
      for (const dietPreference of diets) {
        const { object, plan } = marathonWithout(words[0] ?? '', dietPreference)
        const before = object.long_run_fueling.pre_run.examples.filter((line) =>
          /^\d to \d hours before/.test(line),
        )
        expect(new Set(before).size, `${family} ${dietPreference}`).toBe(3)
        const breakfasts = plan.race_week.slice(-4).map(({ meals: [meal] }) => meal && dishName(meal))
        expect(breakfasts).toHaveLength(4)
        expect(breakfasts).not.toContain(undefined)
        expect(new Set(breakfasts).size, `${family} ${dietPreference}`).toBeGreaterThan(1)
      }
    },
  )

  test('are named in no advice of a plan that excludes them', () => {
    // Spices are not in the data, and "nothing spicy" is the advice itself.
    for (const { family, label, input_words: words } of foodFamilies.filter(
      (one) => one.family !== 'spicy',
    )) {
      const { profile: _, assumptions_safety: notes, ...advice } = marathonWithout(words[0] ?? '').object
      const own = notes.filter((note) => !note.startsWith(`Left out by name: ${label}`))
      // Neither is a bean.
      const text = JSON.stringify({ ...advice, own }).replace(/\b(?:jelly|green) beans\b/gi, '')
      for (const word of words.filter((each) => /^[a-z ]+$/.test(each)))
        expect(text, family).not.toMatch(new RegExp(`\\b${word}s?\\b`, 'i'))
    }
  })

  test('exclude nothing that the runner did not name', () => {
    const eater = { diet: 'Omnivore', age: 30, exclusions: readAllergies('citrus') } as const
    expect(familiesNamed(eater.exclusions.families).map(({ family }) => family)).toEqual(['citrus'])
    const [orange, apple] = [findFood('orange'), findFood('apple-with-skin')]
    expect(orange && permitsFood(eater, orange)).toEqual({
      permitted: false,
      because: { code: 'family', family: 'citrus' },
    })
    expect(apple && permitsFood(eater, apple).permitted).toBe(true)
  })
})

const marathons = new Map<string, RacePlan>()

/** Planned once for all tests. */
function marathonWithout(allergies: string, dietPreference = answers.dietPreference): RacePlan {
  const key = `${allergies} ${dietPreference}`
  const before = marathons.get(key)
  if (before) return before
  const marathon = { ...answers, raceType: 'Marathon', targetTimeOrPace: '4:00:00' }
  const planned = planRace({ ...marathon, allergies, dietPreference }, today)
  if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
  marathons.set(key, planned.value)
  return planned.value
}
