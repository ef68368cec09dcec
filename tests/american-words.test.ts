import { expect, test } from 'vitest'
import { programFiles, textOf, withoutComments } from './source-files.ts'

/** Words that an American runner reads as something else, or not at all, with what is said for them. */
const british: Readonly<Record<string, RegExp>> = {
  'shelf-stable': /\blong-life\b/i,
  heaping: /\bheaped\b/i,
  cup: /\bpots? of (?:rice pudding|\{?yogurt)|\brice pudding pots?\b/i,
  'cutting board': /\b(?:bread|chopping) boards?\b/i,
  'baked potato': /\bjacket potato/i,
  nauseated: /\bor sick\b|\bfeel(?:ing)? sick\b/i,
  can: /\btin(?:s|ned)?\b/i,
  burner: /\bhobs?\b/i,
  broil: /\bgrill(?:ed)? (?:the|under)\b|\bor grill\b|'Grill\b/,
  packet: /\bsachets?\b/i,
  bouillon: /\bstock cubes?\b/i,
  diuretics: /\bwater tablets?\b/i,
  'zucchini, eggplant, cilantro, arugula, scallion, shrimp, beets, yogurt, snow peas, rutabaga':
    /\b(?:courgette|aubergine|coriander leaves|rocket|spring onion|prawn|beetroot|yoghurt|mangetout|swede)s?\b/i,
  'kitchen things': /\b(?:cling ?film|kitchen roll|tea towel|worktop|cooker|serviette|lunchbox)s?\b/i,
}

const spoken = ['7-words', '3-menus/recipes', '3-menus/portions/larder'].map(
  (folder) => `packages/engine/src/${folder}`,
)

test('plans and recipes are written in the words of American kitchens', () => {
  const files = [...spoken, 'apps/web/src'].flatMap((folder) => programFiles(folder))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) => {
    const text = withoutComments(textOf(path))
    return Object.entries(british).flatMap(([word, others]) => {
      const [other] = others.exec(text) ?? []
      return other === undefined ? [] : [`${path}: “${other}”, say ${word}`]
    })
  })
  expect(found).toEqual([])
})

test('servings of products are named as American stores name them', () => {
  const products = textOf('packages/engine/src/foods/sports-products.json')
  const named = [...products.matchAll(/"(?:name|serving_label)":"([^"]+)"/g)].map(([, text = '']) => text)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((text) => Object.values(british).some((others) => others.test(text)))).toEqual([])
})
