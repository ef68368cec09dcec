/** What may stand beside a dish, plain and in its usual portions; a salad comes with its dressing. */
export const sideKinds = [
  'bread',
  'rice',
  'pasta',
  'potatoes',
  'fruit',
  'juice',
  'milk',
  'yogurt',
  'salad',
  'avocado',
  'nuts',
] as const

export type SideKind = (typeof sideKinds)[number]
