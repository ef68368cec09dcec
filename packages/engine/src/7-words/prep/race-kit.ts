import { capitalize } from '../../letter-case.ts'
import {
  asClock,
  countText,
  inGrams,
  inMilliliters,
  inOwnDistance,
  joinList,
} from '../amounts/format-amounts.ts'
import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { type MedicalKitItem, mentions } from '../../health.ts'
import type { Plan, PlanBottle, PlanItem, PlanKitItem, PlanRaceDay, PlanRunner } from '../../plan.ts'
import { findFoods } from '../../foods/foods.ts'
import { isCookedFromDry, isInACarton, spoilsInABag } from '../../foods/keeps-in-a-bag.ts'
import { softFlask } from '../../evidence/portions.ts'
import type { PrepWords, ToMakeWords } from '../plan-words.ts'
import { bottleOnABelt, bottlesOf, dryMix, twoBottles } from '../race-day/drink-bottles.ts'
import { changeLine, practiceOfChange } from '../race-day/change-words.ts'
import { nameInTheKit, portionsInAFlask, productOf } from '../race-day/feed-words.ts'
import { ingredientsOf, toMakeWords } from '../race-day/fuel-cards.ts'
import { saltedFlasks } from '../race-day/flask-words.ts'
import { fuelName } from '../race-day/fuel-words.ts'
import { mayBeTried, substitutes } from '../race-day/substitutes.ts'
import { carriedInAll, isCarried } from '../race-day/carried.ts'

/** What to pack on the evening before. */
export function raceKit(plan: Plan): string[] {
  const { runner, race_week: week, race_day: day, medical_kit: medicalKit } = plan
  const isAtHome = runner.preferences.kitchen?.race_morning === 'home'
  const breakfast = isAtHome ? undefined : (day.breakfast_away ?? week.at(-1)?.meals[0])
  return [
    'Bib with emergency contact, chip, charged watch',
    'Shoes and clothes worn in training, anti-chafing balm',
    ...(breakfast && runner.days_to_go > 0 ? [breakfastWords(runner)] : []),
    ...fuelInTheKit(day.kit),
    ...changeInTheKit(plan),
    ...substitutes(plan),
    ...carrying(plan),
    ...forTheWeather(plan.working),
    afterTheFinish(plan),
    ...medicalKit.map((item) => medicalKitWords[item]),
    ...(mayHaveAnaphylaxis(runner) && !medicalKit.includes('auto-injector')
      ? ['On you: any allergy medicine or auto-injector; tell someone']
      : []),
  ]
}

const breakfastWords = ({ preferences: { kitchen } }: PlanRunner) =>
  kitchen?.race_morning === 'hotel'
    ? 'Breakfast, for the hotel morning'
    : 'Breakfast, if you sleep away from home'

/** "13 × portion of gel, homemade sports drink", as the rows call it; salted water in flasks of its own has a line of its own. */
function fuelInTheKit(kit: readonly PlanKitItem[]): string[] {
  const packed = kit
    .filter((item) => isCarried(item) && !(item.use === 'salt' && item.flasks !== null))
    .map((item) => {
      const name = nameInTheKit(item.product, kit)
      return item.unit === 'count' ? `${carriedInAll(item)} × ${name}` : name
    })
  return packed.length > 0 ? [capitalize(packed.join(', '))] : []
}

/** An intolerance or a diet has no medicine to carry; an allergy to something else may. */
function mayHaveAnaphylaxis(runner: PlanRunner): boolean {
  const { groups } = runner.exclusions
  const allergies = groups.filter((group) => !intolerances.has(group))
  return (
    excludesAnything({ exclusions: { ...runner.exclusions, groups: allergies } }) ||
    mentions(runner, 'not_food')
  )
}

const intolerances: ReadonlySet<AllergenGroupId> = new Set(['lactose', 'gluten', 'fodmap', 'caffeine'])

/** The long run says to try it, or takes it anyway. */
function changeInTheKit({ race_day: { change }, long_run: longRun }: Plan): string[] {
  if (!change) return []
  const isTried = longRun.change !== null || longRun.kit.some(({ product }) => product === change.product)
  return [`${capitalize(changeLine(change))}${isTried ? '' : `. ${practiceOfChange}`}`]
}

/** "After the finish: dry clothes; recovery: bagel with jam, with milk, shelf-stable drinks". */
function afterTheFinish({ targets, race_day: { recovery_meal: meal } }: Plan): string {
  const { carbs_g: carbs, protein_g: protein } = targets.race.recovery
  const food = meal
    ? `recovery food${inTheBag(meal.items)}${meal.items.some(({ in_drink: salt }) => salt) ? ', bottle and salt' : ''}`
    : `a snack with about ${inGrams(carbs)} carbs and ${inGrams(protein)} protein`
  return `After the finish: dry clothes, ${food}`
}

/** How it lasts the hours from home to the finish. */
function inTheBag(items: readonly PlanItem[]): string {
  const foods = findFoods(items.map(({ food_id: id }) => id))
  if (foods.some(isCookedFromDry))
    return ' in a cool bag with an ice pack (cook and chill it the evening before, throw away leftovers)'
  if (foods.some(spoilsInABag)) return ' in a cool bag with an ice pack'
  return foods.some((food) => isInACarton(food) && food.storage === 'fridge_freezer')
    ? ', shelf-stable drinks'
    : ''
}

/** The homemade things of the kit, and those that may take the place of others. */
export function recipesToMake({ runner, race_day: { kit, change } }: Plan): PrepWords['toMake'] {
  // Nobody boils sugar in a hotel.
  const before =
    runner.preferences.kitchen?.race_morning === 'hotel' ? 'before you leave' : 'the evening before'
  const when = runner.days_to_go > 0 ? `To make ${before}` : 'To make today'
  const own = [...kit, ...(change ? [change] : [])].flatMap((item) => {
    const all = ingredientsOf(runner, item)
    const inAll = all.length > 0 ? ` In all: ${joinList(all)}.` : ''
    // The recipe is for one: the ingredients of all of them, including spares.
    return toMakeWords(runner, item.product, when).map(
      (words): ToMakeWords => ({ ...words, text: `${words.text}${inAll}` }),
    )
  })
  const others = kit.flatMap(({ instead }) =>
    instead && 'product' in instead && mayBeTried(runner)
      ? toMakeWords(runner, instead.product, 'To make instead')
      : [],
  )
  return [...own, ...others]
}

const medicalKitWords: Readonly<Record<MedicalKitItem, string>> = {
  'hypo-kit':
    'Hypo kit: 3 × 15–20 g of fast glucose, meter or sensor, medical ID; if you use insulin, ketone strips and spares',
  'auto-injector': 'Your auto-injector',
}

const carrying = ({ runner, targets, race_day: day }: Plan): string[] => [
  ...(day.start_to_finish.carbs_g > 0 && day.kit.some((item) => item.use === 'fuel' && isCarried(item))
    ? [
        pieces(day) > (carriesTwoBottles(day) ? mostBesideBottles : mostInPockets)
          ? 'Running vest for the fuel'
          : 'Belt or pockets',
      ]
    : []),
  ...day.kit.flatMap((item) => flasksFor(runner, item)),
  ...saltedFlasks(runner, day.kit),
  ...(day.start_to_finish.fluids_ml > 0
    ? day.bottle
      ? [bottleWords(runner, day.bottle) + toMixAgain(runner, day)]
      : vessels(runner, day, targets.race.hours)
    : []),
]

/** Gels, bags, bars and flasks that are carried from the start. */
const pieces = ({ kit }: PlanRaceDay): number =>
  kit
    .filter(
      (item) => (item.use === 'fuel' || item.use === 'caffeine') && item.unit === 'count' && isCarried(item),
    )
    .reduce(
      (sum, item) => sum + Math.ceil(carriedInAll(item) / (portionsInAFlask(productOf(item.product)) ?? 1)),
      0,
    )

/** A belt with ten loops, and two pockets; two bottles take the loops. */
const mostInPockets = 12
const mostBesideBottles = 4

const carriesTwoBottles = ({ kit, bottle }: PlanRaceDay) => {
  const drink = kit.find((item) => item.use === 'drink' && isCarried(item))
  const isTwo = drink !== undefined && bottlesOf(drink) === 'two'
  return !bottle && (isTwo || kit.some(({ use, flasks }) => use === 'salt' && flasks !== null && flasks > 1))
}

/** "4 soft flasks of 150 ml for the fuel, 4 portions in each". */
function flasksFor(runner: PlanRunner, item: PlanKitItem): string[] {
  const each = portionsInAFlask(productOf(item.product))
  if (each === null) return []
  const portions = carriedInAll(item)
  const flasks = Math.ceil(portions / each)
  const held = flasks === 1 ? countText(portions, 'portion') : `${countText(each, 'portion')} in each`
  return [
    `${countText(flasks, 'soft flask')} of ${inMilliliters(runner, softFlask.value)} for the fuel, ${held}`,
  ]
}

/** "Your bottle of 500 ml, full of water at the start: empty at 1:15 (mi 8.2), so fill it there". */
function bottleWords(runner: PlanRunner, { ml, is_own: isOwn, holds, fills, empty }: PlanBottle): string {
  const drink = holds === 'water-tap' ? 'water' : fuelName(holds)
  const size = inMilliliters(runner, ml)
  const bottle = `${isOwn ? 'Your bottle' : 'A bottle'} of ${size}, full of ${drink} at the start`
  if (fills.length > 0) {
    const places = fills.map(({ km, minute }) => `${inOwnDistance(runner, km)} (${asClock(minute)})`)
    const lasts = empty ? `it runs dry at ${asClock(empty.minute)}` : 'so it lasts to the finish'
    const isMixed = holds !== 'water-tap' && productOf(holds).kind !== 'drink_ready'
    const again = isMixed ? 'fill and mix it again' : 'fill it'
    return `${bottle}: ${again} at the ${places.length > 1 ? 'stations' : 'station'} at ${joinList(places)}, ${lasts}`
  }
  if (!empty) return `${bottle}: it lasts to the finish`
  const place = empty.km === null ? '' : ` (${inOwnDistance(runner, empty.km)})`
  return `${bottle}: empty at ${asClock(empty.minute)}${place}, so fill it there`
}

/** "; carry mix for 900 ml more": stations top up a bottle that is not empty yet, so that fillings are no measure. */
function toMixAgain(runner: PlanRunner, { kit, bottle }: PlanRaceDay): string {
  const drink = kit.find(({ product, unit }) => unit === 'ml' && product === bottle?.holds)
  if (!drink || !bottle || productOf(drink.product).kind === 'drink_ready') return ''
  const more = carriedInAll(drink) - bottle.ml
  return more > 0 ? `; carry ${dryMix(drink)} for ${inMilliliters(runner, more)} more` : ''
}

const takesWater = (rows: PlanRaceDay['rows']) =>
  rows.some(({ phase, servings }) => phase === 'during' && servings.some(({ kind }) => kind === 'water'))

/** From here on many courses close behind a runner. */
const hoursOfLateStations = 5.5

/** Where the stations are known, their cups are enough for water, unless they leave it short. */
function vessels(
  runner: PlanRunner,
  { kit, on_course: course, shortfalls, rows }: PlanRaceDay,
  hours: number,
): string[] {
  const drink = kit.find((item) => item.use === 'drink' && isCarried(item))
  const ownBottle = runner.preferences.carry?.bottle_ml !== undefined
  if (!drink && course?.counts) {
    const isShort = shortfalls.some(({ of }) => of === 'fluids')
    const words = isShort ? 'Your bottle, with water: the cups of the stations are too few' : noBottle
    return ownBottle ? [words] : []
  }
  const plainWater = takesWater(rows) ? ['For plain water: the aid stations'] : []
  if (!drink && kit.some(({ use, flasks }) => use === 'salt' && flasks !== null)) return plainWater
  if (!drink) {
    const isLong = hours >= hoursOfLateStations
    return [`Soft flask to fill at aid stations${isLong ? ': ask when they close, and the time limit' : ''}`]
  }
  return [
    {
      one: 'A bottle for your drink',
      two: capitalize(twoBottles(drink, inMilliliters(runner, bottleOnABelt))),
      'handed-up': 'Bottles for your drink: some to carry, the rest handed up where allowed',
    }[bottlesOf(drink)],
    ...(course?.counts ? [] : plainWater),
  ]
}

const noBottle = 'No bottle: the cups of the stations are enough'

/** °C under which runners wait for the start in a warm layer. */
const cool = 15

function forTheWeather({ race }: Plan['working']): string[] {
  if (race.in_heat) return ['Cap, sunscreen, a sponge or spare water for head and neck']
  return race.temp_c < cool ? ['A warm layer for the start'] : ['Sunscreen']
}
