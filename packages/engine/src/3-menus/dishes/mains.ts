import { dish, may, needs, spare, wants } from './dish-plan.ts'

/** Lunches and dinners of training days. */
// biome-ignore format: a dish reads by its lines.
export const mains = [
  dish('rice-bowl', ['main'], '{rice} bowl with {protein}[ and {vegetable}]', {
    rice: needs('rice'), protein: needs('bowlProtein'), vegetable: wants('vegetable'), oil: may('oil'),
    avocado: spare('avocado'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Boil the rice. Cook the {protein}[ and {vegetable}] in one pan, season and serve over it.', minutes: 15
  }),
  dish('stir-fried-noodles', ['main'], 'Stir-fried {noodles} with {protein} and {vegetable}', {
    noodles: needs('noodles'), protein: needs('stirFryProtein'), vegetable: needs('vegetable', 1.5),
    oil: needs('oil'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Soak or boil the {noodles}. Cook the {protein} and {vegetable} hot and fast in the oil and toss with them.', minutes: 15
  }),
  dish('tomato-pasta', ['main'], '{pasta} with {sauce} and {protein}', {
    pasta: needs('pasta'), protein: needs('pastaProtein'), sauce: needs('tomatoSauce'), oil: may('oil'),
    salad: may('salad'), cheese: spare('cheese'), fruit: may('fruit', 0.7)
  }, {
    method: 'Simmer the {sauce} for 10 minutes while the {pasta} boils; stir in the {cooked protein}.', minutes: 15
  }),
  dish('bolognese', ['main'], '{pasta} with a sauce of {mince}', {
    pasta: needs('pasta'), mince: needs('mince'), sauce: needs('tomatoSauce', 1.3),
    vegetable: may('roots', 0.5), oil: may('oil'), fruit: may('fruit', 0.7), bread: spare('sideBread')
  }, {
    method: 'Brown the {mince}[ and {vegetable}], add the {sauce} and simmer for 15 minutes.', minutes: 20
  }),
  dish('stuffed-potatoes', ['main'], '{potato} with {filling}[ and {salad}]', {
    potato: needs('bakedPotato', 1.3), filling: needs('potatoFilling', 1.2), salad: wants('salad'),
    oil: may('oil'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Bake the potatoes at 200 °C (400 °F) for an hour, or 10 minutes in the microwave; split and fill.', minutes: 10
  }),
  dish('sweet-potato-bowl', ['main'], '{potato} bowl with {beans} and {greens}', {
    potato: needs('plantain', 1.2), beans: needs('beans'), greens: needs('greens'),
    seeds: may('seeds', 0.7), oil: may('oil', 0.5), rice: spare('rice')
  }, {
    method: 'Roast the {potato} in cubes at 200 °C (400 °F) for 25 minutes; warm the {beans} and {greens} and pile them up.', minutes: 15
  }),
  dish('couscous-chickpeas', ['main'], '{couscous} with {chickpeas}[ and {vegetable}]', {
    couscous: needs('couscous'), chickpeas: needs('chickpeas'), vegetable: wants('vegetable'),
    oil: may('oil'), dried: may('nibble', 0.5), cheese: may('cheese'), fruit: spare('fruit')
  }, {
    method: 'Pour boiling water over the {couscous} and leave it for 5 minutes; fry the {chickpeas}[ and {vegetable}].', minutes: 15
  }),
  dish('couscous-chicken', ['main'], '{couscous} with {poultry}[ and {vegetable}]', {
    couscous: needs('couscous'), poultry: needs('poultry'), vegetable: wants('vegetable'),
    oil: may('oil'), dried: may('nibble', 0.5), juice: spare('juice')
  }, {
    method: 'Pour boiling water over the {couscous} and leave it for 5 minutes; roast the {poultry} at 200 °C (400 °F) until no pink is left: 74 °C (165 °F) inside[; steam the {vegetable}].', minutes: 15
  }),
  dish('wraps', ['main'], '{tortillas} filled with {filling}[ and {salad}]', {
    tortillas: needs('tortillas'), filling: needs('bowlProtein'), salad: wants('salad'),
    avocado: may('avocado'), cheese: spare('cheese'), rice: spare('whiteRice'), fruit: may('fruit', 0.7),
    juice: spare('juice')
  }, {
    method: 'Warm the {tortillas}, fill and roll.', minutes: 10
  }),
  dish('fish-tacos', ['main'], '{tortillas} with {fish}[ and {salad}]', {
    tortillas: needs('cornTortillas'), fish: needs('whiteFish'), salad: wants('salad'),
    avocado: may('avocado'), rice: may('whiteRice', 0.6), fruit: may('fruit', 0.7), oil: spare('oil')
  }, {
    method: 'Bake the {fish} at 200 °C (400 °F) for 12 minutes, until it flakes, and fill the {tortillas}.', minutes: 15
  }),
  dish('dal', ['main'], 'Dal of {pulses} with {rice} and {greens}', {
    pulses: needs('pulses', 1.2), rice: needs('rice'), greens: needs('greens'), oil: needs('oil'),
    yogurt: may('yogurt', 0.7), naan: spare('flatbread'), fruit: may('fruit', 0.7)
  }, {
    method: 'Simmer the {pulses} with spices until soft; stir in the {greens} and serve over the rice.', minutes: 20
  }),
  dish('chili', ['main'], 'Chili with {beans} and {rice}', {
    beans: needs('beans', 1.2), rice: needs('rice'), sauce: needs('tomatoSauce'),
    mince: may('mince', 0.6), peas: may('vegetable', 0.7), oil: may('oil'), avocado: spare('avocado'),
    fruit: may('fruit', 0.7)
  }, {
    method: '[Brown the {mince} first. ]Simmer the {beans} and {sauce} with chili and cumin for 20 minutes[, with the {peas} at the end]; serve over the rice.', minutes: 20
  }),
  dish('chickpea-curry', ['main'], 'Curry with {chickpeas}, {vegetable} and {rice}', {
    chickpeas: needs('chickpeas', 1.2), rice: needs('rice'), vegetable: needs('vegetable'),
    sauce: may('tomatoSauce'), oil: needs('oil'), yogurt: may('yogurt', 0.7), fruit: spare('fruit')
  }, {
    method: 'Fry the {vegetable} in the oil with curry spices, add the {chickpeas}[ and the {sauce}] and simmer for 15 minutes; serve over the rice.', minutes: 20
  }),
  dish('fish-and-potatoes', ['main'], 'Baked {fish} with potatoes[ and {greens}]', {
    fish: needs('fish'), potatoes: needs('potatoes', 1.2), greens: wants('greens'), oil: may('oil'),
    bread: may('sideBread'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Bake the {fish} at 200 °C (400 °F) for 12 minutes, until it flakes, while the potatoes boil[; steam the {greens}].', minutes: 15
  }),
  dish('roast-and-potatoes', ['main'], 'Roast {meat} with potatoes[ and {roots}]', {
    meat: needs('meat'), potatoes: needs('potatoes', 1.2), roots: wants('roots'), oil: may('oil'),
    bread: may('sideBread'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Cook the {meat} and the potatoes[ with the {roots}] on one tray at 200 °C (400 °F), until the meat is 63 °C (145 °F) inside, or poultry 74 °C (165 °F).', minutes: 15
  }),
  dish('fried-rice', ['main'], '{rice} stir-fry with {protein} and {peas}', {
    rice: needs('rice', 1.1), protein: needs('stirFryProtein'), peas: needs('peas'),
    vegetable: may('vegetable', 0.7), oil: needs('oil'), fruit: may('fruit', 0.7), juice: spare('juice')
  }, {
    method: 'Brown cold cooked rice in the oil with the {peas}[ and {vegetable}]; add the {cooked protein} at the end.', minutes: 15
  }),
  dish('sandwich', ['main'], '{bread} sandwich with {filling}[ and {salad}]', {
    bread: needs('softBread', 2), filling: needs('sandwichProtein'), salad: wants('salad'),
    fruit: may('fruit'), yogurt: may('yogurt'), oil: spare('oil'), juice: spare('juice')
  }, {
    minutes: 5
  }),
  dish('hummus-pita', ['main'], '{bread} with {hummus}, {protein} and {salad}', {
    bread: needs('flatbread', 1.5), hummus: needs('hummus'), protein: needs('bowlProtein', 0.7),
    salad: needs('salad'), oil: spare('oil'), fruit: may('fruit'), couscous: spare('couscous')
  }, {
    minutes: 5
  }),
  dish('polenta-and-mushrooms', ['main'], '{polenta} with {vegetable} and {protein}', {
    polenta: needs('polenta', 1.2), vegetable: needs('vegetable'), protein: needs('bowlProtein'),
    oil: may('oil'), cheese: may('cheese'), bread: spare('sideBread'), fruit: may('fruit')
  }, {
    method: 'Whisk the polenta into boiling water and stir until thick; fry the {vegetable} and {protein}.', minutes: 15
  }),
  dish('grain-salad', ['main'], '{grain} salad with {protein}, {salad} and {fruit}', {
    grain: needs('wholeGrain'), protein: needs('bowlProtein'), salad: needs('salad'),
    fruit: needs('saladFruit', 0.7), oil: needs('oil'), cheese: spare('cheese'), dried: may('nibble', 0.5),
    bread: spare('sideBread')
  }, {
    method: 'Cook and cool the {grain}, then toss it with the {cooked protein}, {salad} and {fruit}.', minutes: 15
  }),
  dish('noodle-bowl', ['main'], 'Bowl of {noodles} with {protein} and {greens}', {
    noodles: needs('riceNoodles', 1.1), protein: needs('stirFryProtein'), greens: needs('greens'),
    carrots: may('roots', 0.5), oil: may('oil'), rice: spare('whiteRice'), fruit: may('fruit'),
    salt: may('salt')
  }, {
    method: 'Simmer fresh ginger in salted water for 10 minutes, then add the {noodles}, {cooked protein}[, {carrots}] and {greens}.', minutes: 15
  }),
  dish('potato-lentil-stew', ['main'], 'Potato stew with {pulses} and {roots}', {
    potatoes: needs('potatoes'), pulses: needs('pulses'), roots: needs('roots'),
    sauce: may('tomatoSauce', 0.7), oil: needs('oil'), bread: may('sideBread'), yogurt: spare('yogurt'),
    fruit: may('fruit', 0.7)
  }, {
    method: 'Simmer the potatoes, {pulses} and {roots} in one pot for 25 minutes.', minutes: 15
  }),
  dish('tofu-grain-bowl', ['main'], '{grain} bowl with {tofu}[ and {vegetable}]', {
    grain: needs('wholeGrain'), tofu: needs('tofu'), vegetable: wants('vegetable', 1.2), oil: may('oil'),
    seeds: may('seeds', 0.5), fruit: may('fruit'), juice: spare('juice')
  }, {
    method: 'Cook the {grain}; brown the {tofu}[ and {vegetable}].', minutes: 15
  }),
  dish('rice-and-beans', ['main'], '{beans} and {rice}[ with {salad}]', {
    beans: needs('beans', 1.2), rice: needs('whiteRice'), salad: wants('salad'), oil: may('oil'),
    avocado: may('avocado', 0.5), fruit: may('fruit'),
    juice: spare('juice')
  }, {
    method: 'Warm the {beans} with a little liquid and season; serve over the rice.', minutes: 10
  }),
  dish('tuna-pasta-salad', ['main'], '{pasta} salad with {fish} and {salad}', {
    pasta: needs('pasta'), fish: needs('cannedFish'), salad: needs('salad', 1.2), oil: needs('oil'),
    peas: may('peas', 0.7), fruit: may('fruit'), bread: spare('sideBread')
  }, {
    method: 'Boil and cool the {pasta}, then toss it with the {fish}[, {peas}] and {salad}.', minutes: 15
  }),
  dish('squash-rice', ['main'], '{rice} with {vegetable} and {seeds}', {
    rice: needs('rice', 1.2), vegetable: needs('roots', 1.5), seeds: needs('seeds'), oil: may('oil'),
    yogurt: may('yogurt'), fruit: may('fruit')
  }, {
    method: 'Roast the {vegetable} at 200 °C (400 °F) for 25 minutes; toss with the rice and {seeds}.', minutes: 15
  }),
]
