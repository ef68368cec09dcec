/**
 * What stores sell as one and menus use by the spoon or clove: grams as bought of one of them. The juice of a lemon and of a
 * lime and a chili are portions of USDA SR 28; a bulb of garlic, a thumb of ginger and an onion of medium size are estimates.
 */
export const wholeGrams: ReadonlyMap<string, number> = new Map([
  ['lemon-juice', 48],
  ['lime-juice', 44],
  ['garlic', 50],
  ['ginger-root', 60],
  ['chili-pepper-red', 45],
  ['onion-raw', 125],
  ['onion-cooked', 125],
])
