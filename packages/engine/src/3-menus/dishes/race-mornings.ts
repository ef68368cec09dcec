import { dish, may, needs, spare, wants } from './dish-plan.ts'

const both = ['race morning', 'gentle breakfast'] as const

/** Before a race or a long run, and on loading days: plain, low in fiber and fat, easy on the stomach. */
// biome-ignore format: a dish reads by its lines.
export const raceMornings = [
  dish('bagel-and-jam', both, '{bagel} with {sweet}[ and {fruit}]', {
    bagel: needs('bagel'), sweet: needs('jam', 1.5), fruit: wants('softFruit'), juice: may('juice'),
    butter: spare('butter'), milk: spare('milk'), salt: spare('salt')
  }),
  dish('white-toast-and-honey', both, 'Toasted {toast} with {sweet}[ and {fruit}]', {
    toast: needs('whiteToast', 1.3), sweet: needs('jam', 1.5), fruit: wants('softFruit'),
    juice: may('juice'), butter: spare('butter'), milk: spare('milk'), salt: spare('salt')
  }),
  dish('nut-butter-and-banana', both, 'Toasted {toast} with {spread}[ and {banana}]', {
    toast: needs('whiteToast', 1.3), spread: needs('nutButter', 0.5), banana: wants('banana'),
    sweet: may('syrup'), juice: may('juice'), milk: spare('milk'), salt: spare('salt')
  }),
  dish('toast-and-eggs', both, '{eggs} and toasted {toast} with {sweet}', {
    toast: needs('whiteToast', 1.5), eggs: needs('eggs', 0.5), sweet: needs('jam'),
    juice: may('juice'), fruit: may('gentleFruit', 0.8), butter: spare('butter'), salt: spare('salt')
  }, {
    method: 'Boil the {eggs} for 10 minutes.', minutes: 10
  }),
  dish('race-oatmeal', both, '{oats} with {sweet}[ and {banana}]', {
    oats: needs('oats', 0.7), sweet: needs('syrup', 1.5), banana: wants('banana'), milk: may('milk'),
    juice: may('juice'), toast: spare('whiteToast'), salt: spare('salt')
  }, {
    method: 'Simmer for 5 minutes and sweeten[; top with the {banana}].', minutes: 5
  }),
  dish('cream-of-rice-and-syrup', both, '{cereal} with {sweet}[ and {fruit}]', {
    cereal: needs('creamOfRice'), sweet: needs('syrup', 1.5), fruit: wants('softFruit'),
    milk: may('milk'), juice: may('juice'), spread: spare('nutButter'), salt: spare('salt')
  }, {
    method: 'Stir the cereal into simmering liquid and cook until thick.', minutes: 5
  }),
  dish('crisp-cereal', both, '{cereal} with {milk}[ and {fruit}]', {
    cereal: needs('riceCereal'), milk: needs('milk'), fruit: wants('softFruit'), sweet: may('sweet'),
    juice: may('juice'), toast: spare('whiteToast'), salt: spare('salt')
  }),
  dish('rice-and-syrup', both, 'Sweet {rice}[ with {fruit}]', {
    rice: needs('whiteRice'), sweet: needs('syrup', 1.5), fruit: wants('softFruit'),
    juice: may('juice'), milk: may('milk', 0.6), spread: spare('nutButter'), salt: spare('salt')
  }, {
    method: 'Warm cooked rice with a little liquid, sweeten and salt it.', minutes: 5
  }),
  dish('tapioca-morning', both, 'Tapioca pudding with {milk}[ and {fruit}]', {
    tapioca: needs('tapioca', 1.5), milk: needs('milk'), sweet: needs('syrup', 1.3), fruit: wants('softFruit'),
    juice: may('juice'), salt: spare('salt')
  }, {
    method: 'Soak the pearls, then simmer for 15 minutes, stirring, until clear.', minutes: 20
  }),
  dish('cakes-and-banana', both, '{cakes} with {sweet}[ and {fruit}]', {
    cakes: needs('cakes', 1.5), sweet: needs('jam', 1.5), fruit: wants('softFruit'),
    juice: may('juice'), milk: spare('milk'), spread: spare('nutButter'), salt: spare('salt')
  }),
  dish('pancakes-and-syrup', both, '{pancakes} with {sweet}[ and {fruit}]', {
    pancakes: needs('pancakes'), sweet: needs('syrup', 1.5), fruit: wants('softFruit'),
    juice: may('juice'), milk: spare('milk'), salt: spare('salt')
  }, {
    minutes: 5
  }),
  dish('raisin-toast', both, 'Toasted {toast} with {sweet} and {juice}', {
    toast: needs('raisinBread', 1.3), sweet: needs('jam'), juice: needs('juice'),
    fruit: may('softFruit'), butter: spare('butter'), milk: spare('milk'), salt: spare('salt')
  }),
  dish('corn-flakes-morning', both, '{cereal} with {milk}[ and {banana}]', {
    cereal: needs('flakes', 1.2), milk: needs('milk'), banana: wants('banana'), sweet: may('sweet'),
    juice: may('juice'), toast: spare('whiteToast'), salt: spare('salt')
  }),
  dish('yogurt-and-cereal', ['gentle breakfast'], '{yogurt} with {cereal}[ and {fruit}]', {
    yogurt: needs('yogurt'), cereal: needs('flakes', 0.8), fruit: wants('softFruit'),
    sweet: may('syrup', 1.5), juice: may('juice'), toast: may('whiteToast')
  }),
  dish('race-rice-and-egg', both, '{rice} with {eggs}[, then {fruit}]', {
    rice: needs('whiteRice'), eggs: needs('eggs', 0.5), juice: may('juice'),
    fruit: wants('gentleFruit'), oil: spare('oil'), salt: may('salt')
  }, {
    method: 'Warm cooked rice; boil the {eggs} for 10 minutes.', minutes: 10
  }),
  dish('morning-potatoes', both, 'Salted potatoes with {protein}[, then {fruit}]', {
    potatoes: needs('potatoes'), protein: needs('eggOrTofu', 0.5), juice: may('juice'),
    fruit: wants('gentleFruit'), oil: spare('oil'), salt: may('salt')
  }, {
    method: 'Peel the potatoes, boil until soft and salt; add the {cooked protein}.', minutes: 20, plain: true
  }),
  dish('plain-potatoes', both, 'Mashed potatoes with {oil}[, then {fruit}]', {
    potatoes: needs('potatoes'), oil: needs('oil', 0.5), fruit: wants('gentleFruit', 1.2),
    juice: may('juice'), sweets: spare('sweets'), salt: may('salt')
  }, {
    method: 'Peel, boil until soft, mash with the oil and salt.', minutes: 20, plain: true
  }),
]
