import { dish, may, needs, spare, wants } from './dish-plan.ts'

/** Lunches and dinners of loading days: much starch, little fiber, little fat. */
// biome-ignore format: a dish reads by its lines.
export const gentleMains = [
  dish('gentle-rice', ['gentle main'], '{rice} with {protein}[ and {vegetable}]', {
    rice: needs('whiteRice', 1.5), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), juice: spare('juice'),
    fruit: may('gentleFruit')
  }, {
    method: 'Boil the rice; add the {cooked protein}[ and the {vegetable}, cooked until soft], and season.', minutes: 15
  }),
  dish('gentle-pasta', ['gentle main'], '{pasta} with {sauce} and {protein}', {
    pasta: needs('whitePasta', 1.5), sauce: needs('tomatoSauce', 0.7),
    protein: needs('lightProtein', 0.8), oil: may('oil'), bread: may('whiteSideBread', 0.7),
    juice: spare('juice'), fruit: may('gentleFruit')
  }, {
    method: 'Simmer the {sauce} while the {pasta} boils; stir in the {cooked protein}.', minutes: 15
  }),
  dish('gentle-potatoes', ['gentle main'], 'Boiled potatoes with {protein}[ and {vegetable}]', {
    potatoes: needs('potatoes', 1.3), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), bread: may('whiteSideBread'),
    fruit: may('gentleFruit'), juice: may('juice')
  }, {
    method: 'Peel before boiling; mash if you like.', minutes: 15
  }),
  dish('gentle-mash', ['gentle main'], 'Mashed potatoes with {filling}[ and {vegetable}]', {
    potatoes: needs('potatoes', 1.3), filling: needs('lightSpreadProtein'),
    vegetable: wants('gentleVegetable', 0.8), butter: may('butter', 0.5), oil: spare('oil'),
    bread: may('whiteSideBread'), fruit: may('gentleFruit'), juice: may('juice')
  }, {
    method: 'Peel before boiling, then mash with a little of the hot water.', minutes: 15
  }),
  dish('gentle-noodles', ['gentle main'], '{noodles} with {protein}[ and {vegetable}]', {
    noodles: needs('riceNoodles', 1.5), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), juice: spare('juice'),
    fruit: may('gentleFruit')
  }, {
    method: 'Soak or boil the {noodles}, then toss them with the {cooked protein}[ and {vegetable}] in a warm pan.', minutes: 15
  }),
  dish('gentle-egg-noodles', ['gentle main'], '{noodles} with {protein}[ and {vegetable}]', {
    noodles: needs('eggNoodles', 1.5), protein: needs('lightMeat', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), bread: may('whiteSideBread', 0.7),
    juice: spare('juice'), fruit: may('gentleFruit')
  }, {
    method: 'Boil the {noodles}, then toss them with the {cooked protein}[ and {vegetable}] in a warm pan.', minutes: 15
  }),
  dish('gentle-sandwich', ['gentle main'], '{bread} sandwich with {protein}[ and {vegetable}]', {
    bread: needs('whiteBread', 2.2), protein: needs('lightSpreadProtein', 0.8),
    vegetable: wants('sandwichVegetable', 0.5), butter: may('butter', 0.5), oil: spare('oil'),
    crackers: may('crackers'), fruit: may('gentleFruit'), juice: may('juice')
  }, {
    minutes: 5
  }),
  dish('gentle-couscous', ['gentle main'], '{couscous} with {protein}[ and {vegetable}]', {
    couscous: needs('couscous', 1.4), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), bread: may('whiteBread', 0.7),
    fruit: may('gentleFruit'), juice: spare('juice')
  }, {
    method: 'Pour boiling water over the {couscous} and leave it for 5 minutes; add the {cooked protein}[ and the {vegetable}, cooked until soft].', minutes: 10
  }),
  dish('risotto', ['gentle main'], 'Risotto with {protein}[ and {vegetable}]', {
    rice: needs('whiteRice', 1.5), protein: needs('lightProtein', 0.7),
    vegetable: wants('gentleVegetable', 0.8), oil: needs('oil'), cheese: spare('cheese'),
    fruit: may('gentleFruit'), bread: may('whiteSideBread', 0.7), juice: spare('juice')
  }, {
    method: 'Stir the rice with the oil and hot water, a ladle at a time, until creamy; fold in the {cooked protein}[ and {vegetable}].', minutes: 25
  }),
  dish('congee', ['gentle main'], 'Rice congee with {protein}[ and {vegetable}]', {
    rice: needs('whiteRice', 1.4), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil', 0.5), salt: may('salt'),
    fruit: may('gentleFruit'), juice: spare('juice')
  }, {
    method: 'Simmer cooked rice in plenty of water until it falls apart; season and top with the {cooked protein}[ and {vegetable}].', minutes: 20
  }),
  dish('gentle-polenta', ['gentle main'], '{polenta} with {protein}[ and {vegetable}]', {
    polenta: needs('polenta', 1.2), protein: needs('lightProtein', 0.8),
    vegetable: wants('gentleVegetable', 0.8), oil: may('oil'), bread: may('whiteSideBread'),
    fruit: may('gentleFruit'), juice: may('juice')
  }, {
    method: 'Whisk the polenta into boiling water and stir until thick; add the {cooked protein}[ and the {vegetable}, cooked until soft].', minutes: 15
  }),
  dish('gentle-tortillas', ['gentle main'], '{tortillas} with {protein} and {rice}', {
    tortillas: needs('flourTortillas', 1.2), protein: needs('lightProtein', 0.8),
    rice: needs('whiteRice', 0.7), vegetable: may('gentleVegetable', 0.8), fruit: may('gentleFruit'),
    juice: may('juice'), oil: spare('oil')
  }, {
    method: 'Warm the {tortillas}, fill and roll.', minutes: 10
  }),
]
