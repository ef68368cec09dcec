import type { Owner } from './owners.ts'
import { phrases } from './phrase-list.ts'

export interface OwnWords {
  readonly owners: readonly Owner[]
  readonly words: readonly string[]
  readonly because: string
}

/** Dishes and words that the allergen lists leave out and that a plan may name. */
export const ownWords: readonly OwnWords[] = [
  {
    owners: ['wheat', 'gluten'],
    words: phrases(`
      toast, baguette, ciabatta, focaccia, sourdough, bread roll, dinner roll, bun, sandwich, wrap, pita,
      pitta, naan, chapati, roti, flatbread, crouton, breadcrumb, panko, spaghetti, penne, fusilli,
      macaroni, linguine, fettuccine, tagliatelle, lasagna, lasagne, ravioli, tortellini, orzo, gnocchi,
      noodle, ramen, udon, soba, pizza, pancake, crepe, waffle, muffin, croissant, brioche, bagel,
      pastry, cake, cookie, biscuit, cracker, pretzel, bread, pasta, flour, tortilla, burrito,
      quesadilla, stroopwafel, tempura, dumpling, gyoza, teriyaki, hoisin, granola, muesli, weetabix,
      shredded wheat, cream of wheat, farina, pb&j, pbj, gingersnap, fig bar, matzo, wheat germ,
      bran flakes, cheerios, graham cracker, pie crust, mac and cheese, breadstick, scone, doughnut,
      donut, bolognese, ritz, bran
    `),
    because: 'made with wheat flour by the usual recipe',
  },
  {
    owners: ['gluten'],
    words: phrases(`
      lager, stout, ale, barley malt, malted, ovaltine, granola bar, oat, oatmeal, porridge, flapjack
    `),
    because: 'barley, or oats that nothing calls gluten-free',
  },
  {
    owners: ['milk', 'lactose', 'Vegan'],
    words: phrases(`
      pizza, lasagna, lasagne, alfredo, carbonara, milkshake, rice pudding, tzatziki, raita, naan,
      pancake, waffle, scrambled egg, chocolate, hot chocolate, quesadilla, brie, camembert, gouda,
      halloumi, mascarpone, half and half, creamer, whipped cream, gelato, ranch dressing,
      mashed potato with milk, frozen yogurt, froyo, fromage frais, labneh, dulce de leche,
      protein shake, protein powder, protein bar, crispy rice marshmallow bar, macchiato, cheesecake,
      tiramisu, panna cotta, skyr, mac n cheese, butter chicken, croissant, brioche, cappuccino, latte,
      mocha, custard, cottage cheese, ricotta, mozzarella, feta, kefir, yoghurt, yogurt, cheese,
      cream cheese, whey, buttermilk, milk chocolate
    `),
    because: 'made with milk by the usual recipe; a shake or powder that names no plant is mostly whey',
  },
  {
    owners: ['lactose'],
    words: phrases(`
      milk, cream, dairy, butter, ghee, quark, curd, lait, milch, leche, latte, leite, 牛乳, 牛奶
    `),
    because: 'milk foods that hold lactose',
  },
  {
    owners: ['milk'],
    words: phrases(`
      pesto, parmesan, cheddar, paneer, lactose free milk, milk solids, lactoferrin, lactalbumin,
      parmigiano, pecorino
    `),
    because: 'milk protein, whatever became of the lactose',
  },
  {
    owners: ['egg', 'Vegan'],
    words: phrases(`
      mayo, pancake, waffle, omelet, french toast, fried rice, carbonara, tamago, shakshuka,
      caesar dressing, tartar sauce, bearnaise, sponge cake, angel food cake, cake, muffin, croissant,
      eggnog, scotch egg, tiramisu, honey waffle, pad thai, ramen
    `),
    because: 'made with egg by the usual recipe',
  },
  {
    owners: ['fish', 'seafood'],
    words: phrases(`
      sushi, fish sauce, worcestershire, caesar dressing, caesar salad, kippers, smoked salmon, lox,
      ceviche, poke bowl, seafood, paella, sea bass, halibut, snapper, catfish, mahi mahi, swordfish,
      tapenade, nicoise, bagna cauda, kimchi, eel, sashimi, cod liver oil
    `),
    because: 'fish in it by the usual recipe',
  },
  {
    owners: ['fish'],
    words: ['fish'],
    because: 'the group itself',
  },
  {
    owners: ['seafood'],
    words: phrases(`
      cod, salmon, tuna, trout, haddock, hake, herring, mackerel, sardine, anchovy, tilapia, pollock,
      lobster, oyster, mussel, clam, scallop, squid, calamari, octopus, crayfish
    `),
    because: 'seafood may or may not mean fish: both count',
  },
  {
    owners: ['crustacean', 'shellfish', 'seafood'],
    words: phrases(`
      langoustine, crayfish, crawfish, krill, shrimp paste, prawn cracker, seafood, paella, gumbo,
      jambalaya, tom yum, bisque, crab, shrimp, prawn, lobster, scampi
    `),
    because: 'crustaceans in it by the usual recipe',
  },
  {
    owners: ['mollusc', 'shellfish'],
    words: phrases(`
      oyster, mussel, clam, scallop, squid, calamari, octopus, clam chowder, oyster sauce, cuttlefish,
      seafood, escargot, snail
    `),
    because: 'molluscs, or a sauce of them',
  },
  {
    owners: ['tree_nut', 'nuts'],
    words: phrases(`
      almond, cashew, walnut, hazelnut, pecan, pistachio, macadamia, brazil nut, pine nut, chestnut,
      nutella, trail mix, granola, muesli, pesto, marzipan, praline, nougat, baklava, frangipane,
      gianduja, mixed nut, nut, nut bar, nut butter, nut milk, energy bar, lara bar, larabar, amaretto,
      dukkah, romesco, energy ball, bliss ball
    `),
    because: 'tree nuts, or made with them unless stated',
  },
  {
    owners: ['peanut', 'nuts'],
    words: phrases(`
      peanut, groundnut, pb&j, pbj, pb2, pb, satay, nut, nut butter, mixed nut, trail mix, pad thai,
      snickers, reese, kung pao, nut bar, peanut butter, arachis, granola, cracker jack
    `),
    because: 'peanut, or mostly with peanut',
  },
  {
    owners: ['soy'],
    words: phrases(`
      soy, soya, soybean, miso soup, teriyaki, hoisin, ponzu, yuba, okara, bean curd, textured soy,
      veggie burger, textured protein, vegetable protein, sukiyaki, veggie mince, gochujang
    `),
    because: 'soy by the usual recipe',
  },
  {
    owners: ['sesame'],
    words: phrases(`
      houmous, humus, baba ganoush, zaatar, tahina, everything bagel, furikake, benne, sesame
    `),
    because: 'sesame by the usual recipe',
  },
  {
    owners: ['corn'],
    words: phrases(`
      grits, polenta, nachos, tortilla chip, taco shell, tamale, hominy, cornbread, corn bread,
      corn chip, maltodextrin, masa, cornmeal
    `),
    because: 'made of corn',
  },
  {
    owners: ['honey'],
    words: ['honey', 'honey stinger', 'baklava', 'honeycomb'],
    because: 'sweetened with honey',
  },
  {
    owners: ['celery'],
    words: ['mirepoix', 'bloody mary', 'waldorf salad', 'celery stick'],
    because: 'celery by the usual recipe',
  },
  {
    owners: ['mustard'],
    words: ['dijon', 'honey mustard', 'mustard'],
    because: 'mustard by name',
  },
  {
    owners: ['sulphite'],
    words: ['sulfured apricot', 'sulphured apricot', 'dried apricot', 'apricot dried', 'dried mango', 'wine'],
    because: 'dried or kept with sulfites as a rule',
  },
  {
    owners: ['caffeine', 'caffeine-under-18'],
    words: phrases(`
      coffee, espresso, cold brew, americano, macchiato, cappuccino, latte, mocha, cola, coke, pepsi,
      red bull, monster energy, energy drink, energy shot, caffeine, caffeinated, guarana, matcha,
      yerba mate, mate tea, tea, iced tea, chai, caffeine gel, caffeine pill, caffeine gum, pre workout,
      preworkout, mountain dew, dr pepper, no doz, caf 100
    `),
    because: 'holds caffeine',
  },
  {
    owners: ['caffeine'],
    words: ['chocolate', 'dark chocolate', 'milk chocolate', 'hot chocolate'],
    because: 'chocolate holds some caffeine, and the tables do not say how much',
  },
  {
    owners: ['oats'],
    words: phrases(`
      granola, muesli, flapjack, overnight oats, oat bar, granola bar, cheerios, oat milk, oatcake,
      anzac biscuit, bircher
    `),
    because: 'made of oats',
  },
  {
    owners: ['fodmap'],
    words: phrases(`
      garlic, onion, apple, apple juice, pear, mango, honey, agave, dried fruit, raisin, dates, medjool,
      watermelon, cauliflower, chickpea, lentil, kidney bean, black bean, hummus, milk, yogurt, bread,
      pasta, couscous, bagel, cashew, inulin, high fructose corn syrup, fructose
    `),
    because: 'the foods that the tables mark as a caution',
  },
  {
    owners: ['Vegetarian', 'Vegan'],
    words: phrases(`
      meat, chicken, beef, pork, lamb, mutton, veal, turkey, duck, goose, rabbit, venison, bison, ham,
      bacon, prosciutto, pancetta, salami, pepperoni, chorizo, sausage, hot dog, jerky, steak, sirloin,
      brisket, mince, ground beef, meatball, meatloaf, burger, hamburger, cheeseburger, kebab, gyro,
      liver, pate, foie gras, bolognese, carbonara, chili con carne, shepherds pie, fish, salmon, tuna,
      cod, haddock, tilapia, trout, sardine, anchovy, mackerel, herring, halibut, sushi, sashimi, shrimp,
      prawn, crab, lobster, scallop, mussel, oyster, clam, squid, calamari, seafood, shellfish,
      oyster sauce, fish sauce, worcestershire, caesar dressing, caesar salad, gelatin, gelatine, jello,
      jell o, marshmallow, gummy, gummy bear, gummi, haribo, wine gum, gummy candy, gumdrop, rennet,
      parmesan, parmigiano, lard, suet, tallow, dripping, stock, broth, bouillon, stock cube, bone broth,
      collagen, dashi, bonito, caviar, roe, surimi, carmine, cochineal, isinglass, cod liver oil,
      fish oil, pollo, poulet, hahnchen, fleisch, viande, carne, jambon, schinken, speck, poultry, lox,
      ground turkey, cold cuts, deli slices, paella, crispy rice marshmallow bar, 鶏肉, 牛肉, 豚肉, 鸡肉, 猪肉, 肉
    `),
    because: 'meat, poultry, fish, or made with them',
  },
  {
    owners: ['Vegan'],
    words: phrases(`
      shellac, beeswax, lanolin, jelly bean, honey, egg, mayo, milk, whey, casein, dairy
    `),
    because: 'from animals',
  },
]
