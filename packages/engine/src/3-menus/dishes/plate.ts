import type { DishPlan } from './dish-plan.ts'

/** Dishes that are the same on the plate if they hold the same foods. */
const alikeDishes: readonly (readonly string[])[] = [
  ['cereal-bowl', 'crisp-cereal', 'corn-flakes-morning', 'recovery-cereal'],
  ['nut-butter-toast', 'nut-butter-and-banana'],
  ['toast-and-jam', 'white-toast-and-jam', 'white-toast-and-honey'],
  ['bagel-and-honey', 'bagel-and-jam'],
  ['pancake-snack', 'pancakes-and-syrup'],
  ['yogurt-and-cereal', 'recovery-yogurt'],
  ['cakes-and-jam', 'cakes-jam-milk', 'cakes-and-banana'],
  ['tapioca-pudding', 'tapioca-morning'],
  ['rice-pudding', 'rice-and-syrup'],
  ['fruit-and-nuts', 'seeds-and-fruit'],
  ['rice-and-greens', 'gentle-rice', 'race-rice-and-egg', 'recovery-rice'],
  ['rice-bowl', 'tofu-grain-bowl'],
  ['rice-and-beans', 'recovery-beans'],
  ['tomato-pasta', 'gentle-pasta'],
  ['couscous-chickpeas', 'couscous-chicken', 'gentle-couscous'],
  ['sandwich', 'gentle-sandwich'],
]

const firstAlike = new Map(alikeDishes.flatMap((ids) => ids.map((id) => [id, ids[0] ?? id])))

/** The dish and the foods that name it: two dishes may make the same plate. Juice or butter beside it makes no other. */
export function plateOf({ id, name }: DishPlan, foods: Readonly<Record<string, string>>): string {
  const naming = placesNamedIn(name).flatMap((place) => foods[place] ?? [])
  return `${firstAlike.get(id) ?? id}: ${naming.toSorted().join('+')}`
}

/** The slots in a template of a name: `{toast} with {sweet}[ and {fruit}]`. */
const placesNamedIn = (template: string) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
