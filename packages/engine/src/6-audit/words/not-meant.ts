import type { OwnWords } from './own-words.ts'
import { phrases } from './phrase-list.ts'

/** Longer phrases that hold one of the words of `own-words.ts` or of the lists, and mean something else. */
export const notMeant: readonly OwnWords[] = [
  {
    owners: ['milk', 'lactose', 'Vegan'],
    words: phrases(`
      butternut, butter bean, butter lettuce, cocoa butter, shea butter, apple butter, cream of rice,
      cream of tartar, cream of wheat, cream cracker, cream of coconut, milk thistle, sun cream,
      anti chafe cream, chamois cream, skin cream, shaving cream, creamed rice cereal, bean curd,
      seed butter, sunflower seed butter, cookie butter, lactic acid, calcium lactate, peanut butter,
      nut butter, cream of buckwheat, milk of magnesia, cream soda, coconut cream, coconut butter,
      cacao butter, creamed corn
    `),
    because: 'no milk in it',
  },
  {
    owners: ['lactose'],
    words: phrases(`
      lactose free milk, honey waffle, hard cheese, cheddar cheese, cheddar, parmesan, parmesan cheese,
      swiss cheese, aged cheese, gouda
    `),
    because: 'hardly any lactose: hard cheese, and milk freed of it',
  },
  {
    owners: ['egg', 'Vegan'],
    words: phrases(`
      eggplant, egg plant, vegan egg, egg shaped, egg replacer, flax egg, chia egg, egg timer,
      fried rice noodle, fried rice vermicelli
    `),
    because: 'no egg in it',
  },
  {
    owners: ['fish', 'seafood', 'Vegetarian', 'Vegan'],
    words: ['vegan fish'],
    because: 'no fish in it',
  },
  {
    owners: ['crustacean', 'shellfish', 'seafood', 'Vegetarian', 'Vegan'],
    words: ['crab apple', 'oyster mushroom', 'oyster mushrooms', 'king oyster mushroom', 'oyster cracker'],
    because: 'no shellfish in it',
  },
  { owners: ['mollusc'], words: ['oyster mushroom', 'oyster cracker'], because: 'no molluscs in it' },
  {
    owners: ['tree_nut', 'nuts', 'peanut'],
    words: phrases(`
      nutmeg, butternut, doughnut, donut, coconut, tiger nut, water chestnut, nuts and bolts, wing nut,
      lug nut, grape nuts, soy nut, horse chestnut, corn nut, nut cracker
    `),
    because: 'no nut in it',
  },
  {
    owners: ['peanut'],
    words: ['pine nut', 'brazil nut', 'tree nut', 'macadamia nut', 'cashew nut'],
    because: 'tree nuts are a group of their own',
  },
  { owners: ['tree_nut'], words: ['pea nut'], because: 'peanut is a group of its own' },
  {
    owners: ['wheat', 'gluten'],
    words: phrases(`
      buckwheat, rice cake, rice cracker, corn cake, corn tortilla, rice noodle, rice paper wrap,
      rice paper, glass noodle, zucchini noodle, shirataki noodle, sweet potato noodle, rice vermicelli,
      potato pancake, rice bread, lettuce wrap, rice wrap, fish cake, crab cake, konjac noodle,
      rice ball, corn flour, rice flour, potato flour, tapioca flour, almond flour, coconut flour,
      chickpea flour, gram flour, pasta sauce, bread and butter pickle, corn flakes, wheatgrass,
      plastic wrap, cling wrap, wrap up, wrap in foil, cool down, marinara pasta sauce, date roll,
      spaghetti squash, flourless, foam roll, wrap the, wrap it, wrap each, rice pancake, tofu noodle,
      mung bean noodle, corn pasta, rice pasta, wrap them, aid wrap, wrapped, pasta water, ginger ale,
      cracker jack
    `),
    because: 'no wheat by the usual recipe',
  },
  {
    owners: ['wheat'],
    words: ['oat bran', 'rice bran'],
    because: 'bran of another grain',
  },
  { owners: ['gluten'], words: ['rice bran', 'maltodextrin', 'maltitol'], because: 'no gluten in it' },
  {
    owners: ['oats'],
    words: phrases(`
      rice porridge, millet porridge, quinoa porridge, corn porridge, buckwheat porridge, goat,
      rice granola
    `),
    because: 'porridge of another grain',
  },
  {
    owners: ['soy'],
    words: ['soy lecithin', 'soya lecithin', 'refined soy oil', 'soybean oil', 'soy oil', 'coconut aminos'],
    because: 'refined oil and lecithin: warned of, not blocked',
  },
  {
    owners: ['corn'],
    words: phrases(`
      peppercorn, corned beef, acorn, corn plaster, corns and blisters, corn on your toe,
      corn on your foot
    `),
    because: 'no corn in it',
  },
  {
    owners: ['honey', 'Vegan'],
    words: ['honeydew', 'honeydew melon', 'honeycrisp', 'honeycrisp apple', 'honey mango', 'honey locust'],
    because: 'no honey in it',
  },
  {
    owners: ['celery'],
    words: ['tomato soup', 'rice soup', 'lentil soup', 'miso soup', 'noodle soup', 'soup spoon', 'soup bowl'],
    because: 'a soup that need not hold celery',
  },
  { owners: ['coconut'], words: ['cocoa', 'cacao'], because: 'no coconut in it' },
  {
    owners: ['caffeine', 'caffeine-under-18'],
    words: phrases(`
      decaf, decaf coffee, decaffeinated coffee, decaffeinated tea, decaf tea, herbal tea, rooibos tea,
      rooibos, peppermint tea, mint tea, ginger tea, chamomile tea, camomile tea, fruit tea, fennel tea,
      caffeine free cola, caffeine free, coffee table, coffee shop meeting, tea towel, tea light,
      coffee grinder, barley tea, beef tea, coffee mug, coffee cup holder, running mate, hibiscus tea,
      chicory coffee, barley coffee, tea spoon, lemon balm tea, caffeine free tea, non caffeinated,
      uncaffeinated
    `),
    because: 'holds no caffeine, or traces',
  },
  {
    owners: ['sulphite'],
    words: phrases(`
      sulfate, wine vinegar, unsulfured apricot, unsulphured apricot, unsulfured dried apricot, wine gum,
      sweet potato, grape juice
    `),
    because: 'no sulfite added',
  },
  { owners: ['mustard'], words: ['mustard greens', 'mustard yellow'], because: 'the leaf or the color' },
  {
    owners: ['fodmap'],
    words: phrases(`
      green beans, cranberry juice, cherry juice, buckwheat, maple syrup, sourdough spelt,
      lactose free milk, garlic infused oil, lactose free yogurt, coffee bean, bean sprouts,
      vanilla bean, firm banana, pineapple, prickly pear, gluten free bread, gluten free pasta,
      oat bread, custard apple, rice milk, almond milk, coconut milk
    `),
    because: 'not on the caution list',
  },
  {
    owners: ['Vegetarian', 'Vegan'],
    words: phrases(`
      vegetable stock, veg stock, vegetable broth, veggie broth, vegetable bouillon, vegan stock,
      vegan broth, mushroom broth, miso broth, seaweed broth, tomato broth, vegetable stock cube,
      veggie stock, stock up, in stock, out of stock, stock your, stock the, well stocked, take stock,
      stock a, burger bun, agar, kidney bean, crab apple, oyster mushroom, oyster cracker, beef tomato,
      beefsteak tomato, steak fries, steak knife, goose bumps, goose down, duck tape, liver disease,
      kidney or liver, liver problem, liver or kidney, goldfish cracker, energy gummies, energy gummy,
      fruit pectin gummies, pectin gummies, meat of the, mince pie, sweetmeat, nut meat, coconut meat,
      meat substitute, meat alternative, meat replacement, fishing, hamstring, lamb s lettuce,
      lambs lettuce, fish eye, cold turkey, avocado flesh, vegetarian rennet, microbial rennet,
      vegetable rennet, vegan gelatin, dripping wet, dripping with sweat, dripping sweat, duck feet,
      jackfruit meat, chicken of the woods, herringbone
    `),
    because: 'no meat in it, or no food at all',
  },
]
