import { dish, may, needs, spare } from './dish-plan.ts'

const both = ['race morning', 'gentle breakfast'] as const

/** Before a race or a long run, and on loading days: plain, low in fiber and fat, easy on the stomach. */
// biome-ignore format: a dish reads by its lines.
export const raceMornings = [
  dish('bagel-and-jam', both, '{bagel} with {sweet} and {fruit}', {
    bagel: needs('bagel'), sweet: needs('jam', 1.5), fruit: needs('gentleFruit'), juice: may('juice'),
    protein: spare('milk'), salt: spare('salt')
  }),
  dish('white-toast-and-honey', both, 'Toasted {toast} with {sweet} and {fruit}', {
    toast: needs('whiteToast', 1.3), sweet: needs('jam', 1.5), fruit: needs('gentleFruit'),
    juice: may('juice'), protein: spare('milk'), salt: spare('salt')
  }),
  dish('toast-and-eggs', both, 'Toasted {toast} with {eggs} and {sweet}', {
    toast: needs('whiteToast', 1.3), eggs: needs('eggs', 0.5), sweet: needs('jam', 1.5),
    juice: may('juice', 1.3), fruit: may('gentleFruit', 0.8), salt: spare('salt')
  }, {
    method: 'Boil for 8 minutes.', minutes: 10
  }),
  dish('cream-of-rice-and-syrup', both, '{cereal} with {sweet} and {fruit}', {
    cereal: needs('creamOfRice'), sweet: needs('syrup', 1.5), fruit: needs('gentleFruit'),
    milk: may('milk'), juice: may('juice'), salt: spare('salt'), seeds: spare('nutButter')
  }, {
    method: 'Stir the cereal into simmering liquid and cook until thick.', minutes: 5
  }),
  dish('crisp-cereal', both, '{cereal} with {milk} and {fruit}', {
    cereal: needs('riceCereal'), milk: needs('milk'), fruit: needs('gentleFruit'), sweet: may('sweet'),
    juice: may('juice'), toast: spare('whiteToast'), salt: spare('salt')
  }),
  dish('rice-and-syrup', both, '{rice} with {sweet} and {fruit}', {
    rice: needs('whiteRice'), sweet: needs('syrup', 1.5), fruit: needs('gentleFruit'),
    juice: may('juice'), milk: may('milk', 0.5), spread: spare('nutButter'), salt: spare('salt')
  }, {
    method: 'Warm cooked rice with a little liquid, sweeten and salt it.', minutes: 5
  }),
  dish('morning-potatoes', both, 'Salted potatoes with {protein} and {fruit}', {
    potatoes: needs('potatoes'), protein: needs('eggOrTofu', 0.5), juice: may('juice', 1.3),
    sweet: may('sweet'), fruit: needs('gentleFruit', 0.8), salt: spare('salt')
  }, {
    method: 'Peel, boil until soft and salt.', minutes: 20
  }),
  dish('plain-potatoes', both, 'Salted potatoes with {fruit}', {
    potatoes: needs('potatoes'), fruit: needs('gentleFruit'), juice: may('juice', 1.3),
    sweet: may('sweet'), spread: spare('nutButter'), salt: spare('salt')
  }, {
    method: 'Peel, boil until soft and salt.', minutes: 20
  }),
  dish('cakes-and-banana', both, '{cakes} with {sweet} and {fruit}', {
    cakes: needs('cakes', 1.5), sweet: needs('jam', 1.5), fruit: needs('gentleFruit'),
    juice: may('juice'), spread: spare('nutButter'), salt: spare('salt')
  }),
  dish('pancakes-and-syrup', both, '{pancakes} with {sweet} and {fruit}', {
    pancakes: needs('pancakes'), sweet: needs('syrup', 1.5), fruit: needs('gentleFruit'),
    juice: may('juice'), milk: spare('milk'), salt: spare('salt')
  }, {
    minutes: 5
  }),
  dish('race-rice-and-egg', both, '{rice} with {eggs} and {fruit}', {
    rice: needs('whiteRice'), eggs: needs('eggs', 0.5), juice: may('juice'), sweet: may('sweet'),
    fruit: needs('gentleFruit', 0.8), salt: spare('salt')
  }, {
    method: 'Warm cooked rice; boil the rest for 8 minutes.', minutes: 10
  }),
  dish('raisin-toast', both, 'Toasted {toast} with {sweet} and {juice}', {
    toast: needs('raisinBread', 1.3), sweet: needs('jam'), juice: needs('juice'),
    fruit: may('gentleFruit'), milk: spare('milk'), salt: spare('salt')
  }),
  dish('corn-flakes-morning', both, '{cereal} with {milk} and {sweet}', {
    cereal: needs('flakes', 1.2), milk: needs('milk'), sweet: needs('sweet'), juice: may('juice'),
    fruit: may('gentleFruit', 0.8), salt: spare('salt')
  }),
]
