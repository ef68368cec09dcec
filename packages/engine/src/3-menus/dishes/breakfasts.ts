import { dish, may, needs, spare, wants } from './dish-plan.ts'

/** Breakfasts of training days. */
// biome-ignore format: a dish reads by its lines.
export const breakfasts = [
  dish('porridge', ['breakfast'], '{oats}[ with {fruit}]', {
    oats: needs('oats'), fruit: wants('bowlFruit'), milk: may('milk'), sweet: may('sweet'),
    seeds: may('seeds', 0.5), yogurt: spare('yogurt')
  }, {
    method: 'Simmer for 5 minutes[ and top with the {fruit}].', minutes: 5
  }),
  dish('overnight-oats', ['breakfast'], 'Overnight {oats} with {yogurt} and {berries}', {
    oats: needs('oats'), yogurt: needs('yogurt'), berries: needs('berries'), milk: may('milk', 0.6),
    sweet: may('syrup'), nuts: may('nuts', 0.5)
  }, {
    method: 'Stir together with a splash of liquid the night before; add the {berries} in the morning.', minutes: 5
  }),
  dish('cream-cereal', ['breakfast'], '{cereal}[ with {fruit}]', {
    cereal: needs('creamOfGrain'), fruit: wants('bowlFruit'), milk: may('milk'), sweet: needs('syrup'),
    spread: may('nutButter', 0.5), yogurt: spare('yogurt')
  }, {
    method: 'Stir the cereal into simmering liquid and cook until thick.', minutes: 5
  }),
  dish('cereal-bowl', ['breakfast'], '{cereal} with {milk}[ and {fruit}]', {
    cereal: needs('flakes'), milk: needs('milk'), fruit: wants('bowlFruit'), nuts: may('nuts', 0.5),
    yogurt: spare('yogurt'), sweet: spare('sweet')
  }),
  dish('granola-bowl', ['breakfast'], '{yogurt} bowl with {granola} and {berries}', {
    yogurt: needs('yogurt', 1.3), granola: needs('granola'), berries: needs('berries'),
    sweet: may('syrup'), banana: spare('banana')
  }),
  dish('nut-butter-toast', ['breakfast'], 'Toasted {toast} with {spread}[ and {fruit}]', {
    toast: needs('toast'), spread: needs('nutButter'), fruit: wants('toastFruit'), yogurt: may('yogurt'),
    juice: spare('juice'), milk: spare('milk')
  }),
  dish('jam-toast', ['breakfast'], 'Toasted {toast} with {sweet} and a bowl of {yogurt}', {
    toast: needs('toast', 1.3), sweet: needs('jam'), yogurt: needs('yogurt'), fruit: may('fruit'),
    seeds: may('seeds', 0.5)
  }),
  dish('eggs-on-toast', ['breakfast'], '{eggs} on toasted {toast}[ with {salad}]', {
    eggs: needs('eggs'), toast: needs('toast', 1.3), salad: wants('tomato'), fruit: may('fruit'),
    oil: spare('oil'), juice: may('juice')
  }, {
    method: 'Boil the {eggs} for 10 minutes, or cook in a pan.', minutes: 10
  }),
  dish('bagel-cream-cheese', ['breakfast'], '{bagel} with {cheese}[ and {berries}]', {
    bagel: needs('bagel'), cheese: needs('creamCheese'), berries: wants('berries'), milk: may('milk'),
    sweet: spare('jam')
  }),
  dish('bagel-hummus', ['breakfast'], '{bagel} with {hummus}[ and {salad}]', {
    bagel: needs('bagel'), hummus: needs('hummus'), salad: wants('salad'), fruit: may('fruit'),
    juice: may('juice'), milk: spare('milk')
  }),
  dish('breakfast-tacos', ['breakfast'], 'Breakfast tacos with {protein}[ and {salad}]', {
    tortillas: needs('tortillas'), protein: needs('morningProtein'), salad: wants('salad'),
    avocado: may('avocado', 0.5), fruit: may('fruit'), juice: spare('juice')
  }, {
    method: 'Warm the {tortillas} in a dry pan, fill and fold.', minutes: 10
  }),
  dish('rice-and-greens', ['breakfast'], '{rice} with {protein} and {greens}', {
    rice: needs('rice'), protein: needs('morningProtein'), greens: needs('greens'), fruit: may('fruit'),
    oil: may('oil', 0.5), juice: spare('juice')
  }, {
    method: 'Warm cooked rice with the {greens}; top with the {cooked protein} and season.', minutes: 10
  }),
  dish('potato-hash', ['breakfast'], 'Potato hash with {protein} and {vegetable}', {
    potatoes: needs('potatoes'), protein: needs('morningProtein'), vegetable: needs('vegetable'),
    oil: may('oil'), fruit: may('fruit'), juice: spare('juice')
  }, {
    method: 'Brown boiled potatoes with the {vegetable}; add the {cooked protein} at the end.', minutes: 15
  }),
  dish('rice-pudding', ['breakfast'], 'Sweet {rice}[ with {fruit}]', {
    rice: needs('whiteRice'), fruit: wants('bowlFruit'), milk: may('milk'), sweet: needs('syrup'),
    seeds: may('seeds', 0.7), yogurt: spare('yogurt')
  }, {
    method: 'Warm cooked rice with liquid until creamy; sweeten[ and top with the {fruit}].', minutes: 10
  }),
  dish('grain-bowl-morning', ['breakfast'], 'Warm {grain} with {berries}', {
    grain: needs('softGrain'), berries: needs('berries'), milk: may('milk', 0.6), sweet: may('syrup'),
    nuts: may('nuts', 0.7)
  }, {
    method: 'Warm the cooked {grain} with liquid and top with the {berries}.', minutes: 5
  }),
  dish('polenta-morning', ['breakfast'], 'Sweet {polenta}[ with {fruit}]', {
    polenta: needs('polenta'), fruit: wants('bowlFruit'), sweet: needs('syrup'), milk: may('milk'),
    nuts: may('nuts', 0.7), yogurt: spare('yogurt')
  }, {
    method: 'Whisk the polenta into boiling water and stir until thick, then sweeten.', minutes: 10
  }),
  dish('pancake-stack', ['breakfast'], '{pancakes} with {yogurt}[ and {berries}]', {
    pancakes: needs('pancakes'), yogurt: needs('yogurt'), berries: wants('berries'), sweet: may('syrup'),
    milk: spare('milk')
  }, {
    minutes: 5
  }),
  dish('sweet-potato-morning', ['breakfast'], '{potato} with {spread}[ and {fruit}]', {
    potato: needs('sweetPotato'), spread: needs('nutButter'), fruit: wants('bowlFruit'),
    yogurt: may('yogurt'), milk: may('milk'), sweet: spare('syrup')
  }, {
    method: 'Bake ahead, split and warm, then top.', minutes: 5
  }),
]
