import type { FoodKind } from '../../evidence/carbohydrate.ts'

/** How a kitchen measures the food. Whole and half pieces, quarter cups, spoons, half ounces, 50 ml. */
export type HouseholdUnit =
  | 'piece'
  | 'half piece'
  | 'cup'
  | 'tablespoon'
  | 'teaspoon'
  | 'ounce'
  | 'pinch'
  | 'ml'

export interface LarderLine {
  /** The food in the name of a dish. */
  readonly name: string
  /** The same in singular and plural, if meals count it. */
  readonly counted?: readonly [one: string, many: string]
  /** The food in a line with amounts; counted foods in singular and plural. Defaults to the name. */
  readonly line?: string | readonly [one: string, many: string]
  /** The food on a grocery list. */
  readonly buys: string
  readonly by: HouseholdUnit
  readonly kind: FoodKind
  /** Grams in a dish on an ordinary day. */
  readonly serving: number
}

/**
 * The foods that dishes are made of, in plain words. Ids are those of `foods.json`;
 * what a runner may eat of them is decided there, never here.
 */
// biome-ignore format: a table reads by its rows.
export const larder = {
  'oats-rolled-dry': { name: 'oatmeal', line: 'rolled oats', buys: 'Rolled oats', by: 'cup', kind: 'dry cereal', serving: 60 },
  'oats-gf-dry': { name: 'gluten-free oatmeal', line: 'gluten-free rolled oats', buys: 'Rolled oats labeled gluten-free', by: 'cup', kind: 'dry cereal', serving: 60 },
  'cream-of-rice-dry': { name: 'cream of rice', line: 'dry cream of rice', buys: 'Cream of rice', by: 'cup', kind: 'dry cereal', serving: 45 },
  'cream-of-rice-gf-cooked': { name: 'cream of rice', line: 'cooked gluten-free cream of rice', buys: 'Cream of rice labeled gluten-free', by: 'cup', kind: 'cooked grain', serving: 360 },
  'farina-cooked': { name: 'cream of wheat', line: 'cooked cream of wheat', buys: 'Cream of wheat (farina), dry', by: 'cup', kind: 'cooked grain', serving: 360 },
  'corn-flakes': { name: 'corn flakes', buys: 'Corn flakes', by: 'cup', kind: 'dry cereal', serving: 56 },
  'crispy-rice-cereal': { name: 'crisp rice cereal', buys: 'Crisp rice cereal', by: 'cup', kind: 'puffed cereal', serving: 42 },
  'puffed-rice-gf': { name: 'puffed rice', line: 'gluten-free puffed rice', buys: 'Plain puffed rice labeled gluten-free', by: 'cup', kind: 'puffed cereal', serving: 42 },
  'granola-lowfat': { name: 'granola', line: 'low-fat granola', buys: 'Granola, low-fat', by: 'cup', kind: 'dry cereal', serving: 55 },
  'bread-white': { name: 'white bread', line: ['slice of white bread', 'slices of white bread'], buys: 'White bread', by: 'piece', kind: 'bread', serving: 58 },
  'bread-wholewheat': { name: 'whole-wheat bread', line: ['slice of whole-wheat bread', 'slices of whole-wheat bread'], buys: 'Whole-wheat bread', by: 'piece', kind: 'bread', serving: 64 },
  'bread-rye': { name: 'rye bread', line: ['slice of rye bread', 'slices of rye bread'], buys: 'Rye bread', by: 'piece', kind: 'bread', serving: 64 },
  'bread-raisin': { name: 'raisin bread', line: ['slice of raisin bread', 'slices of raisin bread'], buys: 'Raisin bread', by: 'piece', kind: 'bread', serving: 52 },
  'bread-gf-white': { name: 'gluten-free bread', line: ['slice of gluten-free bread', 'slices of gluten-free bread'], buys: 'Gluten-free white bread', by: 'piece', kind: 'bread', serving: 70 },
  'bread-french-sourdough': { name: 'sourdough', line: 'sourdough bread', buys: 'Sourdough or French loaf', by: 'ounce', kind: 'bread', serving: 60 },
  'bagel-plain': { name: 'bagel', counted: ['bagel', 'bagels'], line: ['plain bagel', 'plain bagels'], buys: 'Plain bagels', by: 'half piece', kind: 'bread', serving: 105 },
  'english-muffin': { name: 'English muffin', counted: ['English muffin', 'English muffins'], line: ['English muffin', 'English muffins'], buys: 'English muffins', by: 'piece', kind: 'bread', serving: 57 },
  'pita-white': { name: 'pita', counted: ['pita', 'pitas'], line: ['white pita', 'white pitas'], buys: 'White pita', by: 'half piece', kind: 'bread', serving: 60 },
  naan: { name: 'naan', counted: ['naan', 'naans'], line: ['naan', 'naans'], buys: 'Naan', by: 'half piece', kind: 'bread', serving: 90 },
  'tortilla-flour': { name: 'flour tortillas', counted: ['flour tortilla', 'flour tortillas'], line: ['flour tortilla', 'flour tortillas'], buys: 'Flour tortillas', by: 'piece', kind: 'bread', serving: 98 },
  'tortilla-corn': { name: 'corn tortillas', counted: ['corn tortilla', 'corn tortillas'], line: ['corn tortilla', 'corn tortillas'], buys: 'Corn tortillas', by: 'piece', kind: 'bread', serving: 96 },
  'pancakes-plain': { name: 'pancakes', counted: ['pancake', 'pancakes'], line: ['pancake', 'pancakes'], buys: 'Plain pancakes, frozen', by: 'piece', kind: 'bread', serving: 123 },
  'waffles-plain': { name: 'waffles', counted: ['waffle', 'waffles'], line: ['waffle', 'waffles'], buys: 'Plain waffles, frozen', by: 'piece', kind: 'bread', serving: 105 },
  'rice-white-cooked': { name: 'rice', line: 'cooked white rice', buys: 'White rice, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'rice-brown-cooked': { name: 'brown rice', line: 'cooked brown rice', buys: 'Brown rice, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'pasta-cooked': { name: 'pasta', line: 'cooked pasta', buys: 'Pasta, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'pasta-wholewheat-cooked': { name: 'whole-wheat pasta', line: 'cooked whole-wheat pasta', buys: 'Whole-wheat pasta, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'pasta-gf-brown-rice-cooked': { name: 'gluten-free pasta', line: 'cooked gluten-free pasta', buys: 'Rice pasta labeled gluten-free, dry', by: 'cup', kind: 'cooked grain', serving: 260 },
  'rice-noodles-cooked': { name: 'rice noodles', line: 'cooked rice noodles', buys: 'Rice noodles, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'rice-noodles-gf-cooked': { name: 'rice noodles', line: 'cooked gluten-free rice noodles', buys: 'Rice noodles labeled gluten-free, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'egg-noodles-cooked': { name: 'egg noodles', line: 'cooked egg noodles', buys: 'Egg noodles, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'couscous-cooked': { name: 'couscous', line: 'cooked couscous', buys: 'Couscous, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'bulgur-cooked': { name: 'bulgur', line: 'cooked bulgur', buys: 'Bulgur, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'quinoa-cooked': { name: 'quinoa', line: 'cooked quinoa', buys: 'Quinoa, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'millet-cooked': { name: 'millet', line: 'cooked millet', buys: 'Millet, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'buckwheat-cooked': { name: 'buckwheat', line: 'cooked buckwheat', buys: 'Buckwheat groats, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'tapioca-pearls-dry': { name: 'tapioca', line: 'dry tapioca pearls', buys: 'Tapioca pearls, dry', by: 'cup', kind: 'tapioca', serving: 40 },
  'corn-grits-cooked': { name: 'polenta', line: 'cooked polenta', buys: 'Polenta or corn grits, dry', by: 'cup', kind: 'cooked grain', serving: 380 },
  'potato-boiled-peeled': { name: 'potatoes', line: 'boiled peeled potatoes', buys: 'Potatoes', by: 'cup', kind: 'potato', serving: 310 },
  'potato-baked-skin': { name: 'baked potato', counted: ['baked potato', 'baked potatoes'], line: ['medium baked potato with skin', 'medium baked potatoes with skin'], buys: 'Potatoes', by: 'half piece', kind: 'potato', serving: 260 },
  'sweet-potato-baked': { name: 'sweet potato', counted: ['sweet potato', 'sweet potatoes'], line: ['medium baked sweet potato', 'medium baked sweet potatoes'], buys: 'Sweet potatoes', by: 'half piece', kind: 'sweet potato', serving: 228 },
  'plantain-cooked': { name: 'plantain', line: 'cooked plantain', buys: 'Plantains', by: 'cup', kind: 'potato', serving: 190 },
  'corn-sweet-cooked': { name: 'sweet corn', line: 'sweet corn kernels', buys: 'Sweet corn, frozen or canned', by: 'cup', kind: 'vegetable', serving: 75 },
  'milk-1pct': { name: 'milk', line: 'low-fat milk', buys: 'Milk, 1% fat', by: 'ml', kind: 'milk', serving: 258 },
  'milk-lactose-free-1pct': { name: 'lactose-free milk', buys: 'Lactose-free milk, 1% fat', by: 'ml', kind: 'milk', serving: 258 },
  'chocolate-milk-lowfat': { name: 'chocolate milk', line: 'low-fat chocolate milk', buys: 'Chocolate milk, low-fat', by: 'ml', kind: 'milk', serving: 318 },
  'soy-milk': { name: 'soy milk', buys: 'Soy milk', by: 'ml', kind: 'milk', serving: 258 },
  'oat-milk': { name: 'oat milk', buys: 'Oat milk', by: 'ml', kind: 'milk', serving: 253 },
  'rice-milk': { name: 'rice milk', buys: 'Rice milk', by: 'ml', kind: 'milk', serving: 253 },
  'almond-milk-unsweetened': { name: 'almond milk', line: 'unsweetened almond milk', buys: 'Almond milk, unsweetened', by: 'ml', kind: 'milk', serving: 250 },
  'coconut-milk-drink': { name: 'coconut drink', line: 'coconut milk drink', buys: 'Coconut milk drink', by: 'ml', kind: 'milk', serving: 253 },
  'yogurt-plain-lowfat': { name: 'yogurt', line: 'plain low-fat yogurt', buys: 'Plain yogurt, low-fat', by: 'cup', kind: 'yogurt', serving: 180 },
  'greek-yogurt-nonfat': { name: 'Greek yogurt', line: ['pot of non-fat Greek yogurt', 'pots of non-fat Greek yogurt'], buys: 'Greek yogurt, non-fat', by: 'half piece', kind: 'yogurt', serving: 170 },
  'soy-yogurt-plain': { name: 'soy yogurt', line: ['pot of plain soy yogurt', 'pots of plain soy yogurt'], buys: 'Soy yogurt, plain', by: 'half piece', kind: 'yogurt', serving: 227 },
  'cottage-cheese-1pct': { name: 'cottage cheese', line: 'low-fat cottage cheese', buys: 'Cottage cheese, low-fat', by: 'cup', kind: 'yogurt', serving: 110 },
  'ricotta-part-skim': { name: 'ricotta', line: 'part-skim ricotta', buys: 'Ricotta, part-skim', by: 'cup', kind: 'yogurt', serving: 120 },
  cheddar: { name: 'cheddar', line: 'cheddar cheese', buys: 'Cheddar cheese', by: 'ounce', kind: 'cheese', serving: 30 },
  'mozzarella-part-skim': { name: 'mozzarella', line: 'part-skim mozzarella', buys: 'Mozzarella, part-skim', by: 'ounce', kind: 'cheese', serving: 45 },
  feta: { name: 'feta', line: 'feta cheese', buys: 'Feta cheese', by: 'ounce', kind: 'cheese', serving: 30 },
  'cream-cheese': { name: 'cream cheese', buys: 'Cream cheese', by: 'tablespoon', kind: 'cheese', serving: 29 },
  'egg-hard-boiled': { name: 'eggs', counted: ['egg', 'eggs'], line: ['large egg', 'large eggs'], buys: 'Eggs', by: 'piece', kind: 'egg', serving: 100 },
  'chicken-breast': { name: 'chicken', line: 'roast chicken breast', buys: 'Chicken breast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'chicken-thigh': { name: 'chicken thigh', line: 'skinless roast chicken thigh', buys: 'Chicken thighs, boneless, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'turkey-ground': { name: 'ground turkey', line: 'cooked ground turkey', buys: 'Ground turkey, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'turkey-breast': { name: 'turkey', line: 'roast turkey breast', buys: 'Turkey breast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'beef-lean-ground': { name: 'lean ground beef', line: 'cooked lean ground beef', buys: 'Lean ground beef, 5% fat, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'beef-eye-of-round': { name: 'roast beef', line: 'lean roast beef', buys: 'Lean beef roast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'pork-tenderloin': { name: 'pork tenderloin', line: 'roast pork tenderloin', buys: 'Pork tenderloin, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'salmon-atlantic': { name: 'salmon', line: 'baked salmon', buys: 'Salmon fillet, raw', by: 'ounce', kind: 'fish', serving: 120 },
  'tuna-canned-water': { name: 'tuna', line: 'drained canned tuna', buys: 'Canned tuna in water', by: 'ounce', kind: 'canned tuna', serving: 105 },
  'sardines-canned': { name: 'sardines', line: 'drained canned sardines', buys: 'Canned sardines', by: 'ounce', kind: 'fish', serving: 90 },
  'cod-cooked': { name: 'cod', line: 'baked cod', buys: 'Cod fillet, raw', by: 'ounce', kind: 'fish', serving: 135 },
  'tilapia-cooked': { name: 'tilapia', line: 'baked tilapia', buys: 'Tilapia fillet, raw', by: 'ounce', kind: 'fish', serving: 120 },
  'shrimp-cooked': { name: 'shrimp', line: 'cooked shrimp', buys: 'Shrimp, peeled, raw or frozen', by: 'ounce', kind: 'fish', serving: 105 },
  'tofu-firm': { name: 'tofu', line: 'firm tofu', buys: 'Firm tofu', by: 'cup', kind: 'soy', serving: 160 },
  'vital-wheat-gluten': { name: 'seitan', line: 'vital wheat gluten for seitan', buys: 'Vital wheat gluten', by: 'cup', kind: 'seitan', serving: 30 },
  edamame: { name: 'edamame', line: 'shelled edamame', buys: 'Edamame, frozen, shelled', by: 'cup', kind: 'soy', serving: 120 },
  'lentils-cooked': { name: 'lentils', line: 'cooked lentils', buys: 'Lentils, dry', by: 'cup', kind: 'legume', serving: 150 },
  'chickpeas-canned': { name: 'chickpeas', line: 'drained canned chickpeas', buys: 'Canned chickpeas', by: 'cup', kind: 'legume', serving: 150 },
  'black-beans-cooked': { name: 'black beans', line: 'cooked black beans', buys: 'Black beans, dry', by: 'cup', kind: 'legume', serving: 150 },
  'kidney-beans-cooked': { name: 'kidney beans', line: 'cooked kidney beans', buys: 'Kidney beans, dry', by: 'cup', kind: 'legume', serving: 150 },
  'split-peas-cooked': { name: 'split peas', line: 'cooked split peas', buys: 'Split peas, dry', by: 'cup', kind: 'legume', serving: 150 },
  hummus: { name: 'hummus', buys: 'Hummus', by: 'tablespoon', kind: 'hummus', serving: 60 },
  'hemp-seeds': { name: 'hemp seeds', line: 'hulled hemp seeds', buys: 'Hemp seeds, hulled', by: 'tablespoon', kind: 'nut', serving: 20 },
  'pumpkin-seeds': { name: 'pumpkin seeds', buys: 'Pumpkin seeds', by: 'ounce', kind: 'nut', serving: 30 },
  'sunflower-seeds': { name: 'sunflower seeds', buys: 'Sunflower seeds', by: 'ounce', kind: 'nut', serving: 30 },
  almonds: { name: 'almonds', buys: 'Almonds', by: 'ounce', kind: 'nut', serving: 30 },
  walnuts: { name: 'walnuts', buys: 'Walnuts', by: 'ounce', kind: 'nut', serving: 30 },
  cashews: { name: 'cashews', buys: 'Cashews', by: 'ounce', kind: 'nut', serving: 30 },
  'peanuts-dry-roasted': { name: 'peanuts', line: 'dry-roasted peanuts', buys: 'Peanuts, dry-roasted, unsalted', by: 'ounce', kind: 'nut', serving: 30 },
  'peanut-butter': { name: 'peanut butter', buys: 'Peanut butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  'almond-butter': { name: 'almond butter', buys: 'Almond butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  'sunflower-seed-butter': { name: 'sunflower-seed butter', buys: 'Sunflower-seed butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  tahini: { name: 'tahini', buys: 'Tahini', by: 'tablespoon', kind: 'spread', serving: 15 },
  avocado: { name: 'avocado', line: ['avocado', 'avocados'], buys: 'Avocados', by: 'half piece', kind: 'vegetable', serving: 68 },
  'olive-oil': { name: 'olive oil', buys: 'Olive oil', by: 'teaspoon', kind: 'oil', serving: 10 },
  'canola-oil': { name: 'canola oil', buys: 'Canola oil', by: 'teaspoon', kind: 'oil', serving: 10 },
  butter: { name: 'butter', buys: 'Butter', by: 'tablespoon', kind: 'oil', serving: 14 },
  banana: { name: 'banana', line: ['banana', 'bananas'], buys: 'Bananas', by: 'half piece', kind: 'banana', serving: 118 },
  'blueberries-frozen': { name: 'blueberries', line: 'frozen blueberries', buys: 'Blueberries, frozen', by: 'cup', kind: 'fruit', serving: 120 },
  strawberries: { name: 'strawberries', buys: 'Strawberries', by: 'cup', kind: 'fruit', serving: 140 },
  orange: { name: 'orange', counted: ['orange', 'oranges'], line: ['orange', 'oranges'], buys: 'Oranges', by: 'piece', kind: 'fruit', serving: 131 },
  clementine: { name: 'clementines', counted: ['clementine', 'clementines'], line: ['clementine', 'clementines'], buys: 'Clementines', by: 'piece', kind: 'fruit', serving: 148 },
  'apple-with-skin': { name: 'apple', counted: ['apple', 'apples'], line: ['medium apple', 'medium apples'], buys: 'Apples', by: 'half piece', kind: 'fruit', serving: 182 },
  kiwifruit: { name: 'kiwifruit', line: ['kiwifruit', 'kiwifruit'], buys: 'Kiwifruit', by: 'piece', kind: 'fruit', serving: 138 },
  pear: { name: 'pear', counted: ['pear', 'pears'], line: ['medium pear', 'medium pears'], buys: 'Pears', by: 'half piece', kind: 'fruit', serving: 178 },
  grapes: { name: 'grapes', buys: 'Grapes', by: 'cup', kind: 'fruit', serving: 150 },
  'melon-cantaloupe': { name: 'melon', line: 'cubed cantaloupe melon', buys: 'Cantaloupe melon', by: 'cup', kind: 'fruit', serving: 160 },
  'pineapple-canned-juice': { name: 'pineapple', line: 'canned pineapple in juice', buys: 'Pineapple canned in juice', by: 'cup', kind: 'fruit', serving: 125 },
  'peaches-canned-juice': { name: 'peaches', line: 'canned peaches in juice', buys: 'Peaches canned in juice', by: 'cup', kind: 'fruit', serving: 125 },
  'applesauce-unsweetened': { name: 'applesauce', line: 'unsweetened applesauce', buys: 'Applesauce, unsweetened', by: 'cup', kind: 'fruit', serving: 120 },
  raisins: { name: 'raisins', buys: 'Raisins', by: 'cup', kind: 'dried fruit', serving: 35 },
  'dates-medjool': { name: 'dates', counted: ['date', 'dates'], line: ['medjool date', 'medjool dates'], buys: 'Medjool dates', by: 'piece', kind: 'dried fruit', serving: 48 },
  'cranberries-dried': { name: 'dried cranberries', buys: 'Dried cranberries', by: 'cup', kind: 'dried fruit', serving: 40 },
  honey: { name: 'honey', buys: 'Honey', by: 'tablespoon', kind: 'sweetener', serving: 21 },
  'maple-syrup': { name: 'maple syrup', buys: 'Maple syrup', by: 'tablespoon', kind: 'sweetener', serving: 20 },
  'sugar-white': { name: 'sugar', line: 'white sugar', buys: 'White sugar', by: 'tablespoon', kind: 'sweetener', serving: 13 },
  jam: { name: 'jam', buys: 'Jam', by: 'tablespoon', kind: 'sweetener', serving: 20 },
  'rice-cakes': { name: 'rice cakes', counted: ['rice cake', 'rice cakes'], line: ['rice cake', 'rice cakes'], buys: 'Rice cakes', by: 'piece', kind: 'cracker', serving: 27 },
  'rice-crackers': { name: 'rice crackers', buys: 'Rice crackers', by: 'ounce', kind: 'cracker', serving: 30 },
  'pretzels-hard': { name: 'pretzels', buys: 'Pretzels', by: 'ounce', kind: 'cracker', serving: 30 },
  'pretzels-gf': { name: 'gluten-free pretzels', buys: 'Gluten-free pretzels', by: 'ounce', kind: 'cracker', serving: 30 },
  'graham-crackers': { name: 'graham crackers', counted: ['graham cracker', 'graham crackers'], line: ['graham cracker', 'graham crackers'], buys: 'Graham crackers', by: 'piece', kind: 'cracker', serving: 30 },
  'crackers-saltine': { name: 'saltine crackers', buys: 'Saltine crackers', by: 'ounce', kind: 'cracker', serving: 30 },
  gingersnaps: { name: 'gingersnaps', counted: ['gingersnap', 'gingersnaps'], line: ['gingersnap', 'gingersnaps'], buys: 'Gingersnaps', by: 'piece', kind: 'cracker', serving: 28 },
  'fig-bars': { name: 'fig bars', counted: ['fig bar', 'fig bars'], line: ['fig bar', 'fig bars'], buys: 'Fig bars', by: 'piece', kind: 'bar', serving: 32 },
  'granola-bar-hard': { name: 'granola bar', counted: ['granola bar', 'granola bars'], line: ['granola bar', 'granola bars'], buys: 'Granola bars', by: 'piece', kind: 'bar', serving: 21 },
  'jelly-beans': { name: 'jelly beans', buys: 'Jelly beans', by: 'ounce', kind: 'sweets', serving: 30 },
  'carrots-cooked': { name: 'carrots', line: 'cooked carrots', buys: 'Carrots', by: 'cup', kind: 'vegetable', serving: 80 },
  'carrots-raw': { name: 'raw carrot', line: ['medium raw carrot', 'medium raw carrots'], buys: 'Carrots', by: 'piece', kind: 'vegetable', serving: 61 },
  'spinach-cooked': { name: 'spinach', line: 'cooked spinach', buys: 'Spinach', by: 'cup', kind: 'vegetable', serving: 90 },
  'broccoli-cooked': { name: 'broccoli', line: 'cooked broccoli', buys: 'Broccoli', by: 'cup', kind: 'vegetable', serving: 80 },
  'zucchini-cooked': { name: 'zucchini', line: 'cooked zucchini', buys: 'Zucchini', by: 'cup', kind: 'vegetable', serving: 90 },
  'green-beans-cooked': { name: 'green beans', line: 'cooked green beans', buys: 'Green beans', by: 'cup', kind: 'vegetable', serving: 90 },
  'green-peas-cooked': { name: 'green peas', line: 'cooked green peas', buys: 'Green peas, frozen', by: 'cup', kind: 'vegetable', serving: 80 },
  'mushrooms-cooked': { name: 'mushrooms', line: 'cooked mushrooms', buys: 'Mushrooms', by: 'cup', kind: 'vegetable', serving: 80 },
  'eggplant-cooked': { name: 'eggplant', line: 'cooked eggplant', buys: 'Eggplant', by: 'cup', kind: 'vegetable', serving: 100 },
  'pak-choi-cooked': { name: 'pak choi', line: 'cooked pak choi', buys: 'Pak choi', by: 'cup', kind: 'vegetable', serving: 90 },
  'butternut-squash': { name: 'butternut squash', line: 'baked butternut squash', buys: 'Butternut squash', by: 'cup', kind: 'vegetable', serving: 105 },
  'bell-pepper-red': { name: 'red pepper', line: 'chopped red bell pepper', buys: 'Red bell peppers', by: 'cup', kind: 'vegetable', serving: 75 },
  'tomatoes-raw': { name: 'tomato', line: 'chopped tomatoes', buys: 'Tomatoes', by: 'cup', kind: 'vegetable', serving: 90 },
  'cucumber-peeled': { name: 'cucumber', line: 'sliced peeled cucumber', buys: 'Cucumber', by: 'cup', kind: 'vegetable', serving: 90 },
  'lettuce-romaine': { name: 'lettuce', line: 'shredded romaine lettuce', buys: 'Romaine lettuce', by: 'cup', kind: 'vegetable', serving: 45 },
  'tomatoes-crushed-canned': { name: 'tomato sauce', line: 'canned crushed tomatoes', buys: 'Canned crushed tomatoes', by: 'cup', kind: 'vegetable', serving: 120 },
  'orange-juice': { name: 'orange juice', buys: 'Orange juice', by: 'ml', kind: 'juice', serving: 210 },
  'apple-juice': { name: 'apple juice', buys: 'Apple juice', by: 'ml', kind: 'juice', serving: 210 },
  'grape-juice': { name: 'grape juice', buys: 'Grape juice', by: 'ml', kind: 'juice', serving: 214 },
  'cranberry-juice-cocktail': { name: 'cranberry juice', buys: 'Cranberry juice cocktail', by: 'ml', kind: 'juice', serving: 214 },
  'pineapple-juice': { name: 'pineapple juice', buys: 'Pineapple juice', by: 'ml', kind: 'juice', serving: 212 },
  'water-tap': { name: 'water', buys: 'Water', by: 'ml', kind: 'water', serving: 250 },
  'salt-table': { name: 'salt', line: 'table salt', buys: 'Table salt', by: 'pinch', kind: 'seasoning', serving: 0.75 },
} as const satisfies Record<string, LarderLine>

export type LarderId = keyof typeof larder

/** The line of a food that some dish uses. */
export const larderLine = (id: LarderId): LarderLine => larder[id]
