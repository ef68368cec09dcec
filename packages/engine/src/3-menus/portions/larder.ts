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
  /** The food as the name of a dish says it. */
  readonly says: string
  /** The same for one and for two or more, where meals count it. */
  readonly counted?: readonly [one: string, many: string]
  /** The food as a line with amounts says it; counted foods by one and by many. The name where there is none. */
  readonly line?: string | readonly [one: string, many: string]
  /** The food as a shopping list names it. */
  readonly buys: string
  readonly by: HouseholdUnit
  readonly kind: FoodKind
  /** Grams in a dish of an ordinary day. */
  readonly serving: number
}

/**
 * The foods that dishes are made of, in a runner's words. Ids are those of `foods.json`;
 * what a runner may eat of them is decided there, never here.
 */
// biome-ignore format: a table reads by its rows.
export const larder = {
  'oats-rolled-dry': { says: 'oatmeal', line: 'rolled oats', buys: 'Rolled oats', by: 'cup', kind: 'dry cereal', serving: 60 },
  'oats-gf-dry': { says: 'gluten-free oatmeal', line: 'gluten-free rolled oats', buys: 'Rolled oats labeled gluten-free', by: 'cup', kind: 'dry cereal', serving: 60 },
  'cream-of-rice-dry': { says: 'cream of rice', line: 'dry cream of rice', buys: 'Cream of rice', by: 'cup', kind: 'dry cereal', serving: 45 },
  'cream-of-rice-gf-cooked': { says: 'cream of rice', line: 'cooked gluten-free cream of rice', buys: 'Cream of rice labeled gluten-free', by: 'cup', kind: 'cooked grain', serving: 360 },
  'farina-cooked': { says: 'cream of wheat', line: 'cooked cream of wheat', buys: 'Cream of wheat (farina), dry', by: 'cup', kind: 'cooked grain', serving: 360 },
  'corn-flakes': { says: 'corn flakes', buys: 'Corn flakes', by: 'cup', kind: 'dry cereal', serving: 56 },
  'crispy-rice-cereal': { says: 'crisp rice cereal', buys: 'Crisp rice cereal', by: 'cup', kind: 'puffed cereal', serving: 42 },
  'puffed-rice-gf': { says: 'puffed rice', line: 'gluten-free puffed rice', buys: 'Plain puffed rice labeled gluten-free', by: 'cup', kind: 'puffed cereal', serving: 42 },
  'granola-lowfat': { says: 'granola', line: 'low-fat granola', buys: 'Granola, low-fat', by: 'cup', kind: 'dry cereal', serving: 55 },
  'bread-white': { says: 'white bread', line: ['slice of white bread', 'slices of white bread'], buys: 'White bread', by: 'piece', kind: 'bread', serving: 58 },
  'bread-wholewheat': { says: 'whole-wheat bread', line: ['slice of whole-wheat bread', 'slices of whole-wheat bread'], buys: 'Whole-wheat bread', by: 'piece', kind: 'bread', serving: 64 },
  'bread-rye': { says: 'rye bread', line: ['slice of rye bread', 'slices of rye bread'], buys: 'Rye bread', by: 'piece', kind: 'bread', serving: 64 },
  'bread-raisin': { says: 'raisin bread', line: ['slice of raisin bread', 'slices of raisin bread'], buys: 'Raisin bread', by: 'piece', kind: 'bread', serving: 52 },
  'bread-gf-white': { says: 'gluten-free bread', line: ['slice of gluten-free bread', 'slices of gluten-free bread'], buys: 'Gluten-free white bread', by: 'piece', kind: 'bread', serving: 70 },
  'bread-french-sourdough': { says: 'sourdough', line: 'sourdough bread', buys: 'Sourdough or French loaf', by: 'ounce', kind: 'bread', serving: 60 },
  'bagel-plain': { says: 'bagel', counted: ['bagel', 'bagels'], line: ['plain bagel', 'plain bagels'], buys: 'Plain bagels', by: 'half piece', kind: 'bread', serving: 105 },
  'english-muffin': { says: 'English muffin', counted: ['English muffin', 'English muffins'], line: ['English muffin', 'English muffins'], buys: 'English muffins', by: 'piece', kind: 'bread', serving: 57 },
  'pita-white': { says: 'pita', counted: ['pita', 'pitas'], line: ['white pita', 'white pitas'], buys: 'White pita', by: 'half piece', kind: 'bread', serving: 60 },
  naan: { says: 'naan', counted: ['naan', 'naans'], line: ['naan', 'naans'], buys: 'Naan', by: 'half piece', kind: 'bread', serving: 90 },
  'tortilla-flour': { says: 'flour tortillas', counted: ['flour tortilla', 'flour tortillas'], line: ['flour tortilla', 'flour tortillas'], buys: 'Flour tortillas', by: 'piece', kind: 'bread', serving: 98 },
  'tortilla-corn': { says: 'corn tortillas', counted: ['corn tortilla', 'corn tortillas'], line: ['corn tortilla', 'corn tortillas'], buys: 'Corn tortillas', by: 'piece', kind: 'bread', serving: 96 },
  'pancakes-plain': { says: 'pancakes', counted: ['pancake', 'pancakes'], line: ['pancake', 'pancakes'], buys: 'Plain pancakes, frozen', by: 'piece', kind: 'bread', serving: 123 },
  'waffles-plain': { says: 'waffles', counted: ['waffle', 'waffles'], line: ['waffle', 'waffles'], buys: 'Plain waffles, frozen', by: 'piece', kind: 'bread', serving: 105 },
  'rice-white-cooked': { says: 'rice', line: 'cooked white rice', buys: 'White rice, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'rice-brown-cooked': { says: 'brown rice', line: 'cooked brown rice', buys: 'Brown rice, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'pasta-cooked': { says: 'pasta', line: 'cooked pasta', buys: 'Pasta, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'pasta-wholewheat-cooked': { says: 'whole-wheat pasta', line: 'cooked whole-wheat pasta', buys: 'Whole-wheat pasta, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'pasta-gf-brown-rice-cooked': { says: 'gluten-free pasta', line: 'cooked gluten-free pasta', buys: 'Rice pasta labeled gluten-free, dry', by: 'cup', kind: 'cooked grain', serving: 260 },
  'rice-noodles-cooked': { says: 'rice noodles', line: 'cooked rice noodles', buys: 'Rice noodles, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'rice-noodles-gf-cooked': { says: 'rice noodles', line: 'cooked gluten-free rice noodles', buys: 'Rice noodles labeled gluten-free, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'egg-noodles-cooked': { says: 'egg noodles', line: 'cooked egg noodles', buys: 'Egg noodles, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'couscous-cooked': { says: 'couscous', line: 'cooked couscous', buys: 'Couscous, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'bulgur-cooked': { says: 'bulgur', line: 'cooked bulgur', buys: 'Bulgur, dry', by: 'cup', kind: 'cooked grain', serving: 270 },
  'quinoa-cooked': { says: 'quinoa', line: 'cooked quinoa', buys: 'Quinoa, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'millet-cooked': { says: 'millet', line: 'cooked millet', buys: 'Millet, dry', by: 'cup', kind: 'cooked grain', serving: 240 },
  'buckwheat-cooked': { says: 'buckwheat', line: 'cooked buckwheat', buys: 'Buckwheat groats, dry', by: 'cup', kind: 'cooked grain', serving: 250 },
  'tapioca-pearls-dry': { says: 'tapioca', line: 'dry tapioca pearls', buys: 'Tapioca pearls, dry', by: 'cup', kind: 'tapioca', serving: 40 },
  'corn-grits-cooked': { says: 'polenta', line: 'cooked polenta', buys: 'Polenta or corn grits, dry', by: 'cup', kind: 'cooked grain', serving: 380 },
  'potato-boiled-peeled': { says: 'potatoes', line: 'boiled peeled potatoes', buys: 'Potatoes', by: 'cup', kind: 'potato', serving: 310 },
  'potato-baked-skin': { says: 'baked potato', counted: ['baked potato', 'baked potatoes'], line: ['medium baked potato with skin', 'medium baked potatoes with skin'], buys: 'Potatoes', by: 'half piece', kind: 'potato', serving: 260 },
  'sweet-potato-baked': { says: 'sweet potato', counted: ['sweet potato', 'sweet potatoes'], line: ['medium baked sweet potato', 'medium baked sweet potatoes'], buys: 'Sweet potatoes', by: 'half piece', kind: 'sweet potato', serving: 228 },
  'plantain-cooked': { says: 'plantain', line: 'cooked plantain', buys: 'Plantains', by: 'cup', kind: 'potato', serving: 190 },
  'corn-sweet-cooked': { says: 'sweet corn', line: 'sweet corn kernels', buys: 'Sweet corn, frozen or canned', by: 'cup', kind: 'vegetable', serving: 75 },
  'milk-1pct': { says: 'milk', line: 'low-fat milk', buys: 'Milk, 1% fat', by: 'ml', kind: 'milk', serving: 258 },
  'milk-lactose-free-1pct': { says: 'lactose-free milk', buys: 'Lactose-free milk, 1% fat', by: 'ml', kind: 'milk', serving: 258 },
  'chocolate-milk-lowfat': { says: 'chocolate milk', line: 'low-fat chocolate milk', buys: 'Chocolate milk, low-fat', by: 'ml', kind: 'milk', serving: 318 },
  'soy-milk': { says: 'soy milk', buys: 'Soy milk', by: 'ml', kind: 'milk', serving: 258 },
  'oat-milk': { says: 'oat milk', buys: 'Oat milk', by: 'ml', kind: 'milk', serving: 253 },
  'rice-milk': { says: 'rice milk', buys: 'Rice milk', by: 'ml', kind: 'milk', serving: 253 },
  'almond-milk-unsweetened': { says: 'almond milk', line: 'unsweetened almond milk', buys: 'Almond milk, unsweetened', by: 'ml', kind: 'milk', serving: 250 },
  'coconut-milk-drink': { says: 'coconut drink', line: 'coconut milk drink', buys: 'Coconut milk drink', by: 'ml', kind: 'milk', serving: 253 },
  'yogurt-plain-lowfat': { says: 'yogurt', line: 'plain low-fat yogurt', buys: 'Plain yogurt, low-fat', by: 'cup', kind: 'yogurt', serving: 180 },
  'greek-yogurt-nonfat': { says: 'Greek yogurt', line: ['pot of non-fat Greek yogurt', 'pots of non-fat Greek yogurt'], buys: 'Greek yogurt, non-fat', by: 'half piece', kind: 'yogurt', serving: 170 },
  'soy-yogurt-plain': { says: 'soy yogurt', line: ['pot of plain soy yogurt', 'pots of plain soy yogurt'], buys: 'Soy yogurt, plain', by: 'half piece', kind: 'yogurt', serving: 227 },
  'cottage-cheese-1pct': { says: 'cottage cheese', line: 'low-fat cottage cheese', buys: 'Cottage cheese, low-fat', by: 'cup', kind: 'yogurt', serving: 110 },
  'ricotta-part-skim': { says: 'ricotta', line: 'part-skim ricotta', buys: 'Ricotta, part-skim', by: 'cup', kind: 'yogurt', serving: 120 },
  cheddar: { says: 'cheddar', line: 'cheddar cheese', buys: 'Cheddar cheese', by: 'ounce', kind: 'cheese', serving: 30 },
  'mozzarella-part-skim': { says: 'mozzarella', line: 'part-skim mozzarella', buys: 'Mozzarella, part-skim', by: 'ounce', kind: 'cheese', serving: 45 },
  feta: { says: 'feta', line: 'feta cheese', buys: 'Feta cheese', by: 'ounce', kind: 'cheese', serving: 30 },
  'cream-cheese': { says: 'cream cheese', buys: 'Cream cheese', by: 'tablespoon', kind: 'cheese', serving: 29 },
  'egg-hard-boiled': { says: 'eggs', counted: ['egg', 'eggs'], line: ['large egg', 'large eggs'], buys: 'Eggs', by: 'piece', kind: 'egg', serving: 100 },
  'chicken-breast': { says: 'chicken', line: 'roast chicken breast', buys: 'Chicken breast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'chicken-thigh': { says: 'chicken thigh', line: 'skinless roast chicken thigh', buys: 'Chicken thighs, boneless, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'turkey-ground': { says: 'ground turkey', line: 'cooked ground turkey', buys: 'Ground turkey, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'turkey-breast': { says: 'turkey', line: 'roast turkey breast', buys: 'Turkey breast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'beef-lean-ground': { says: 'lean ground beef', line: 'cooked lean ground beef', buys: 'Lean ground beef, 5% fat, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'beef-eye-of-round': { says: 'roast beef', line: 'lean roast beef', buys: 'Lean beef roast, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'pork-tenderloin': { says: 'pork tenderloin', line: 'roast pork tenderloin', buys: 'Pork tenderloin, raw', by: 'ounce', kind: 'meat', serving: 105 },
  'salmon-atlantic': { says: 'salmon', line: 'baked salmon', buys: 'Salmon fillet, raw', by: 'ounce', kind: 'fish', serving: 120 },
  'tuna-canned-water': { says: 'tuna', line: 'drained canned tuna', buys: 'Canned tuna in water', by: 'ounce', kind: 'canned tuna', serving: 105 },
  'sardines-canned': { says: 'sardines', line: 'drained canned sardines', buys: 'Canned sardines', by: 'ounce', kind: 'fish', serving: 90 },
  'cod-cooked': { says: 'cod', line: 'baked cod', buys: 'Cod fillet, raw', by: 'ounce', kind: 'fish', serving: 135 },
  'tilapia-cooked': { says: 'tilapia', line: 'baked tilapia', buys: 'Tilapia fillet, raw', by: 'ounce', kind: 'fish', serving: 120 },
  'shrimp-cooked': { says: 'shrimp', line: 'cooked shrimp', buys: 'Shrimp, peeled, raw or frozen', by: 'ounce', kind: 'fish', serving: 105 },
  'tofu-firm': { says: 'tofu', line: 'firm tofu', buys: 'Firm tofu', by: 'cup', kind: 'soy', serving: 160 },
  'vital-wheat-gluten': { says: 'seitan', line: 'vital wheat gluten for seitan', buys: 'Vital wheat gluten', by: 'cup', kind: 'seitan', serving: 30 },
  edamame: { says: 'edamame', line: 'shelled edamame', buys: 'Edamame, frozen, shelled', by: 'cup', kind: 'soy', serving: 120 },
  'lentils-cooked': { says: 'lentils', line: 'cooked lentils', buys: 'Lentils, dry', by: 'cup', kind: 'legume', serving: 150 },
  'chickpeas-canned': { says: 'chickpeas', line: 'drained canned chickpeas', buys: 'Canned chickpeas', by: 'cup', kind: 'legume', serving: 150 },
  'black-beans-cooked': { says: 'black beans', line: 'cooked black beans', buys: 'Black beans, dry', by: 'cup', kind: 'legume', serving: 150 },
  'kidney-beans-cooked': { says: 'kidney beans', line: 'cooked kidney beans', buys: 'Kidney beans, dry', by: 'cup', kind: 'legume', serving: 150 },
  'split-peas-cooked': { says: 'split peas', line: 'cooked split peas', buys: 'Split peas, dry', by: 'cup', kind: 'legume', serving: 150 },
  hummus: { says: 'hummus', buys: 'Hummus', by: 'tablespoon', kind: 'hummus', serving: 60 },
  'hemp-seeds': { says: 'hemp seeds', line: 'hulled hemp seeds', buys: 'Hemp seeds, hulled', by: 'tablespoon', kind: 'nut', serving: 20 },
  'pumpkin-seeds': { says: 'pumpkin seeds', buys: 'Pumpkin seeds', by: 'ounce', kind: 'nut', serving: 30 },
  'sunflower-seeds': { says: 'sunflower seeds', buys: 'Sunflower seeds', by: 'ounce', kind: 'nut', serving: 30 },
  almonds: { says: 'almonds', buys: 'Almonds', by: 'ounce', kind: 'nut', serving: 30 },
  walnuts: { says: 'walnuts', buys: 'Walnuts', by: 'ounce', kind: 'nut', serving: 30 },
  cashews: { says: 'cashews', buys: 'Cashews', by: 'ounce', kind: 'nut', serving: 30 },
  'peanuts-dry-roasted': { says: 'peanuts', line: 'dry-roasted peanuts', buys: 'Peanuts, dry-roasted, unsalted', by: 'ounce', kind: 'nut', serving: 30 },
  'peanut-butter': { says: 'peanut butter', buys: 'Peanut butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  'almond-butter': { says: 'almond butter', buys: 'Almond butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  'sunflower-seed-butter': { says: 'sunflower-seed butter', buys: 'Sunflower-seed butter', by: 'tablespoon', kind: 'spread', serving: 32 },
  tahini: { says: 'tahini', buys: 'Tahini', by: 'tablespoon', kind: 'spread', serving: 15 },
  avocado: { says: 'avocado', line: ['avocado', 'avocados'], buys: 'Avocados', by: 'half piece', kind: 'vegetable', serving: 68 },
  'olive-oil': { says: 'olive oil', buys: 'Olive oil', by: 'teaspoon', kind: 'oil', serving: 10 },
  'canola-oil': { says: 'canola oil', buys: 'Canola oil', by: 'teaspoon', kind: 'oil', serving: 10 },
  butter: { says: 'butter', buys: 'Butter', by: 'tablespoon', kind: 'oil', serving: 14 },
  banana: { says: 'banana', line: ['banana', 'bananas'], buys: 'Bananas', by: 'half piece', kind: 'banana', serving: 118 },
  'blueberries-frozen': { says: 'blueberries', line: 'frozen blueberries', buys: 'Blueberries, frozen', by: 'cup', kind: 'fruit', serving: 120 },
  strawberries: { says: 'strawberries', buys: 'Strawberries', by: 'cup', kind: 'fruit', serving: 140 },
  orange: { says: 'orange', counted: ['orange', 'oranges'], line: ['orange', 'oranges'], buys: 'Oranges', by: 'piece', kind: 'fruit', serving: 131 },
  clementine: { says: 'clementines', counted: ['clementine', 'clementines'], line: ['clementine', 'clementines'], buys: 'Clementines', by: 'piece', kind: 'fruit', serving: 148 },
  'apple-with-skin': { says: 'apple', counted: ['apple', 'apples'], line: ['medium apple', 'medium apples'], buys: 'Apples', by: 'half piece', kind: 'fruit', serving: 182 },
  kiwifruit: { says: 'kiwifruit', line: ['kiwifruit', 'kiwifruit'], buys: 'Kiwifruit', by: 'piece', kind: 'fruit', serving: 138 },
  pear: { says: 'pear', counted: ['pear', 'pears'], line: ['medium pear', 'medium pears'], buys: 'Pears', by: 'half piece', kind: 'fruit', serving: 178 },
  grapes: { says: 'grapes', buys: 'Grapes', by: 'cup', kind: 'fruit', serving: 150 },
  'melon-cantaloupe': { says: 'melon', line: 'cubed cantaloupe melon', buys: 'Cantaloupe melon', by: 'cup', kind: 'fruit', serving: 160 },
  'pineapple-canned-juice': { says: 'pineapple', line: 'canned pineapple in juice', buys: 'Pineapple canned in juice', by: 'cup', kind: 'fruit', serving: 125 },
  'peaches-canned-juice': { says: 'peaches', line: 'canned peaches in juice', buys: 'Peaches canned in juice', by: 'cup', kind: 'fruit', serving: 125 },
  'applesauce-unsweetened': { says: 'applesauce', line: 'unsweetened applesauce', buys: 'Applesauce, unsweetened', by: 'cup', kind: 'fruit', serving: 120 },
  raisins: { says: 'raisins', buys: 'Raisins', by: 'cup', kind: 'dried fruit', serving: 35 },
  'dates-medjool': { says: 'dates', counted: ['date', 'dates'], line: ['medjool date', 'medjool dates'], buys: 'Medjool dates', by: 'piece', kind: 'dried fruit', serving: 48 },
  'cranberries-dried': { says: 'dried cranberries', buys: 'Dried cranberries', by: 'cup', kind: 'dried fruit', serving: 40 },
  honey: { says: 'honey', buys: 'Honey', by: 'tablespoon', kind: 'sweetener', serving: 21 },
  'maple-syrup': { says: 'maple syrup', buys: 'Maple syrup', by: 'tablespoon', kind: 'sweetener', serving: 20 },
  'sugar-white': { says: 'sugar', line: 'white sugar', buys: 'White sugar', by: 'tablespoon', kind: 'sweetener', serving: 13 },
  jam: { says: 'jam', buys: 'Jam', by: 'tablespoon', kind: 'sweetener', serving: 20 },
  'rice-cakes': { says: 'rice cakes', counted: ['rice cake', 'rice cakes'], line: ['rice cake', 'rice cakes'], buys: 'Rice cakes', by: 'piece', kind: 'cracker', serving: 27 },
  'rice-crackers': { says: 'rice crackers', buys: 'Rice crackers', by: 'ounce', kind: 'cracker', serving: 30 },
  'pretzels-hard': { says: 'pretzels', buys: 'Pretzels', by: 'ounce', kind: 'cracker', serving: 30 },
  'pretzels-gf': { says: 'gluten-free pretzels', buys: 'Gluten-free pretzels', by: 'ounce', kind: 'cracker', serving: 30 },
  'graham-crackers': { says: 'graham crackers', counted: ['graham cracker', 'graham crackers'], line: ['graham cracker', 'graham crackers'], buys: 'Graham crackers', by: 'piece', kind: 'cracker', serving: 30 },
  'crackers-saltine': { says: 'saltine crackers', buys: 'Saltine crackers', by: 'ounce', kind: 'cracker', serving: 30 },
  gingersnaps: { says: 'gingersnaps', counted: ['gingersnap', 'gingersnaps'], line: ['gingersnap', 'gingersnaps'], buys: 'Gingersnaps', by: 'piece', kind: 'cracker', serving: 28 },
  'fig-bars': { says: 'fig bars', counted: ['fig bar', 'fig bars'], line: ['fig bar', 'fig bars'], buys: 'Fig bars', by: 'piece', kind: 'bar', serving: 32 },
  'granola-bar-hard': { says: 'granola bar', counted: ['granola bar', 'granola bars'], line: ['granola bar', 'granola bars'], buys: 'Granola bars', by: 'piece', kind: 'bar', serving: 21 },
  'jelly-beans': { says: 'jelly beans', buys: 'Jelly beans', by: 'ounce', kind: 'sweets', serving: 30 },
  'carrots-cooked': { says: 'carrots', line: 'cooked carrots', buys: 'Carrots', by: 'cup', kind: 'vegetable', serving: 80 },
  'carrots-raw': { says: 'raw carrot', line: ['medium raw carrot', 'medium raw carrots'], buys: 'Carrots', by: 'piece', kind: 'vegetable', serving: 61 },
  'spinach-cooked': { says: 'spinach', line: 'cooked spinach', buys: 'Spinach', by: 'cup', kind: 'vegetable', serving: 90 },
  'broccoli-cooked': { says: 'broccoli', line: 'cooked broccoli', buys: 'Broccoli', by: 'cup', kind: 'vegetable', serving: 80 },
  'zucchini-cooked': { says: 'zucchini', line: 'cooked zucchini', buys: 'Zucchini', by: 'cup', kind: 'vegetable', serving: 90 },
  'green-beans-cooked': { says: 'green beans', line: 'cooked green beans', buys: 'Green beans', by: 'cup', kind: 'vegetable', serving: 90 },
  'green-peas-cooked': { says: 'green peas', line: 'cooked green peas', buys: 'Green peas, frozen', by: 'cup', kind: 'vegetable', serving: 80 },
  'mushrooms-cooked': { says: 'mushrooms', line: 'cooked mushrooms', buys: 'Mushrooms', by: 'cup', kind: 'vegetable', serving: 80 },
  'eggplant-cooked': { says: 'eggplant', line: 'cooked eggplant', buys: 'Eggplant', by: 'cup', kind: 'vegetable', serving: 100 },
  'pak-choi-cooked': { says: 'pak choi', line: 'cooked pak choi', buys: 'Pak choi', by: 'cup', kind: 'vegetable', serving: 90 },
  'butternut-squash': { says: 'butternut squash', line: 'baked butternut squash', buys: 'Butternut squash', by: 'cup', kind: 'vegetable', serving: 105 },
  'bell-pepper-red': { says: 'red pepper', line: 'chopped red bell pepper', buys: 'Red bell peppers', by: 'cup', kind: 'vegetable', serving: 75 },
  'tomatoes-raw': { says: 'tomato', line: 'chopped tomatoes', buys: 'Tomatoes', by: 'cup', kind: 'vegetable', serving: 90 },
  'cucumber-peeled': { says: 'cucumber', line: 'sliced peeled cucumber', buys: 'Cucumber', by: 'cup', kind: 'vegetable', serving: 90 },
  'lettuce-romaine': { says: 'lettuce', line: 'shredded romaine lettuce', buys: 'Romaine lettuce', by: 'cup', kind: 'vegetable', serving: 45 },
  'tomatoes-crushed-canned': { says: 'tomato sauce', line: 'canned crushed tomatoes', buys: 'Canned crushed tomatoes', by: 'cup', kind: 'vegetable', serving: 120 },
  'orange-juice': { says: 'orange juice', buys: 'Orange juice', by: 'ml', kind: 'juice', serving: 210 },
  'apple-juice': { says: 'apple juice', buys: 'Apple juice', by: 'ml', kind: 'juice', serving: 210 },
  'grape-juice': { says: 'grape juice', buys: 'Grape juice', by: 'ml', kind: 'juice', serving: 214 },
  'cranberry-juice-cocktail': { says: 'cranberry juice', buys: 'Cranberry juice cocktail', by: 'ml', kind: 'juice', serving: 214 },
  'pineapple-juice': { says: 'pineapple juice', buys: 'Pineapple juice', by: 'ml', kind: 'juice', serving: 212 },
  'water-tap': { says: 'water', buys: 'Water', by: 'ml', kind: 'water', serving: 250 },
  'salt-table': { says: 'salt', line: 'table salt', buys: 'Table salt', by: 'pinch', kind: 'seasoning', serving: 0.75 },
} as const satisfies Record<string, LarderLine>

export type LarderId = keyof typeof larder

/** The line of a food that some dish uses. */
export const larderLine = (id: LarderId): LarderLine => larder[id]
