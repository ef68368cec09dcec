import { foldWord } from '../foods/phrases.ts'
import { listed } from './tokens.ts'

const wordsIn = (lines: string) => lines.trim().split(/\s+/u)

/** What holds sentences together. */
const speech = wordsIn(`
  about above across after afterwards again against ago ahead along alongside already although always among
  another anyone anyway around as aside at away back be became because become becomes been before beforehand
  behind being below beside besides between beyond both by could did didn does doesn doing done down during each
  either else enough especially even ever every everyone everything except far few for from further get gets
  getting give given gives go goes going got had has hasn haven he her here him his how however if inside
  instead into isn it its itself just later least less let lets like ll lot lots many may maybe might more most
  mostly much must myself near need needed needs neither next nor now off often on once one ones only onto
  otherwise our out outside over own per perhaps plus possible quite rather re really same several she should shouldn
  since so somehow someone something sometimes soon still such than their them then there therefore these they
  thing things this those though through till together too toward towards under unless until up upon us use used
  uses using usual usually very was wasn way we well were what whatever when whenever where whether which while
  who whom whose why will within won would wouldn yet you your yours yourself yes
`)

/** Numbers, measures, days and times. */
const numbersAndTimes = wordsIn(`
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred
  half quarter couple dozen double first second third last final twice number numbers amount amounts count
  counted quota rate scale volume size sized g kg mg mcg ml cl dl l lb lbs oz ounce ounces pound pounds gram
  grams kilogram kilograms ketones liter liters litre litres cup cups tablespoon tablespoons tbsp tsp teaspoon
  teaspoons spoon spoons scoop kcal calorie calories km mile miles mileage mi min minute minutes hour hours hr
  hrs h seconds day days week weeks weekly month months year years daily night nights overnight morning mornings
  noon midday afternoon afternoons evening evenings eve today tonight tomorrow yesterday am pm time times early
  late earlier bedtime weekend lately recently long longer longest percent x k b c f pf monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november
  december spring summer autumn winter season
`)

/** What is done and felt. */
const verbs = wordsIn(`
  add added adding adds agree aim answer appear appears ask asks assume ate bake begin begins break bring brings
  build buy call called came care carry cause caused causes causing change changed changes check choose clear
  close come comes coming cook cope cover covered covers cure decide decides depend depends develop developed
  diagnosed differ digest drain drank drink drinking drinks drop drunk eaten eating eats end enter exist expect
  explain fall falls feel feeling feels felt fill filled find finds fit fits follow force forget found gain
  gained gave grow grows guess handle happen happened happens hate hates hear help helps hide hold holds include
  includes including increase involve keep keeps kept knew know knows lay leave leaves leaving left limit list
  listed live lives load loading look looking lose lost love make makes making mean means meant mention mind
  miss name named names nibble note notice noticed order please practice practiced prefer price prick produce
  produces prove proves put reach react reacted reacting reacts read recommend recommended reduce refuse relate
  remember remove repair replace replaces rest restrict restricted rinse run running runs ran said save saw say
  says scrub see seem seems seen send sends serve servings set sets setting shiver shop show shows sit sits skip
  sleep slow slowly slows soak sold spare stand stands start started starting starts stay stays step steps stick
  stir stop stopped stops store stored suffer suffering suit suits take taken takes taking talk tell tend tested
  think thought told took top topped train training treat treated treating tried trigger triggers try trying
  turn turns understand upset upsets wait walk want wants wash watch wear weigh weighed went wish work worked
  works worry write written wrote advise advises advised estimated overrides slides simmer knead
`)

/** How it is, and what else is said of it. */
const qualities = wordsIn(`
  able actual actually allergies allergens almost alone alright available average aware awful badly basically
  better best big bit bits certain charged chronic clearly closer comfortable common complete completely
  confused correct current currently dangerous deadly definitely different difficult easily easy entire exact
  exactly extra extreme extremely fatal fine full fully general generally good great greater happy hereditary
  high highly hidden homemade honest honestly huge hungry important kind kinds large larger lighter lightly
  likely little low lower main mainly major medical middle mid minor moderate moderately nearby new nice normal
  normally okay ok old optional ordinary overly past physical plenty pregnant pretty previous probably raised
  real refined related relative safe safely serious seriously shallow sick similar simple simply slower small
  smaller sorry special specific strict strictly strongly sudden suddenly super supposed sure terrible terribly
  thirsty tired tiny total totally true type types unable united unknown unsure various vital warm weak weaker
  whole willing wise wrong young younger
  worse worst confirmed follows followed accept according afraid agreed allow allowed annoying apparently
  anymore anywhere attack attacks bother bothers cautious combination concerned control die died dies discover
  discovered doubt eventually exercise exposed exposure fairly fear frequently growing heavily hurt hurting
  hurts idea ideally immediate immediately information intake lead leads learn learned mentioned messes mess
  minimal negative nobody nowhere occasional occasionally opposite particular particularly perfectly positive
  possibly present preferably previously properly question quick quickly rarely recent regular regularly remain
  remains report reported sadly seldom severity similarly sometime somewhat somewhere source sources suspect
  suspected throw throwing throws tolerable touching unfortunately useful version whichever worries worried
`)

/** Body, health, kitchen and running; no food. */
const things = wordsIn(`
  advice age aid antidepressants anxiety arm arms asthma bathroom belly belt bloated bloating blood body boil
  bone bones breath breathe breathing bowel brand brands burning cancer case chafing chance chest child
  childhood clinician clothes condition confusion contact cost course cramp cramping cramps cupboard danger
  deficiency dehydrated diabetes diabetic diarrhea diarrhoea diet dietary dietitian digestion digestive
  discomfort disorder disorders distance distress diuretics dizzy doctor doctors effect effects effort emergency
  energy epipen equation example examples experience face fact family fault feet fever figures finish foot foods
  form friend gas gassy gi growth guardian guidance gut guts hand handed handful hands harm head headache
  headaches heading health heart hearts heartburn heat height hive hives home hospital humid husband ibs ill
  inflammatory ingredient ingredients issue issues itch itches itching itchy item items job joint joints kid
  kidneys kit lab labs label labeled labels layer life line lip lips loss lung lungs maker marathon mark matter
  medication medications medicine medicines men menu menus migraine migraines mother mouth muscle muscles nausea
  nauseous neck nose nurse pace pain pains painful painkillers parent part parts people period periods person
  pill pills place plan planned plans pocket pockets point portion portions pressure problem problems product
  products protein race races racing rash rashes reaction reactions reason recipe recipes recognized record
  recovery reference reflux reserve result results rhythm risk row runner runners runny section sections self
  sensitive sensitivities sensitivity sex shade shock shoe shoes shops side sign signs skin sneeze sneezing sort
  sorts sponge spot spots state states stations stomach story stove strips stuff sunscreen supplement
  supplements sweat sweating swell swelling swells swollen swallow symptom symptoms system test tests throat
  tiers tingle tingling tingly tolerance tolerate tolerated tongue traces travel trouble tube tummy tum union
  vegan vegans vegetarian vitamin vomit vomiting warmth warning weather weight wife woman women word words world
  hydration endurance sport sports fuel fueling fluid fluids carb carbs carbohydrate carbohydrates fat fats
  electrolyte electrolytes sodium calcium iron fiber fibre grocery groceries meal meals lunch breakfast dinner
  snack snacks supper dish dishes food bag bags bib bottle bottles bowl box boxes can cans cap capsule capsules
  clock fridge freezer fork jar kitchen knife loaf oven pack packs packaged packaging pan plate plates pot pots
  shelf shell socks table tables tablet tablets drops flask pin pins tree plant plants balance usda pb nsaid
  nsaids ssri ph anti chip cool directors european ibuprofen kidney lithium met printed priced prices rough short
  steady thigh thirst
`)

/** Dishes, parts and what is in all food: what they are made of can be kept out, they cannot. */
const dishes = wordsIn(`
  ball balls congee fillet fillets fluff pudding puddings risotto salt sandwich sandwiches sauce sauces smoothie smoothies starch starches
  syrup syrups
`)

/** How food is prepared and served. */
const states = wordsIn(`
  baked boiled canned chopped chunks cold cooked crushed cubed cubes cut dissolved drained dried dry firm fluffy
  freeze fresh fried frozen fry grilled ground heated hulled lean light made mashed medium peel peeled pinch
  plain processed raw ready resealable ripe roast roasted rolled round salted seeded shelled shredded skim
  skinless slice sliced slices soft split steamed thick toasted unsalted unsweetened uncooked unripe warmed
  hilly serving sip sips cutting hardly smell smells taste tastes touch quantities quantity
`)

/**
 * Words that name no food, alone or beside one: those of everyday speech about food and health, and those of the plan's
 * own sentences, which a test looks for. Kept out by name, "hour" would stand in every plan and "kiwi makes" in none.
 */
const plainWords: ReadonlySet<string> = new Set(
  [...speech, ...numbersAndTimes, ...verbs, ...qualities, ...things, ...dishes, ...states].map(foldWord),
)

/** Words that are part of a food's name where one follows, and none by themselves: red cabbage, hot sauce, water chestnut. */
const describingWords: ReadonlySet<string> = new Set([
  ...listed('black, blue, brown, dark, golden, gray, green, grey, pink, purple, red, violet, white'),
  ...listed('yellow, english, french, greek, graham, hard, hot, sweet, sour, water, wild, crisp'),
])

/** What a named food is sold as: the flour of almonds is kept out with almonds, and all other flour is not. */
const makes: ReadonlySet<string> = new Set(
  listed('oil, oils, flour, flours, powder, powders, paste, extract, extracts'),
)

export const isPlain = (word: string) => plainWords.has(word) || /^\d+\p{L}{0,2}$/u.test(word)

export const isDescribing = (word: string) => describingWords.has(word)

export const isMake = (word: string) => makes.has(word)
