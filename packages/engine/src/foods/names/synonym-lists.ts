import type { WayOfEating } from '../../health.ts'
import type { AllergenGroupId } from '../exclusions/allergen-groups.ts'

/** The owner of the words: an allergen group or a diet. */
export type Excluder = AllergenGroupId | 'Vegetarian' | 'Vegan'

export interface WordsOf {
  readonly of: readonly Excluder[]
  readonly words: readonly string[]
}

const phrases = (list: string): readonly string[] => list.trim().split(/,\s+/u)

/** Words in names of foods that just as often are not foods. */
export const namesNoFood: ReadonlySet<string> = new Set(
  phrases(
    'and, with, from, free, the, for, all, any, many, dark, low, high, soft, hot, cold, red, half, dry, pre, cut',
  ),
)

/** Dishes and words that are missing in `allergen-groups.json` and contain the food by the usual recipe. */
export const usuallyHold: readonly WordsOf[] = [
  {
    of: ['wheat'],
    words: phrases(`
      toast, baguette, ciabatta, focaccia, sourdough, dinner roll, bun, sandwich, wrap, pita, pitta, naan,
      chapati, roti, flatbread, crouton, panko, spaghetti, penne, fusilli, macaroni, linguine, fettuccine,
      tagliatelle, lasagna, lasagne, ravioli, tortellini, orzo, gnocchi, noodle, ramen, udon, soba, pizza,
      pancake, crepe, waffle, muffin, croissant, brioche, bagel, pastry, biscuit, cracker, flour, tortilla,
      burrito, quesadilla, stroopwafel, tempura, dumpling, gyoza, teriyaki, hoisin, granola, muesli, weetabix,
      cream of wheat, pbj, gingersnap, fig bar, fig newton, matzo, bran flakes, cheerios, graham cracker,
      pie crust, mac and cheese, breadstick, scone, doughnut, donut, bolognese, burger, brownie, cereal,
      crumpet, rusk, wonton, spring roll, fig roll, cinnamon roll, panini, challah, pumpernickel, rigatoni,
      farfalle, ziti, pappardelle, saltine, schnitzel, stuffing
    `),
  },
  { of: ['gluten'], words: phrases('lager, stout, ale, malted, ovaltine, oat, oatmeal, porridge, flapjack') },
  {
    of: ['milk'],
    words: phrases(`
      pizza, lasagna, lasagne, alfredo, carbonara, milkshake, rice pudding, tzatziki, raita, pancake, waffle,
      chocolate, quesadilla, brie, camembert, gouda, halloumi, half and half, creamer, gelato, ranch dressing,
      froyo, fromage frais, labneh, dulce de leche, protein shake, protein powder, protein bar, macchiato,
      tiramisu, panna cotta, mac and cheese, croissant, brioche, mocha, pesto, lactoferrin, lactalbumin,
      parmigiano, pecorino, recovery shake, recovery drink, frischkase, huttenkase, ziegenkase, schafskase,
      naan, cheesy, nutella, provolone, gruyere, emmental, manchego, burrata, babybel, frappuccino, flat white,
      horlicks, ovaltine, korma, brownie, stroganoff
    `),
  },
  {
    of: ['egg'],
    words: phrases(`
      mayo, pancake, waffle, omelet, omelette, french toast, fried rice, carbonara, tamago, shakshuka,
      caesar dressing, tartar sauce, bearnaise, sponge cake, angel food cake, cake, muffin, croissant, eggnog,
      tiramisu, pad thai, ramen, ruhrei, spiegelei, huhnerei, brownie, banana bread, cookie, schnitzel
    `),
  },
  {
    of: ['fish'],
    words: phrases(`
      sushi, sashimi, caesar salad, kippers, lox, ceviche, poke bowl, paella, sea bass, halibut, snapper,
      catfish, mahi mahi, swordfish, tapenade, nicoise, kimchi, eel, cod liver oil, thai curry paste, kedgeree,
      barramundi, basa, monkfish, whitefish, plaice, bream, branzino, perch, anchovy paste
    `),
  },
  {
    of: ['crustacean'],
    words: phrases('paella, gumbo, jambalaya, tom yum, prawn cracker, shrimp paste, sushi, poke bowl'),
  },
  { of: ['mollusc'], words: phrases('clam chowder, escargot, sushi, poke bowl') },
  {
    of: ['tree_nut'],
    words: phrases(`
      nutella, dukkah, romesco, amaretto, energy bar, energy ball, bliss ball, larabar, lara bar, nut bar,
      mixed nut, granola bar, macaron, ferrero, biscotti, korma
    `),
  },
  {
    of: ['peanut'],
    words: phrases(`
      pbj, pb2, pb, pad thai, gado gado, massaman, snickers, reese, kung pao, granola, granola bar, nut butter,
      nut bar, mixed nut, energy bar, energy ball, bliss ball
    `),
  },
  {
    of: ['soy'],
    words: phrases(
      'hoisin, ponzu, yuba, okara, bean curd, vegetable protein, sukiyaki, gochujang, veggie mince, ramen, impossible burger',
    ),
  },
  { of: ['sesame'], words: phrases('humus, zaatar, everything bagel, furikake, falafel') },
  { of: ['corn'], words: phrases('nacho, tortilla chip, taco, tamale, hominy, masa, arepa') },
  { of: ['honey'], words: phrases('honeycomb, baklava, honey stinger') },
  { of: ['celery'], words: phrases('mirepoix, bloody mary, waldorf salad, soffritto') },
  { of: ['mustard'], words: phrases('dijon') },
  { of: ['sulphite'], words: phrases('dried mango, apricot') },
  { of: ['oats'], words: phrases('overnight oats, oatcake, granola bar, cheerios, bircher, anzac') },
  {
    of: ['caffeine'],
    words: phrases(`
      cold brew, americano, macchiato, cappuccino, latte, mocha, coke, pepsi, red bull, energy shot, yerba mate,
      tea, iced tea, chai, pre workout, preworkout, mountain dew, dr pepper, chocolate
    `),
  },
  {
    of: ['fodmap'],
    words: phrases(`
      apple, watermelon, cauliflower, chickpea, lentil, kidney bean, black bean, hummus, milk, yogurt, bread,
      pasta, couscous, bagel, cashew
    `),
  },
  {
    of: ['Vegetarian', 'Vegan'],
    words: phrases(`
      lamb, mutton, duck, goose, rabbit, venison, bison, prosciutto, pancetta, salami, pepperoni, chorizo,
      sausage, hot dog, jerky, steak, sirloin, brisket, mince, meatball, meatloaf, burger, hamburger,
      cheeseburger, kebab, gyro, liver, pate, foie gras, bolognese, carbonara, chili con carne, shepherds pie,
      gelatin, gelatine, jello, jell o, marshmallow, gummy, gummies, gummi, haribo, wine gum, rennet, parmesan,
      parmigiano, lard, suet, tallow, dripping, stock, broth, bouillon, collagen, isinglass, cochineal, carmine,
      pollo, poulet, hahnchen, speck, bratwurst, frankfurter, kielbasa, mortadella, pastrami, shawarma,
      schnitzel, chicken nugget, cold cuts, deli meat, deli slices, 鶏肉, 牛肉, 豚肉, 鸡肉, 猪肉
    `),
  },
  { of: ['Vegan'], words: phrases('shellac, beeswax, lanolin, jelly bean, protein shake, protein powder') },
]

/** The same for ways of eating, beyond the names of their families and groups. */
export const usuallyHoldForWays: readonly {
  readonly of: readonly WayOfEating[]
  readonly words: readonly string[]
}[] = [
  {
    of: ['halal', 'kosher', 'alpha_gal'],
    words: phrases(
      'lard, prosciutto, pancetta, salami, pepperoni, chorizo, bratwurst, hot dog, gummy, jello',
    ),
  },
  {
    of: ['halal'],
    words: phrases('wine, beer, rum, whisky, whiskey, vodka, brandy, sake, mirin, champagne'),
  },
  { of: ['kosher'], words: phrases('cheeseburger') },
  {
    of: ['no_beef', 'alpha_gal'],
    words: phrases(
      'hamburger, cheeseburger, steak, sirloin, brisket, meatball, meatloaf, jerky, pastrami, suet, tallow',
    ),
  },
  { of: ['alpha_gal'], words: phrases('mutton, venison, bison, rabbit, goat meat, liver, collagen') },
  {
    of: ['pescatarian'],
    words: phrases(
      'mutton, duck, goose, rabbit, venison, salami, pepperoni, chorizo, hot dog, hamburger, steak, jerky',
    ),
  },
]

/** Longer phrases that contain one of the words and mean something else. */
export const meanSomethingElse: readonly WordsOf[] = [
  {
    of: ['milk', 'lactose', 'Vegan'],
    words: phrases(`
      cream of coconut, creamed rice, milk thistle, sun cream, chamois cream, anti chafe cream, bean curd,
      seed butter, sunflower seed butter, cookie butter, cream of buckwheat, milk of magnesia, cream soda,
      cacao butter, creamed corn, cocoa powder
    `),
  },
  {
    of: ['lactose'],
    words: phrases(
      'cheddar, cheddar cheese, parmesan, parmesan cheese, gouda, swiss cheese, hard cheese, milchsaure',
    ),
  },
  {
    of: ['egg', 'Vegan'],
    words: phrases(
      'egg plant, flax egg, chia egg, egg replacer, egg shaped, egg timer, fried rice noodle, rice cake, corn cake, oatcake',
    ),
  },
  {
    of: ['crustacean', 'mollusc', 'shellfish', 'seafood', 'Vegetarian', 'Vegan'],
    words: phrases('crab apple, oyster mushroom, oyster cracker, goldfish cracker'),
  },
  { of: ['tree_nut', 'nuts', 'peanut'], words: phrases('soy nut, corn nut, grape nuts, wing nut, lug nut') },
  { of: ['peanut'], words: phrases('pine nut, brazil nut, macadamia nut, cashew nut') },
  {
    of: ['wheat', 'gluten'],
    words: phrases(`
      rice cake, rice cracker, corn cake, corn tortilla, rice noodle, rice paper wrap, rice paper, glass noodle,
      zucchini noodle, shirataki noodle, rice vermicelli, potato pancake, rice bread, lettuce wrap,
      konjac noodle, corn flour, rice flour, potato flour, tapioca flour, almond flour, coconut flour,
      chickpea flour, pasta sauce, corn flakes, wrap up, wrap in foil, foam roll, pasta water, ginger ale,
      spaghetti squash, rice cereal, rice crispy cereal
    `),
  },
  { of: ['oats'], words: phrases('millet porridge, quinoa porridge, corn porridge, buckwheat porridge') },
  { of: ['soy'], words: phrases('soybean oil, soy oil, coconut aminos') },
  { of: ['honey', 'Vegan'], words: phrases('honey mango') },
  {
    of: ['caffeine'],
    words: phrases(`
      peppermint tea, mint tea, ginger tea, chamomile tea, fruit tea, fennel tea, hibiscus tea, barley tea,
      tea towel, tea spoon, coffee table, running mate, decaf coffee, decaf tea, rooibos tea, chicory coffee
    `),
  },
  { of: ['sulphite'], words: phrases('wine vinegar, sweet potato, wine gum') },
  {
    of: ['fodmap'],
    words: phrases(
      'green beans, buckwheat, firm banana, pineapple, garlic infused oil, bean sprouts, vanilla bean, jelly beans',
    ),
  },
  {
    of: ['Vegetarian', 'Vegan'],
    words: phrases(`
      vegetable stock, veg stock, vegetable broth, vegetable bouillon, mushroom broth, miso broth, stock up,
      in stock, burger bun, kidney bean, beef tomato, beefsteak tomato, steak fries, steak knife, goose bumps,
      duck tape, pectin gummies, mince pie, coconut meat, meat substitute, meat alternative, herringbone
    `),
  },
]

/** Words that make a food another one: "oat" milk, "vegan" sausage, "gluten-free" bread. */
export const otherKinds: readonly {
  readonly of: readonly Excluder[]
  readonly before: readonly string[]
  readonly foods: readonly string[]
}[] = [
  {
    of: ['milk', 'lactose', 'Vegan'],
    before: phrases(`
      oat, almond, soy, soya, coconut, rice, cashew, hemp, pea, plant, plant based, vegan, non dairy,
      dairy free, nut, peanut, tofu
    `),
    foods: phrases(`
      milk, yogurt, yoghurt, cream, cheese, butter, latte, cappuccino, kefir, creamer, ice cream, cream cheese,
      feta, mozzarella, parmesan, ricotta, custard, protein powder, protein shake, protein bar, pesto, pizza,
      quark, skyr
    `),
  },
  {
    of: ['lactose', 'fodmap'],
    before: ['lactose free'],
    foods: phrases(
      'milk, yogurt, yoghurt, cream, cheese, ice cream, cottage cheese, cream cheese, kefir, quark',
    ),
  },
  {
    of: ['egg', 'Vegan'],
    before: phrases('vegan, plant based, egg free, eggless'),
    foods: phrases('mayo, mayonnaise, egg, omelet, omelette, pancake, waffle, cake, muffin, french toast'),
  },
  {
    of: ['Vegetarian', 'Vegan'],
    before: phrases(`
      vegan, vegetarian, veggie, vegetable, plant based, plant, soy, soya, tofu, bean, black bean, lentil,
      mushroom, chickpea, seitan, tempeh, jackfruit, meatless
    `),
    foods: phrases(`
      burger, sausage, steak, bolognese, meatball, mince, kebab, chili, pate, broth, stock, bouillon, hot dog,
      jerky, bacon, chicken, meat, ham, fish, tuna, sushi, parmesan, gummies, shepherds pie
    `),
  },
  {
    of: ['gluten', 'fodmap'],
    before: phrases('gluten free, gf, glutenfreie, glutenfreies, glutenfreier'),
    foods: phrases(`
      bread, toast, pasta, oats, oat, oatmeal, rolled oats, porridge, bagel, wrap, tortilla, flour, cracker,
      pretzel, granola, muesli, noodles, spaghetti, penne, pizza, pancake, waffle, muffin, cake, cookies, bun,
      roll, sandwich, sandwich bread, cereal, soy sauce, tamari, granola bar, brot, nudeln, haferflocken,
      stock cube, beer
    `),
  },
]

/** Names in the lists of milk, egg and honey for foods that are also sold without them. */
export const mayBeVegan: ReadonlySet<string> = new Set(
  phrases(`
    brioche, granola, marshmallow, graham crackers, nougat, lecithin, glucosamine, pancake, waffle,
    chocolate, pizza, lasagna, lasagne, muffin, cake, protein bar, protein shake, protein powder,
    recovery shake, recovery drink, pesto, croissant, ramen, pad thai, kimchi, tapenade, bee, bees
  `),
)
