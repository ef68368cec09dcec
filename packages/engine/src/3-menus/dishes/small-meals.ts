import { dish, may, needs, spare, wants } from './dish-plan.ts'

/** Snacks of training days, and the ones that serve loading days too. */
// biome-ignore format: a dish reads by its lines.
export const snacks = [
  dish('fruit-and-nuts', ['snack'], '{fruit} and a handful of {nuts}', {
    fruit: needs('fruit'), nuts: needs('nuts', 0.7), juice: spare('juice')
  }),
  dish('yogurt-and-fruit', ['snack'], '{yogurt} with {berries}', {
    yogurt: needs('yogurt'), berries: needs('berries'), sweet: may('syrup'), granola: spare('granola')
  }),
  dish('cakes-and-nut-butter', ['snack'], '{cakes} with {spread}', {
    cakes: needs('cakes'), spread: needs('nutButter', 0.7), fruit: may('fruit', 0.7), milk: spare('milk')
  }),
  dish('toast-and-jam', ['snack'], 'Toasted {toast} with {sweet}', {
    toast: needs('toast', 0.7), sweet: needs('jam'), milk: may('milk'), spread: spare('nutButter')
  }),
  dish('crackers-and-cheese', ['snack'], '{crackers} with {cheese}[ and {fruit}]', {
    crackers: needs('cheeseCrackers'), cheese: needs('cheddar'), fruit: wants('fruit', 0.7),
    juice: spare('juice')
  }),
  dish('granola-bar', ['snack'], '{bars}[ and {fruit}]', {
    bars: needs('bars', 1.5), fruit: wants('fruit'), milk: may('milk')
  }),
  dish('trail-mix', ['snack'], '{dried} and {nuts}', {
    dried: needs('dried'), nuts: needs('nuts', 0.7), crackers: spare('crackers'), juice: spare('juice')
  }),
  dish('smoothie', ['snack'], 'Smoothie of {milk}, {berries} and {banana}', {
    milk: needs('milk', 1.2), berries: needs('smoothieBerries', 0.7), banana: needs('banana'),
    oats: may('oats', 0.5), seeds: spare('seeds')
  }, {
    method: 'Blend.', minutes: 5
  }),
  dish('hummus-snack', ['snack'], '{hummus} with {bread}[ and {salad}]', {
    hummus: needs('hummus'), bread: needs('dippers'), salad: wants('salad', 0.7), juice: spare('juice')
  }),
  dish('egg-snack', ['snack'], 'Boiled {eggs} with toasted {toast}', {
    eggs: needs('eggs', 0.6), toast: needs('toast', 0.7), salad: may('tomato', 0.7), juice: spare('juice')
  }, {
    method: 'Boil the {eggs} for 10 minutes.', minutes: 10
  }),
  dish('cottage-bowl', ['snack'], '{cheese} with {fruit}', {
    cheese: needs('freshCheese', 1.2), fruit: needs('bowlFruit'), sweet: may('syrup'),
    crackers: spare('sweetCrackers')
  }),
  dish('chocolate-milk', ['snack', 'recovery'], '{milk}[ and {fruit}]', {
    milk: needs('chocolateMilk'), fruit: wants('banana'), bread: spare('bagel'), bars: spare('bars'),
    sweet: spare('jam')
  }),
  dish('rice-pudding-snack', ['snack', 'gentle snack'], 'Rice pudding with {milk}', {
    rice: needs('whiteRice', 0.7), milk: needs('milk', 0.6), sweet: needs('syrup'),
    fruit: may('softFruit', 0.7)
  }, {
    method: 'Warm cooked rice with the liquid until creamy, and sweeten.', minutes: 5
  }),
  dish('tapioca-pudding', ['snack', 'gentle snack'], 'Tapioca pudding with {milk}', {
    tapioca: needs('tapioca'), milk: needs('milk', 0.8), sweet: needs('syrup', 0.8),
    fruit: may('softFruit', 0.7)
  }, {
    method: 'Soak the pearls, then simmer for 15 minutes, stirring, until clear. Keeps for two days.', minutes: 15
  }),
  dish('beans-and-rice-cakes', ['snack'], 'Mashed {beans} on {base}', {
    beans: needs('beans', 0.6), base: needs('cakes'), salad: may('salad', 0.5), juice: spare('juice')
  }, {
    method: 'Mash with a little salt, and spread.', minutes: 5
  }),
  dish('seeds-and-fruit', ['snack'], '{fruit} and a handful of {seeds}', {
    fruit: needs('fruit', 1.2), seeds: needs('handfulSeeds', 0.7), rice: spare('cakes'), juice: spare('juice')
  }),
  dish('cereal-snack', ['snack', 'gentle snack'], 'A bowl of {cereal} with {milk}', {
    cereal: needs('riceCereal', 0.7), milk: needs('milk', 0.8), sweet: may('sweet'),
    fruit: may('softFruit', 0.7)
  }),
  dish('edamame-snack', ['snack'], 'Salted {edamame}[ and {fruit}]', {
    edamame: needs('edamame', 0.8), fruit: wants('fruit'), salt: may('salt'), crackers: may('crackers', 0.7)
  }),
  dish('juice-and-crackers', ['snack', 'gentle snack'], '{crackers} and {juice}', {
    crackers: needs('crackers'), juice: needs('juice'), fruit: may('gentleFruit', 0.7)
  }),
  dish('cakes-and-jam', ['gentle snack'], '{cakes} with {sweet}', {
    cakes: needs('cakes'), sweet: needs('jam'), fruit: may('gentleFruit', 0.7), milk: spare('milk')
  }),
  dish('bagel-and-honey', ['gentle snack', 'recovery'], '{bagel} with {sweet}', {
    bagel: needs('bagel'), sweet: needs('jam', 1.5), juice: spare('juice'), milk: may('milk', 0.7)
  }),
  dish('cakes-jam-milk', ['snack'], '{cakes} with {sweet}', {
    cakes: needs('cakes'), sweet: needs('jam'), fruit: may('fruit', 0.7), milk: may('milk', 0.7)
  }),
  dish('white-toast-and-jam', ['gentle snack'], 'Toasted {toast} with {sweet}', {
    toast: needs('whiteToast'), sweet: needs('jam', 1.5), butter: spare('butter'), milk: may('milk', 0.7)
  }),
  dish('raisin-toast-snack', ['gentle snack'], 'Toasted {toast} with {sweet}', {
    toast: needs('raisinBread'), sweet: needs('jam'), butter: spare('butter'), milk: may('milk', 0.7)
  }),
  dish('sweets-and-pretzels', ['gentle snack'], '{sweets} and {crackers}', {
    sweets: needs('sweets'), crackers: needs('crackers'), fruit: may('gentleFruit')
  }),
  dish('graham-and-applesauce', ['gentle snack'], '{crackers} with {sauce}', {
    crackers: needs('sweetCrackers'), sauce: needs('applesauce'), milk: may('milk', 0.7)
  }),
  dish('yogurt-and-honey', ['gentle snack'], '{yogurt} with {sweet}[ and {fruit}]', {
    yogurt: needs('yogurt', 0.8), sweet: needs('syrup'), fruit: wants('softFruit'), crackers: may('sweetCrackers')
  }),
  dish('pancake-snack', ['gentle snack'], '{pancakes} with {sweet}', {
    pancakes: needs('pancakes', 0.7), sweet: needs('syrup', 1.3), fruit: may('softFruit', 0.7)
  }, {
    minutes: 5
  }),
  dish('banana-and-crackers', ['gentle snack'], '{fruit} and {crackers}', {
    fruit: needs('banana'), crackers: needs('crackers'), juice: spare('juice')
  }),
  dish('rice-balls', ['gentle snack', 'snack'], 'Salted rice balls', {
    rice: needs('whiteRice', 0.8), salt: needs('salt'), juice: may('juice')
  }, {
    method: 'Press warm salted rice into balls with wet hands.', minutes: 10
  }),
  dish('fig-bars-and-milk', ['gentle snack', 'snack'], '{bars} and {milk}', {
    bars: needs('figBars', 1.5), milk: needs('milk'), fruit: spare('gentleFruit')
  }),
  dish('fruit-bowl', ['snack'], 'A bowl of {fruit} and {berries}', {
    fruit: needs('fruit', 0.7), berries: needs('berries', 0.7), yogurt: may('yogurt', 0.7),
    sweet: spare('syrup'), granola: spare('granola'), nuts: spare('nuts')
  }),
  dish('dried-and-fresh', ['snack'], '{dried} and {fruit}', {
    dried: needs('dried'), fruit: needs('fruit'), milk: may('milk'), nuts: spare('nuts')
  }),
  dish('cereal-mix', ['snack'], '{cereal} and {dried} to nibble', {
    cereal: needs('flakes', 0.6), dried: needs('nibble', 0.8), milk: may('milk'), nuts: spare('nuts')
  }),
  dish('potatoes-with-salt', ['snack', 'gentle snack'], 'Small salted potatoes', {
    potatoes: needs('potatoes', 0.7), salt: needs('salt'), oil: may('oil', 0.5), juice: may('juice')
  }, {
    method: 'Boil ahead and eat cold.', minutes: 5, plain: true
  }),
  dish('fruit-and-juice', ['gentle snack'], '{fruit} and {juice}', {
    fruit: needs('softFruit'), juice: needs('juice'), crackers: spare('crackers')
  }, {
    plain: true
  }),
  dish('beans-and-potatoes', ['snack'], 'Warm potatoes with {beans}', {
    potatoes: needs('potatoes', 0.5), beans: needs('beans', 0.5), oil: spare('oil'),
    salad: may('tomato', 0.5)
  }, {
    method: 'Warm both, and season.', minutes: 5, plain: true
  }),
]

/** After the race and the long run: carbohydrate with a good serving of protein. */
// biome-ignore format: a dish reads by its lines.
export const recoveries = [
  dish('recovery-cereal', ['recovery'], '{cereal} with {milk}[ and {fruit}]', {
    cereal: needs('flakes', 1.3), milk: needs('milk', 1.3), fruit: wants('bowlFruit'), protein: may('yogurt'),
    sweet: may('sweet'), toast: spare('whiteToast')
  }),
  dish('recovery-sandwich', ['recovery'], '{bread} sandwich with {protein}, and {juice}', {
    bread: needs('whiteBread', 1.5), protein: needs('lightSpreadProtein', 0.8),
    juice: needs('juice', 1.3), fruit: may('gentleFruit')
  }, {
    minutes: 5
  }),
  dish('recovery-rice', ['recovery'], '{rice} with {protein}[, then {fruit}]', {
    rice: needs('whiteRice', 1.1), protein: needs('recoveryProtein', 0.8), fruit: wants('gentleFruit'),
    juice: may('juice', 1.2), seeds: spare('seeds')
  }, {
    method: 'Cook ahead and warm it up.', minutes: 5
  }),
  dish('recovery-potatoes', ['recovery'], 'Potatoes with {protein}[, then {fruit}]', {
    potatoes: needs('potatoes', 1.2), protein: needs('recoveryProtein', 0.8), juice: may('juice', 1.3),
    salt: may('salt'), fruit: wants('gentleFruit'), seeds: spare('seeds')
  }, {
    method: 'Boil ahead and warm them up.', minutes: 5
  }),
  dish('recovery-smoothie', ['recovery'], 'Smoothie of {milk} and {banana}, with toasted {bread}', {
    milk: needs('milk', 1.5), banana: needs('banana'), bread: needs('whiteToast'), sweet: may('jam'),
    yogurt: may('yogurt'), protein: spare('eggs')
  }, {
    method: 'Blend the {milk} and {banana}[ with the {yogurt}]; eat the {bread} beside them.', minutes: 5
  }),
  dish('recovery-yogurt', ['recovery'], '{yogurt} with {cereal}[ and {fruit}]', {
    yogurt: needs('yogurt', 1.3), cereal: needs('flakes', 0.8), fruit: wants('bowlFruit'),
    sweet: may('syrup'), juice: may('juice')
  }),
  dish('recovery-beans', ['recovery'], '{beans} and {rice}[, then {fruit}]', {
    beans: needs('beans'), rice: needs('whiteRice'), fruit: wants('gentleFruit'), juice: may('juice'),
    seeds: spare('seeds')
  }, {
    method: 'Cook ahead and warm it up.', minutes: 5
  }),
  // For small runners with many exclusions: only pulses have protein with so few carbs.
  dish('recovery-bean-bowl', ['recovery'], 'Bowl of warm {beans}', {
    beans: needs('beans', 1.5), bread: may('whiteToast', 0.5), fruit: may('gentleFruit', 0.5), seeds: spare('seeds')
  }, {
    method: 'Cook ahead and warm it up.', minutes: 5, plain: true
  }),
]
