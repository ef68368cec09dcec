import { type Food, findFood, foods } from '../src/foods/foods.ts'
import { wholeGrams } from '../src/foods/sold-whole.ts'
import { type LarderId, larder, larderLine } from '../src/3-menus/portions/larder.ts'
import type { NutritionPlan } from '../src/nutrition-plan.ts'

/**
 * Reads a plan's printed meals and its printed grocery list as a shopper would, by this file's own rules,
 * and reports where they disagree. It uses nothing from the code that made the list.
 */
export function faultsOfPrintedList(plan: NutritionPlan): string[] {
  const printed = [...plan.grocery_list.pantry, ...plan.grocery_list.fridge_freezer]
  const cupboard = new Set(printed.flatMap(inTheCupboard))
  const { needed, found } = neededIn(plan, cupboard)
  const lines = printed.filter((line) => inTheCupboard(line).length === 0).map(readLine)
  const names = lines.map(({ name }) => name)
  return [
    ...[...cupboard].filter((name) => !found.has(name)).map((name) => `${name} is looked for in vain`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is printed twice`),
    ...[...needed.keys()].filter((name) => !names.includes(name)).map((name) => `${name} is not bought`),
    ...lines.flatMap((line) => faultsOfLine(line, needed.get(line.name))),
  ]
}

/** "Check you have: cumin, olive oil and salt" is no line to buy: what it names is not needed from the store. */
const inTheCupboard = (line: string): string[] =>
  /^Check you have(?:, free of what you exclude)?: (.+)$/.exec(line)?.[1]?.split(/, | and /) ?? []

/** How much of a food the printed meals use, as bought; `slack` is the error of rounding to grams. */
interface Need {
  readonly food: Food
  readonly grams: number
  readonly slack: number
  /** The largest pack of the foods that are sold as one. */
  readonly pack: number
}

const packOf = ({ boughtAs, packGrams }: Food) => boughtAs?.packGrams ?? packGrams ?? 0

function faultsOfLine({ name, food, bought, used }: PrintedLine, need: Need | undefined): string[] {
  if (!need) return [`${name} is bought for nothing`]
  const pack = Math.max(packOf(food), need.pack)
  const piece = used.inPieces ? ((food.unitGrams ?? 0) * ratioOf(food)) / 2 : 0
  // An omelet's eggs weigh a little more than boiled ones.
  const slack = need.slack + (used.inPieces ? 0.03 * need.grams : 0)
  return [
    ...(used.grams < need.grams - slack
      ? [`${name}: ${used.grams} g on the list, ${need.grams} g eaten`]
      : []),
    ...(used.grams > need.grams + slack + piece
      ? [`${name}: ${used.grams} g on the list, only ${need.grams} g eaten`]
      : []),
    ...(bought !== null && bought < need.grams - slack ? [`${name}: too little is bought`] : []),
    ...(bought !== null && bought - need.grams >= pack + need.slack
      ? [`${name}: more is bought than a pack beyond what is eaten`]
      : []),
    ...(bought === null && need.grams > pack / 4 + need.slack
      ? [`${name}: too much for the smallest pack`]
      : []),
  ]
}

const nameOnList = (food: Food) => {
  const name = food.id in larder ? larderLine(food.id as LarderId).buys : (food.boughtAs?.food ?? food.name)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const ratioOf = ({ boughtAs }: Food) => boughtAs?.ratio ?? 1

/** Every food by the words that meals print for it. */
const foodsByPrintedName = new Map<string, Food>()
for (const id of Object.keys(larder) as LarderId[]) {
  const { name: plainName, line = plainName } = larderLine(id)
  const food = findFood(id)
  for (const name of typeof line === 'string' ? [line] : line) {
    const other = foodsByPrintedName.get(name)
    if (!food || (other && other !== food)) throw new Error(`${name} names two foods`)
    foodsByPrintedName.set(name, food)
  }
}

/** Homemade fuel has ingredients that no meal uses: those are printed with their own names. */
function foodPrinted(name: string): Food {
  const food = foodsByPrintedName.get(name) ?? foods.find((each) => each.name.toLowerCase() === name)
  if (!food) throw new Error(`no food is printed as "${name}"`)
  return food
}

/** "dry white rice" is what white rice is cooked from; null for foods that are eaten by this name. */
function cookedFromDry(name: string) {
  const [, grain] = /^dry (.+)$/.exec(name) ?? []
  if (grain === undefined || foodsByPrintedName.has(name)) return null
  const food = foods.find(
    ({ boughtAs }) => boughtAs?.weighed === 'dry' && dryNames(grain).includes(boughtAs.food),
  )
  return food?.boughtAs ? { food, ratio: food.boughtAs.ratio } : null
}

const dryNames = (grain: string) => [`${grain}, dry`, `${grain} groats, dry`]

const inFigures = (text: string) => {
  const [, whole = '', part = ''] = /^([\d,.]*)([⅛¼⅜½⅝¾⅞]?)$/.exec(text) ?? []
  const value = Number(whole.replace(/,/g, '') || 0) + (part === '' ? 0 : ('⅛¼⅜½⅝¾⅞'.indexOf(part) + 1) / 8)
  if (text === '' || !(value > 0)) throw new Error(`"${text}" is no amount`)
  return value
}

/** A food with its grams, and how far rounding may be off. */
interface ReadItem {
  readonly food: Food
  readonly grams: number
  readonly slack: number
}

/**
 * "1 cup rolled oats (80 g)", "½ banana (59 g)", "250 ml soy milk", "8 oz soy milk (250 ml)", "98 g roast pork", "a pinch of
 * table salt"; of homemade fuel "2 tbsp (25 g) white sugar", "a pinch (0.5 g) of table salt".
 */
function readItem(text: string): ReadItem {
  const plain = text.replace(/(?:; | \()(?:in the water|to drink)\)$/, (found) =>
    found.startsWith(';') ? ')' : '',
  )
  const poured =
    /^(?<ml>[\d,]+) ml (?<name>.+)$/.exec(plain) ??
    /^[^()]+ \((?<ml>[\d,.]+) ml\) (?<name>.+)$/.exec(plain) ??
    /^[\d¼½¾]+ oz (?<name>[^()]+) \((?<ml>[\d,]+) ml\)$/.exec(plain)
  if (poured?.groups) {
    const { ml = '', name: drink = '' } = poured.groups
    const food = foodPrinted(drink)
    // To 10 ml.
    return { food, grams: inFigures(ml) * (food.gramsPerMilliliter ?? 1), slack: 5.5 }
  }
  const weighed =
    /^([\d,.]+) g (.+?)(?: \([^()]*\))?$/.exec(plain) ?? /^[^()]+ \(([\d,.]+) g\) (?:of )?(.+)$/.exec(plain)
  if (weighed) return { food: foodPrinted(weighed[2] ?? ''), grams: inFigures(weighed[1] ?? ''), slack: 0.5 }
  const [, name = '', grams] =
    /^(?:a pinch of |(?:scant |generous )?[\d⅛¼⅜½⅝¾⅞⅓⅔]+ (?:(?:cups?|tbsp|tsp|oz|scoops?) )?)(.+?)(?: \(([\d,]+) g\))?$/.exec(
      plain,
    ) ?? []
  // Less than a gram is not printed.
  const cooked = cookedFromDry(name)
  if (cooked)
    return { food: cooked.food, grams: inFigures(grams ?? '') / cooked.ratio, slack: 0.5 / cooked.ratio }
  if (name) return { food: foodPrinted(name), grams: grams ? inFigures(grams) : 0.5, slack: 0.5 }
  throw new Error(`"${text}" is no food with an amount`)
}

/** The foods of a line: after the dash, before the figures. */
function readPlate(line: string): ReadItem[] {
  const plate = line.slice(line.indexOf(' — ') + 3).split(/ · |: \d+ g carbs/)[0] ?? ''
  return plate.split(/, (?![^(]*\))/).map(readItem)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Monday, May 3 to Wednesday, May 5" are three days, "Thursday, May 6 and Friday, May 7" two. */
function daysNamed(text: string): number {
  const named = [...text.matchAll(/\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/g)].map(([day]) =>
    weekdays.indexOf(day),
  )
  const [first = 0, last = 0] = named
  return named.length === 2 && text.includes(' to ') ? ((last - first + 7) % 7) + 1 : named.length
}

const isMeal = /^(?:Breakfast|Lunch|Dinner|(?:[\w-]+ )?[Ss]nack): /
const isDay = /^(.+): [\d,]+ (?:kcal|g carbs), /

/** Meals of a section of the playbook, each as often as its title says. */
function* mealsIn(section: readonly string[]): Generator<{ line: string; times: number }> {
  const all = daysNamed(section[0] ?? '')
  let times = 0
  for (const line of section.slice(1)) {
    const day = isDay.exec(line)?.[1]
    if (isMeal.test(line)) yield { line, times }
    else if (day !== undefined)
      times = day.startsWith('Each day') ? all : Number(/×\s?(\d)/.exec(day)?.[1] ?? (daysNamed(day) || 1))
  }
}

function neededIn(
  { race_week: week, race_day_plan: rows, prep }: NutritionPlan,
  cupboard: ReadonlySet<string>,
): { readonly needed: Map<string, Need>; readonly found: ReadonlySet<string> } {
  const needed = new Map<string, Need>()
  const found = new Set<string>()
  const take = ({ food, grams }: { food: Food; grams: number }, times: number, slack: number) => {
    if (food.id === 'water-tap') return
    const plain = food.id in larder ? larderLine(food.id as LarderId).name : ''
    if (cupboard.has(plain)) {
      found.add(plain)
      return
    }
    const name = nameOnList(food)
    const before = needed.get(name)
    needed.set(name, {
      food,
      grams: (before?.grams ?? 0) + grams * times * ratioOf(food),
      slack: (before?.slack ?? 1) + slack * times * ratioOf(food),
      pack: Math.max(before?.pack ?? 0, packOf(food)),
    })
  }
  const recovery = rows.filter(({ action, item }) => action === 'Recovery' && item.includes(' — '))
  const once = [...week.race_morning.filter((line) => isMeal.test(line)), ...recovery.map(({ item }) => item)]
  const meals = [
    ...[week.mon_wed, week.thu_fri, week.day_before].flatMap((section) => [...mealsIn(section)]),
    ...once.map((line) => ({ line, times: 1 })),
  ]
  for (const { line, times } of meals) for (const item of readPlate(line)) take(item, times, item.slack)
  for (const item of beyondHome(week.race_morning)) take(item, 1, item.slack)
  for (const made of prep.race_kit_checklist.flatMap((line) => / In all: (.+)\.$/.exec(line)?.[1] ?? []))
    for (const item of made.split(/, | and /)) take(readItem(item), 1, 0.5)
  return { needed, found }
}

/** What the breakfast away from home takes more of than the one at home. */
function beyondHome(morning: readonly string[]): ReadItem[] {
  const plate = (begins: RegExp) => morning.filter((line) => begins.test(line)).flatMap(readPlate)
  const home = plate(/^Breakfast: /)
  const away = plate(/^Away from home: /)
  return [...new Set(away.map(({ food }) => food))].flatMap((food) => {
    const here = home.filter((item) => item.food === food)
    const there = away.filter((item) => item.food === food)
    const grams = sumOf(there, 'grams') - sumOf(here, 'grams')
    const slack = sumOf([...there, ...here], 'slack')
    return grams > (here.length > 0 ? 1 : 0) ? [{ food, grams, slack }] : []
  })
}

const sumOf = (items: readonly ReadItem[], of: 'grams' | 'slack') =>
  items.reduce((sum, item) => sum + item[of], 0)

interface PrintedLine {
  readonly name: string
  readonly food: Food
  /** Grams; null where the line asks for the smallest there is. */
  readonly bought: number | null
  readonly used: { readonly grams: number; readonly inPieces: boolean }
}

const form =
  /^(.+?) — (.+?) \(uses (?:([\d,.½¼¾]+ (?:fl oz|oz|lb|qt|gal)), )?([\d,.⅛¼⅜½⅝¾⅞]+)(?: (g|ml|slices?))?\)(?:, or \d+ cans?)?(?:, without soy or gluten)?(?:, without added salt if you can)?(?:, freeze leftovers within three days)?(?:, a carton of it shelf-stable for the finish)?$/

/** "Rolled oats — 500 g (uses 420 g)", "Rolled oats — 18 oz (500 g) (uses 15 oz, 420 g)", "Bananas — 4 (uses 3½)", "Tahini — small pack (uses 30 g)". */
function readLine(text: string): PrintedLine {
  const [, name = '', buys = '', own, amount = '', unit = ''] = form.exec(text) ?? []
  const named = foods.filter((each) => nameOnList(each) === name)
  const food = named.find(({ id }) => id in larder) ?? named[0]
  if (!food) throw new Error(`"${text}" is no line of a list`)
  const inPieces = unit === '' || unit.startsWith('slice')
  if (own) metricBeside(own, `${amount} ${unit}`)
  return {
    name,
    food,
    bought: /^(?:small pack|1 small)$/.test(buys) ? null : inGrams(food, buys),
    used: { grams: inGrams(food, inPieces ? amount : `${amount} ${unit}`), inPieces },
  }
}

/** "4", "3, about 410 g", "2 cans, 320 g", "500 g"; "18 oz (500 g)", "3.3 lb (1.5 kg)", "1 qt (1,000 ml)". */
function inGrams(food: Food, text: string): number {
  const metric = text.replace(/(\S+ (?:fl oz|oz|lb|qt|gal)) \(([^)]+)\)$/, (_, own: string, beside: string) =>
    metricBeside(own, beside),
  )
  const [, amount = '', unit] =
    /^(?:\d+, about |\d+ cans?, )?([\d,.⅛¼⅜½⅝¾⅞]+)(?: (g|kg|ml|bulbs?|pieces?))?$/.exec(metric) ?? []
  const value = inFigures(amount)
  const whole = wholeGrams.get(food.id)
  if (whole !== undefined && unit !== 'g' && unit !== 'ml') return value * whole
  if (unit === undefined) return value * (food.unitGrams ?? Number.NaN) * ratioOf(food)
  return value * (unit === 'kg' ? 1000 : unit === 'ml' ? (food.gramsPerMilliliter ?? Number.NaN) : 1)
}

const ouncesIn: Readonly<Record<string, number>> = { lb: 16, qt: 32, gal: 128 }

/** The metric amount beside whole ounces, pounds to a tenth, or quarters of a quart or gallon, which have to agree with it. */
function metricBeside(own: string, metric: string): string {
  const [figure = '', ownUnit = ''] = own.split(' ')
  const [amount = '', unit] = metric.split(' ')
  const ounce = unit === 'ml' ? 29.5735 : 28.35
  const ounces = (inFigures(amount) * (unit === 'kg' ? 1000 : 1)) / ounce
  const inOne = ouncesIn[ownUnit] ?? 1
  const off = Math.abs(inFigures(figure) * inOne - ounces)
  // A kilogram and more is printed to 10 g.
  const most = ownUnit === 'lb' ? 0.05 * inOne + 5 / ounce : inOne === 1 ? 0.5 : inOne / 8
  if (off > most + 0.01) throw new Error(`${own} is not ${metric}`)
  return metric
}
