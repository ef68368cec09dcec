import { allergenGroups } from '../../foods/allergen-groups.ts'
import { foods } from '../../foods/foods.ts'
import { products } from '../../foods/products.ts'
import { ownWords } from './own-words.ts'
import { phrases } from './phrase-list.ts'
import { takeApart } from './sentence.ts'

/**
 * The words of a text that name a food, a drink, a supplement or a brand of them, each once, in the singular. Words that are
 * as often something else ("roll", "chip", "light") and foods in general ("fruit", "grain") are none; nor are herbs and spices.
 */
export const namedFoods = (text: string): readonly string[] => {
  const { singulars } = takeApart(text)
  const together = ` ${singulars.join(' ')} `
  return [
    ...new Set([
      ...singulars.filter((word) => lexicon().has(word)),
      ...inTwoWords.filter((name) => together.includes(` ${name} `)),
    ]),
  ]
}

let made: ReadonlySet<string> | undefined

/** Made at the first question: only who reads another's plan needs it. */
function lexicon(): ReadonlySet<string> {
  made ??= new Set(
    [
      ...foods.map(({ name }) => name),
      ...products.map(({ brand, name }) => `${brand ?? ''} ${name}`),
      ...allergenGroups.flatMap(({ food_words }) => food_words),
      ...ownWords.flatMap(({ words }) => words),
      ...others,
    ]
      .flatMap((phrase) => takeApart(phrase).singulars)
      // "brownies" loses its ending as "berries" does.
      .flatMap((word) => (word.endsWith('ie') ? [word, `${word.slice(0, -2)}y`] : [word]))
      .filter((word) => word.length > 2 && !/\d/u.test(word) && !notFoods.has(word)),
  )
  return made
}

/** Of words that name no food each on its own. */
const inTwoWords = phrases(`
  energy drink, sport drink, protein shake, protein powder, protein bar, energy bar, ice cream, meal replacement
`)

/** Foods and drinks that neither the tables nor the allergen lists name. */
const others = phrases(`
  lucozade, redbull, enervit, isostar, torq, kombucha, lemonade, soda, beer, whisky, vodka, cider,
  champagne, prosecco, creatine, alanine, bicarbonate, nitrate, beet, ketone, bcaa, magnesium, potassium,
  electrolytes, cbd, ginseng, taurine, ephedrine, ibuprofen, aspirin, acetaminophen, paracetamol, naproxen,
  tortellini, gnocchi, lychee, papaya, nectarine, plum, guava, fig, pomegranate, blackberry, berry,
  cabbage, sauerkraut, radish, turnip, parsnip, leek, shallot, artichoke, okra, chard, arugula,
  yam, taro, cassava, barley, freekeh, teff, amaranth, sorghum, semolina, lentil, mung, adzuki, pinto, cannellini,
  butterbean, lima, toffee, caramel, fudge, licorice, brownie, donut, ketchup, mayo, sriracha, tabasco,
  mustard, guacamole, nacho, crisps, chips, fries, sorbet, gumdrop, syrup, nectar, smoothie, juice
`)

const notFoods = new Set(
  phrases(`
    the, and, with, without, from, for, only, part, low, high, long, light, little, half, double, whole, plain, fine,
    cooked, dry, dried, raw, baked, boiled, roasted, roast, toasted, mashed, smoked, fried, frozen, canned, drained,
    rinsed, peeled, pitted, hulled, ground, chopped, sliced, slice, split, crushed, shredded, scrambled, instant,
    chilled, ready, serve, salted, unsalted, sweetened, unsweetened, skimmed, skim, smooth, silken, firm, lean, soft,
    hard, hot, cold, ice, iced, red, green, white, black, brown, pink, dark, original, organic, regular, typical,
    packaged, labeled, flavored, flavor, puffed, parboiled, pure, type, style, english, french, greek, atlantic,
    scotch, swiss, farmed, free, fat, base, flesh, skin, eye, round, ring, breast, thigh, light, water, drink, salt,
    gel, energy, sport, sports, fuel, hydration, endurance, electrolyte, oral, rehydration, nutrition, liquid,
    isotonic, formula, science, precision, power, super, strong, sweet, salty, flat, tempo, turbo, quarter, quencher,
    thirst, zero, multiplier, succeed, hammer, huma, honeycomb, sachet, packet, pouch, flask, tablet, cap, capsule,
    ball, cube, table, tap, mix, mixed, powder, bite, bowl, pot, can, cup, shot, shell, sea, solid, solution, product,
    extract, high5, lab, labs, carb, starch, protein, fruit, vegetable, veggie, grain, cereal, sauce, spread, food,
    meal, dinner, breakfast, lunch, snack, supper, salad, soup, sandwich, dressing, paste, puree, stew, curry, spice,
    caffeine, caffeinated, caf, glucose, fructose, fiber, lactose, gluten, roll, wrap, chip, stock, shake, stick, cut,
    stinger, tailwind, untapped, overnight, everything, angel, devil, baking, baker, batter, bear, bee, bliss, bone,
    bloody, blue, communion, con, crispy, crisp, crust, deli, desiccated, doz, dripping, dew, mountain, extra, glaze,
    half, host, jack, mac, mary, mate, mole, monster, modified, pad, pie, pill, poke, pre, shepherd, tail, trail,
    tom, workout, preworkout, pop, sea, spring, textured, thai, whipped, worcestershire,
    cinnamon, dill, ginger, pepper, chili, mint, basil, oregano, thyme, rosemary, parsley, cilantro, cumin, paprika,
    turmeric, nutmeg, vanilla, herb, seasoning, bay, date, toast, flake, seed, bran,
    brewed, brew, aqua, clif, chew, tartar, press, sole, club, bass, root, leaf,
    heat, grit, dog, bell, homemade, rolled, preserve, prune, non, nam, pla, pine, germ, gum, bull, ranch, tart, speck,
    kidney, omega, brazil, yum, pearl, hydro, beta, mince, snail, stout
  `),
)
