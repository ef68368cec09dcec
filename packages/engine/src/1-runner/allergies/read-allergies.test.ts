import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AllergenGroupId, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { healthWords } from '../health/health-words.ts'
import { readAllergies } from './read-allergies.ts'
import { anyText } from '../../../testing/any-text.ts'

test.each<[string, AllergenGroupId[]]>([
  ['peanuts and milk', ['milk', 'peanut']],
  ['Peanuts, Milk', ['milk', 'peanut']],
  ['peanuts; milk', ['milk', 'peanut']],
  ['peanuts/milk', ['milk', 'peanut']],
  ['soy & milk', ['milk', 'soy']],
  ['soy + milk', ['milk', 'soy']],
  ['soy (milk)', ['milk', 'soy']],
  ['soy: milk', ['milk', 'soy']],
  ['almond. milk', ['milk', 'tree_nut']],
  ['peanuts\nmilk', ['milk', 'peanut']],
  ['大豆、牛乳', ['milk', 'soy']],
  ['大豆，牛奶', ['milk', 'soy']],
  ['大豆と牛乳アレルギー', ['milk', 'soy']],
  ['花生过敏', ['peanut']],
  ['ﾐﾙｸ', ['milk']],
  ['arachides et lait', ['milk', 'peanut']],
  ["l'œuf", ['egg']],
  ['OEUFS', ['egg']],
  ['Nüsse', ['nuts']],
  ['Milcheiweiß', ['milk']],
  ['cacahuete', ['peanut']],
  ['amêndoas', ['tree_nut']],
  ['nuts', ['nuts']],
  ['nut allergy', ['nuts']],
  ['tree nuts', ['tree_nut']],
  ['cow’s milk', ['milk']],
  ['milk-free', ['milk']],
  ['dairy intolerance', ['milk']],
  ['lactose', ['lactose']],
  ['lactose intolerant', ['lactose']],
  ['lactose-free milk', ['lactose']],
  ['milk allergy and lactose', ['milk']],
  ['lactose, dairy allergy', ['milk']],
  ['shellfish (shrimp)', ['crustacean', 'shellfish']],
  ['seafood', ['seafood']],
  ['coeliac disease', ['gluten']],
  ['gluten-free', ['gluten']],
  ['soy milk', ['soy']],
  ['oat milk', ['oats']],
  ['coconut milk', ['coconut']],
  ['peanut butter', ['peanut']],
  ['noix de coco', ['coconut']],
  ['goat cheese', ['milk']],
  ['E220', ['sulphite']],
  ['no caffeine', ['caffeine']],
  ['low FODMAP', ['fodmap']],
  ['severe 🥜 PEANUT allergy!', ['peanut']],
  ['🥜', ['peanut']],
  ['🥛🥚', ['milk', 'egg']],
  ['no 🦐, no 🍞', ['crustacean', 'wheat']],
  ['none, peanuts', ['peanut']],
  ['tempehs', ['soy']],
  ['حساسية من الحليب', ['milk']],
  ['الحليب والبيض والفول السوداني', ['milk', 'egg', 'peanut']],
  ['عندي حساسية من المكسرات والسمك', ['fish', 'nuts']],
  ['قمح، صويا، سمسم', ['wheat', 'soy', 'sesame']],
  ['الغلوتين و الروبيان', ['crustacean', 'gluten']],
  ['حليب الصويا', ['soy']],
  ['جوز الهند', ['coconut']],
  ['الفستق السوداني', ['peanut']],
  ['أسماك', ['fish']],
  ['اسماك', ['fish']],
  ['حَلِيب', ['milk']],
  ['אלרגיה לחלב', ['milk']],
  ['אני אלרגית לבוטנים ולשומשום', ['peanut', 'sesame']],
  ['ביצים, דגים ואגוזים', ['egg', 'fish', 'nuts']],
  ['חיטה / סויה / גלוטן', ['wheat', 'gluten', 'soy']],
  ['פירות ים ושרימפס', ['crustacean', 'shellfish']],
  ['חלב שקדים', ['tree_nut']],
  ['אגוז קוקוס', ['coconut']],
  ['арахис', ['peanut']],
  ['аллергия на молоко и яйца', ['milk', 'egg']],
  ['Орехи, рыба, креветки', ['fish', 'crustacean', 'nuts']],
  ['глютен; соя; кунжут', ['gluten', 'soy', 'sesame']],
  ['فستق', ['nuts']],
  ['حساسية من الفستق', ['nuts']],
  ['الفستق الحلبي', ['tree_nut']],
  ['فستق العبيد', ['peanut']],
  ['אגוזי אדמה', ['peanut']],
  ['عين الجمل', ['tree_nut']],
  ['פקאנים', ['tree_nut']],
  ['צנובר', ['tree_nut']],
  ['צנוברים', ['tree_nut']],
  ['לוז', ['tree_nut']],
  ['אגוזי לוז', ['tree_nut']],
  ['לבנה', ['milk']],
  ['لبنة', ['milk']],
  ['חמאת בוטנים', ['peanut']],
  ['חמאת שקדים', ['tree_nut']],
  ['מוצרי חלבי', ['milk']],
  ['אלרגיה לדג', ['fish']],
  ['רגישות בדג', ['fish']],
  ['אני צליאקית', ['gluten']],
  ['جبنه', ['milk']],
  ['زبده', ['milk']],
  ['بيضه', ['egg']],
  ['الطحينه', ['sesame']],
  ['ذره', ['corn']],
  ['حساسيه من الجبنه', ['milk']],
  ['حساسية من السمك ومن كل المكسرات وكل البيض', ['egg', 'fish', 'nuts']],
  ['אלרגיה לכל האגוזים', ['nuts']],
  ['ללא גלוטן', ['gluten']],
  ['بدون غلوتين', ['gluten']],
  ['خالي من الغلوتين', ['gluten']],
  ['غير متحمل للحليب', ['milk']],
])('%s names %j and leaves nothing over', (text, groups) => {
  expect(readAllergies(text)).toMatchObject({ groups, unknown: [], nearMisses: [] })
})

test.each([
  [''],
  ['none'],
  ['None.'],
  ['no'],
  ['n/a'],
  ['N/A'],
  ['no known allergies'],
  ['No known food allergies'],
  ['-'],
  ['—'],
  ['I am not allergic to anything'],
  ['N.A.'],
  ['0'],
  ['None, thanks!'],
  ['no thank you 🙂'],
  ['なし'],
  ['لا يوجد'],
  ['אין'],
  ['ללא'],
  ['没有'],
  ['keine'],
])('%s means none', (text) => {
  expect(readAllergies(text)).toMatchObject({ groups: [], codes: [], unknown: [], nearMisses: [] })
})

test.each<[string, AllergenGroupId[], string[]]>([
  ['Kiwi', [], ['kiwi']],
  ['peanuts and kiwi', ['peanut'], ['kiwi']],
  ['dragon fruit and mango', [], ['dragon fruit', 'mango']],
  ['kiwi, Kiwi', [], ['kiwi']],
  ['eggplant', [], ['eggplant']],
  ['rice milk', [], ['rice milk']],
  ['butternut squash', [], ['butternut squash']],
  ['milk chocolate', ['milk'], ['chocolate']],
  ['kiwi makes my throat itch', [], ['kiwi']],
  ['I set out an hour after peanuts and it comes up', ['peanut'], []],
  ['two raw eggs give me cramps', ['egg'], []],
  ['no almond flour', ['tree_nut'], []],
  ['red cabbage, hot', [], ['red cabbage']],
  ['rash from passion fruit within 30 min (doctor confirmed)', [], ['passion fruit']],
  ['大豆とトマト', ['soy'], ['トマト']],
  ['とまと', [], ['とまと']],
  ['Eis', [], ['eis']],
  ['🍓', [], ['🍓']],
  ['חמאת פרה', ['milk'], ['פרה']],
  ['ביצי תרנגולת', ['egg'], ['תרנגולת']],
  ['ביצת עוף', ['egg'], ['עוף']],
  ['דגי ים', ['fish'], ['ים']],
  ['שעועית לבנה', [], ['שעועית לבנה']],
])('%s names %j and excludes %j by name', (text, groups, unknown) => {
  expect(readAllergies(text)).toMatchObject({ groups, unknown, nearMisses: [] })
})

test.each([['allergy'], ['after an hour'], ['red'], ['it was 3 weeks ago']])(
  '%s names no food: nothing is excluded for it, and it is shown',
  (text) => {
    expect(readAllergies(text)).toMatchObject({ groups: [], unknown: [], nearMisses: [], unread: [text] })
  },
)

test('an item without a food is shown, even if another one names a food', () => {
  const read = readAllergies('kiwi, it was 3 weeks ago')
  expect([read.unknown, read.unread]).toEqual([['kiwi'], ['it was 3 weeks ago']])
})

test.each([
  ['penuts', 'peanuts', 'peanut'],
  ['Peenut', 'peanut', 'peanut'],
  ['walnutz', 'walnut', 'tree_nut'],
  ['lactoze', 'lactose', 'lactose'],
  ['shelfish', 'shellfish', 'shellfish'],
  ['sesmae', 'sesame', 'sesame'],
  ['crustacaens', 'crustaceans', 'crustacean'],
])('%s is shown as a near miss of %s and excludes %s', (text, readAs, group) => {
  expect(readAllergies(text)).toMatchObject({
    groups: [group],
    unknown: [],
    nearMisses: [{ typed: text.toLowerCase(), readAs, group }],
  })
})

test('common foods are not near misses of an allergen', () => {
  const foods =
    'chicken bacon turkey bread pasta potato potatoes tomato tomatoes onion garlic pepper carrot apple banana orange ' +
    'lemon limes grape grapes grapefruit peach peaches pears plums mango mangoes melon avocado spinach broccoli ' +
    'cabbage cauliflower cucumber zucchini pumpkin beans lentils chickpeas quinoa millet sugar cinnamon ginger vanilla ' +
    'chocolate cocoa cacao coriander cilantro parsley basil mint sorghum yeast mushrooms gelatin paprika curry chili ' +
    'beets beetroot radish asparagus artichoke leeks papaya pineapple dates raisins cherries apricots prunes olives ' +
    'sunflower canola vinegar alcohol aspartame sucralose carmine seaweed turmeric ' +
    'cumin fennel citrus tapioca cassava venison steak sausage pollo carne pesca pesche strawberries raspberries'
  for (const food of foods.split(' ')) {
    const read = readAllergies(food)
    expect(read).toMatchObject({ groups: [], nearMisses: [] })
    // A word for a family of foods is known.
    expect(read.unknown, food).toEqual(read.families ? [] : [food])
  }
})

test('every word about health that names no food excludes nothing, and is not left over', () => {
  const words = healthWords.filter(({ group }) => group === null).flatMap((each) => each.words)
  expect(words.length).toBeGreaterThan(900)
  for (const word of words) {
    const { groups, unknown, families, nearMisses, unread } = readAllergies(word)
    expect({ groups, unknown, families, nearMisses, unread }, word).toEqual({
      groups: [],
      unknown: [],
      families: undefined,
      nearMisses: [],
      unread: undefined,
    })
  }
})

test.each<[string, AllergenGroupId[], string[]]>([
  ['peanuts and aspirin', ['peanut'], []],
  ['latex, kiwi', [], ['kiwi']],
  ['I am allergic to bee stings', [], []],
  ['bee pollen', ['honey'], []],
  ['grass pollen and honey', ['honey'], []],
  ['no allergies but penicillin', [], []],
])('in %s, %j and %j are excluded, and what is not a food is not left over', (text, groups, unknown) => {
  const read = readAllergies(text)
  expect({ groups: read.groups, unknown: read.unknown, unread: read.unread }).toEqual({
    groups,
    unknown,
    unread: undefined,
  })
})

test('the plan repeats the comma-separated items as typed', () => {
  expect(readAllergies(' Peanuts ,, Cow’s Milk; Soy , ').typed).toEqual(['Peanuts', 'Cow’s Milk; Soy'])
})

test('the codes of the groups are unique and in their own order', () => {
  expect(readAllergies('gluten, wheat, nuts, peanuts').codes).toEqual([
    'tree_nut',
    'peanut',
    'wheat',
    'gluten',
  ])
})

test('every input word of every group names its group', () => {
  const words = allergenGroups.flatMap(({ group, input_words }) =>
    input_words.map((word) => ({ group, word })),
  )
  expect(words.length).toBeGreaterThan(500)
  for (const { group, word } of words) {
    const { groups, codes } = readAllergies(word)
    const own = allergenGroups.find((other) => other.group === group)
    // "Milk" includes lactose, and nothing that a word's own group blocks is lost.
    if (!groups.includes(group)) expect(codes, word).toEqual(expect.arrayContaining([...(own?.codes ?? [])]))
    expect(groups.length, word).toBeGreaterThan(0)
  }
})

test('the separator between two known words changes neither of them', () => {
  const word = fc.constantFrom('milk', 'peanuts', 'eggs', 'soy', 'sesame', '大豆', 'Nüsse')
  const between = fc.constantFrom(', ', ' and ', '; ', '、', '，', '\n', ' & ', ' / ', ' + ')
  fc.assert(
    fc.property(word, between, word, (one, mark, other) => {
      const groups = [one, other].flatMap((text) => readAllergies(text).groups)
      expect(new Set(readAllergies(one + mark + other).groups)).toEqual(new Set(groups))
    }),
    { numRuns: 300 },
  )
})

test('no noise throws or hides a named allergen', () => {
  fc.assert(
    fc.property(anyText(200), (noise) => {
      expect(readAllergies(noise)).toBeDefined()
      expect(readAllergies(`${noise}, peanuts`).groups).toContain('peanut')
    }),
  )
})

test.each([
  ['乳', ['milk']],
  ['小麦、乳', ['milk', 'wheat']],
  ['乳と卵', ['egg', 'milk']],
  ['豆乳', ['soy']],
  ['乳糖', ['lactose']],
] as const)('%s, as Japanese labels have it, is read', (given, groups) => {
  const read = readAllergies(given)
  expect([...read.groups].sort()).toEqual(groups)
  expect(read.unknown).toEqual([])
})
