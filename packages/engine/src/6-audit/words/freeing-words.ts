import type { Owner } from './owners.ts'
import { phrases } from './phrase-list.ts'

/** Words beside a food that make it another one: "oat" milk, "vegan" sausage, "gluten-free" bread. */
interface Freeing {
  readonly owners: readonly Owner[]
  readonly words: readonly string[]
  /** The foods that they change; any where not given. */
  readonly heads?: readonly string[]
}

const milkFoods = phrases(`
  milk, yogurt, yoghurt, cream, cheese, butter, latte, cappuccino, macchiato, kefir, custard, creamer,
  ice cream, whipped cream, frozen yogurt, protein powder, protein shake, protein bar, milkshake, mocha,
  quark, skyr, ricotta, feta, mozzarella, parmesan, cream cheese, hot chocolate, curd, dairy,
  half and half, chocolate milk, milk powder, buttermilk, gelato, pudding
`)
const plants = phrases(`
  oat, almond, soy, soya, coconut, rice, cashew, hemp, pea, nut, plant, hazelnut, macadamia, flax,
  pistachio, walnut, sunflower, tofu, peanut, seed, oatly, soja, bean, potato, quinoa, pecan
`)
const flourFoods = phrases(`
  pasta, noodle, spaghetti, penne, fusilli, macaroni, linguine, fettuccine, flour, tortilla, cracker,
  vermicelli, taco, lasagna, wrap
`)
const otherFlours = phrases(`
  rice, corn, buckwheat, chickpea, lentil, quinoa, millet, tapioca, cassava, almond, coconut, bean,
  edamame, soy, zucchini, konjac, potato
`)
const madeMeats = phrases(`
  burger, sausage, steak, bolognese, meatball, mince, kebab, chili, paella, sushi, pate, loaf, broth,
  stock, bouillon, stock cube, carbonara, hot dog, shepherds pie, jerky, bacon, gummy, meatloaf,
  chili con carne, burgers, hamburger
`)
const meatless = phrases(`
  vegetable, veg, lentil, bean, mushroom, cauliflower, jackfruit, chickpea, tofu, soy, soya, seitan,
  tempeh, quinoa, beet, nut, pea, carrot, eggplant, cucumber, avocado, coconut, fruit, pectin, miso,
  seaweed, kelp, tomato, onion, portobello, potato, falafel, tvp
`)

export const freeing: readonly Freeing[] = [
  { owners: ['milk', 'lactose', 'Vegan', 'fodmap'], words: plants, heads: milkFoods },
  {
    owners: ['milk', 'lactose'],
    words: ['vegan', 'plant based', 'non dairy', 'nondairy', 'dairy free', 'milk free', 'whey free'],
  },
  {
    owners: ['Vegan'],
    words: ['non dairy', 'nondairy', 'dairy free', 'milk free', 'whey free'],
    heads: [
      ...milkFoods,
      'chocolate',
      'dark chocolate',
      'milk chocolate',
      'pizza',
      'pancake',
      'waffle',
      'croissant',
      'lasagna',
      'naan',
      'cake',
      'muffin',
      'mac and cheese',
      'ranch dressing',
    ],
  },
  {
    owners: ['Vegan'],
    words: ['egg free', 'eggless'],
    heads: phrases(`
      mayo, mayonnaise, noodle, egg noodle, pancake, waffle, cake, muffin, meringue, aioli, fried rice,
      french toast, brioche, custard
    `),
  },
  { owners: ['lactose', 'fodmap'], words: ['lactose free', 'low lactose', 'lactosefree'] },
  { owners: ['egg'], words: ['vegan', 'plant based', 'egg free', 'eggless'] },
  {
    owners: ['fish', 'crustacean', 'mollusc', 'shellfish', 'seafood'],
    words: ['vegan', 'vegetarian', 'veggie', 'plant based', 'fish free', 'mock'],
  },
  { owners: ['wheat', 'gluten'], words: ['gluten free', 'gf', 'wheat free', 'glutenfree'] },
  { owners: ['wheat', 'gluten'], words: otherFlours, heads: flourFoods },
  {
    owners: ['gluten', 'oats'],
    words: ['rice', 'millet', 'quinoa', 'corn', 'buckwheat'],
    heads: ['porridge', 'granola', 'flakes'],
  },
  {
    owners: ['wheat', 'gluten', 'egg', 'milk', 'lactose', 'Vegan'],
    words: ['rice', 'potato'],
    heads: ['cake', 'pancake'],
  },
  {
    owners: ['wheat', 'gluten'],
    words: ['buckwheat', 'rice flour', 'chickpea'],
    heads: ['pancake', 'crepe', 'waffle'],
  },
  { owners: ['tree_nut', 'peanut', 'nuts'], words: ['nut free', 'nutfree'] },
  {
    owners: ['peanut'],
    words: phrases(`
      peanut free, tree, pine, brazil, macadamia, cashew, almond, hazelnut, walnut, pecan
    `),
    heads: ['nut', 'nut butter', 'granola', 'trail mix', 'nut bar'],
  },
  { owners: ['tree_nut'], words: ['soy', 'tiger', 'corn', 'ground', 'monkey'], heads: ['nut', 'nut butter'] },
  { owners: ['nuts'], words: ['soy', 'tiger', 'corn'], heads: ['nut', 'nut butter'] },
  { owners: ['soy'], words: ['soy free', 'soya free', 'coconut'] },
  {
    owners: ['soy'],
    words: ['bean', 'chickpea', 'lentil', 'mushroom', 'quinoa', 'beet', 'pea'],
    heads: ['veggie burger', 'textured protein', 'vegetable protein'],
  },
  { owners: ['sesame'], words: ['sesame free'] },
  {
    owners: ['corn'],
    words: ['corn free', 'tapioca', 'wheat'],
    heads: ['maltodextrin', 'glucose syrup', 'dextrose', 'tortilla'],
  },
  { owners: ['honey'], words: ['vegan', 'honey free'] },
  { owners: ['oats'], words: ['oat free'] },
  { owners: ['celery'], words: ['celery free'] },
  { owners: ['fodmap'], words: ['low fodmap', 'gluten free'] },
  {
    owners: ['caffeine', 'caffeine-under-18'],
    words: phrases(`
      decaf, decaffeinated, caffeine free, herbal, peppermint, mint, ginger, chamomile, camomile, fruit,
      rooibos, non caffeinated, hibiscus, fennel, lemon balm, nettle, barley
    `),
  },
  {
    owners: ['Vegetarian', 'Vegan'],
    words: phrases(`
      vegan, plant based, meat free, meatless, mock, beyond, impossible, fishless, chickenless,
      vegetarian, veggie
    `),
  },
  { owners: ['Vegetarian'], words: ['quorn'] },
  { owners: ['Vegetarian', 'Vegan'], words: meatless, heads: madeMeats },
]
