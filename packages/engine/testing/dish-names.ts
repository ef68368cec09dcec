/** Names of dishes that permitted foods make too: porridge of rice, soup without celery, noodles of rice. */
const dishes: ReadonlySet<string> = new Set([
  'batter',
  'broth',
  'cake',
  'dressing',
  'ice cream',
  'lassi',
  'minestrone',
  'muesli',
  'noodles',
  'olives',
  'porridge',
  'soup',
  'teriyaki',
])

export const isDish = (phrase: string): boolean => dishes.has(phrase)
