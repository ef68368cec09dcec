/** An answer to the question about allergies, and the foods that it asks to leave out. */
export interface AllergySentence {
  readonly text: string
  /** Ids of groups and families. */
  readonly listed: readonly string[]
  /** Names that stand in no list. */
  readonly names: readonly string[]
}

/** One answer a line, its foods after the arrow: ids as they are, names in quotes; a dash where it names no food. */
const lines = `
  Peanuts make my lips swell within minutes -> peanut
  I break out in hives when I eat strawberries -> "strawberries"
  Severe nut allergy, I carry two EpiPens -> nuts
  Shrimp gives me a rash on my arms and neck -> crustacean
  My throat closes up if I so much as smell peanut butter -> peanut
  Anaphylactic to cashews and pistachios since childhood -> tree_nut
  I get bloated and gassy after dairy -> milk
  Milk goes straight through me these days -> milk
  Too much milk before a race sends me to the bathroom -> milk
  Cheese is a definite no for me -> milk
  Whey protein wrecks my stomach, plant protein is better -> milk
  Small amounts of yogurt are tolerable but a full bowl is not -> milk
  lactose intolerant but hard cheese sits well -> lactose
  Eggs were fine until my thirties, now they make me vomit -> egg
  cannot keep raw eggs down, baked in bread they cause no trouble -> egg, "bread"
  Fish of any kind triggers my eczema -> fish
  no salmon please, it repeats on me all night -> fish
  Allergic to cod but tuna never bothered me -> fish
  Crab and lobster, my tongue tingles and I start wheezing -> crustacean
  Oysters put me in the hospital last winter -> mollusc
  mussels, clams, anything with a shell from the sea -> mollusc
  Soy makes me feel foggy and tired the next morning -> soy
  My dietitian took me off tofu and tempeh in January -> soy
  Sesame seeds on a bagel once landed me in the emergency room -> sesame, "bagel"
  tahini is the worst offender, hummus comes close -> sesame, "hummus"
  Wheat gives me brain fog and swollen fingers -> wheat
  Couscous and bulgur disagree with me -> wheat
  I was diagnosed with celiac disease eight years ago -> gluten
  My sister is celiac and so am I, biopsy confirmed -> gluten
  Rye bread leaves me doubled over with cramps -> gluten, "bread"
  barley and malt are out according to the lab report -> gluten
  Oats bloat me like a balloon -> oats
  Oatmeal the morning of a long run means three pit stops -> oats
  Corn syrup in sports drinks upsets my gut badly -> corn
  Popcorn scratches my throat and then it itches for hours -> corn
  Honey makes my mouth tingle -> honey
  bee pollen supplements nearly killed my cousin, honestly I am scared to try them -> honey
  Coconut water is the only drink that makes me nauseous -> coconut
  coconut in any form, including oil -> coconut
  Celery stalks make the roof of my mouth burn -> celery
  Mustard sets off my migraines, sadly -> mustard
  sulfites in dried apricots give me an asthma attack -> sulphite, "apricots"
  Caffeine gives me palpitations at night -> caffeine
  No caffeine after noon or I lie awake until three -> caffeine
  Coffee on an empty stomach is a disaster -> caffeine
  low FODMAP on the advice of my gastroenterologist -> fodmap
  Fructose malabsorption, tested positive twice -> fodmap
  ibs flares up whenever I am stressed before big events -> fodmap
  Kiwi makes my tongue feel like sandpaper -> "kiwi"
  Raw apples make my gums itch, stewed are okay -> "apples"
  fresh pineapple burns the corners of my mouth -> "pineapple"
  Bananas give me terrible wind -> "bananas"
  banana and avocado because of a cross reaction with rubber gloves -> "banana", "avocado"
  mango skin leaves blisters around my mouth -> "mango"
  Watermelon repeats on me during tempo runs -> "watermelon"
  Grapefruit clashes with my tablets, says the pharmacist -> "grapefruit"
  Citrus on race morning equals heartburn by mile ten -> citrus
  Oranges and lemons irritate my bladder -> "oranges", "lemons"
  Berries stain my teeth but more importantly give me itchy ears -> berries
  Cherries swell my lips every summer without fail -> "cherries"
  Peaches with the fuzz on make my hands red and blotchy -> "peaches"
  anything spicy within two days of racing comes back to haunt me -> spicy
  I steer clear of garlic and onions on weekdays because of my breath and my belly -> alliums
  Onions, raw or fried, double me up with pain -> alliums
  Tomatoes trigger reflux when I lie down -> "tomatoes"
  nightshades inflame my joints, or so my physio claims -> nightshades
  Beans make running with other people embarrassing -> beans
  lentils the evening before are asking for trouble -> "lentils"
  Mushrooms freak me out, texture thing -> mushrooms
  Beef sits like a brick in my stomach for a whole day -> beef
  I quit pork for religious reasons years ago -> pork
  red meat and I parted ways after a tick bite -> red_meat
  Turkey makes me sleepy and slightly queasy -> "turkey"
  Chicken skin turns my stomach -> "chicken"
  venison gave me food poisoning once and I never went back -> "venison"
  Chocolate is my migraine trigger, dark more than white -> "chocolate"
  cinnamon rash around the mouth -> "cinnamon"
  vanilla extract and cinnamon, contact dermatitis -> "vanilla extract", "cinnamon"
  MSG gives me a pounding headache -> "msg"
  artificial sweeteners like aspartame and sucralose send me running for the wrong reason -> "aspartame", "sucralose"
  xylitol and stevia leave me bloated -> "xylitol", "stevia"
  Red wine is off the menu, sulphites probably -> "red wine", sulphite
  yeast is what my naturopath blames -> "yeast"
  gelatin, I do not eat animal products in sweets -> gelatin
  I keep kosher and stay away from gelatin in gummies -> gelatin, "gummies"
  quinoa comes out the way it went in -> "quinoa"
  spinach because of kidney stones -> "spinach"
  rhubarb and beetroot, high in oxalate -> "rhubarb", "beetroot"
  Potatoes spike my blood sugar according to my monitor -> "potatoes"
  White rice constipates me, sorry for the detail -> "white rice"
  cucumber makes me burp for the entire afternoon -> "cucumber"
  bell peppers peel in my stomach, if that makes sense -> "bell peppers"
  Dates are too sweet and give me the shakes -> "dates"
  raisins get stuck in my braces while running -> "raisins"
  gels of any brand come straight back up past mile eighteen -> "gels"
  maltodextrin in most gels ruins my gut -> "maltodextrin", "gels"
  Ginger chews soothe most people, me they inflame -> "ginger chews"
  turmeric supplements thinned my blood -> "turmeric"
  beet juice turned everything pink and upset my tummy -> "beet juice"
  pickle juice is vile and makes me gag -> "pickle juice"
  cola makes me belch at pace -> "cola"
  Licorice raises my pressure, my GP warned me -> "licorice"
  sunflower seeds lodge in my throat and it swells shut -> seeds, "sunflower"
  chia pudding expands in me like cement -> "chia"
  almond milk and oat milk, found out the hard way -> tree_nut, oats
  tree nuts apart from almonds, according to a skin prick test -> tree_nut
  hazelnut spread and pralines, lips go numb -> tree_nut
  walnuts leave tiny ulcers on my tongue -> tree_nut
  pecans at Thanksgiving sent me to urgent care -> tree_nut
  Macadamia cookies gave my brother a seizure so our family avoids them -> tree_nut, "cookies"
  Peanut dust on a plane had me reaching for my inhaler -> peanut
  satay and anything else with groundnuts -> peanut, "satay"
  Lupin flour hides in my local bakery's rolls -> lupin, "rolls"
  scallops and squid but strangely not shrimp -> mollusc
  Mild egg intolerance confirmed by blood work in 2019 -> egg
  Suspected wheat issue, still waiting for a referral -> wheat
  pretty sure it is dairy, though nobody has tested me yet -> milk
  Dr said to cut out gluten for six months and see -> gluten
  My coach suggested dropping milk for a fortnight and wow what a difference -> milk
  Kids brought home a bug and since then butter makes me ill -> milk
  pregnant and off raw fish on midwife orders -> fish
  breastfeeding and my baby reacts to cow's milk -> milk
  type 1 diabetic, watch fructose, nothing else -> fodmap
  on thyroid medication so soy has to wait four hours -> soy
  blood thinners mean no big changes in kale or spinach -> "kale", "spinach"
  Crohn's in remission, popcorn and corn are the enemy -> corn
  gastric sleeve two years ago and since then ice cream floors me -> milk
  rosacea flares with hot spices and red wine -> spicy, "red wine"
  gout, so sardines and anchovies are banned -> fish
  interstitial cystitis: no citrus, no coffee, no tomatoes -> citrus, caffeine, "tomatoes"
  endometriosis diet without gluten or dairy -> gluten, milk
  histamine intolerance: aged cheese, tuna, spinach, strawberries -> milk, fish, "spinach", "strawberries"
  oral allergy syndrome from birch: apples, pears, carrots uncooked -> "apples", "pears", "carrots"
  alpha gal since a camping trip, beef pork and lamb all set it off -> beef, pork, "lamb"
  I cannot stomach peanut butter before noon -> peanut
  hate coconut with a passion -> coconut
  allergic to bananas, weird I know -> "bananas"
  not a fan of eggs in the morning but I manage -> egg
  would rather not have tofu, thank you very much -> soy
  prefer to avoid dairy on hard workout days only -> milk
  honestly just peanuts -> peanut
  only shellfish as far as I know -> shellfish
  none except penicillin and maybe kiwi -> "kiwi"
  nothing serious, a little lactose trouble -> lactose
  nope, apart from oysters -> mollusc
  allergies: peanuts (severe), eggs (mild), kiwi (oral) -> peanut, egg, "kiwi"
  1. peanuts 2. soy 3. sesame -> peanut, soy, sesame
  peanuts!!! seriously, even traces -> peanut
  Anything containing nuts or produced in a facility that handles them -> nuts
  may contain warnings for sesame matter to me -> sesame
  cross contamination with wheat is an issue -> wheat
  trace amounts of milk powder in snacks are ok, a glass is not -> milk
  If there is mustard in the dressing I can tell instantly -> mustard, "dressing"
  Is there a way to skip soy entirely? -> soy
  could you please make sure there is no celery hidden in soups -> celery, "soups"
  my wife cooks, and she cannot have shellfish in the house -> shellfish
  roommate has a deadly peanut allergy so nothing with peanuts in our kitchen -> peanut
  we are a nut free household -> nuts
  the school my kids attend bans peanuts so I do as well -> peanut
  dairy free since March, gluten free since forever -> milk, gluten
  vegetarian at home, no fish either -> fish
  off sugar alcohols, sorbitol in particular -> fodmap, "sugar alcohols"
  i get an itchy palate from walnuts an hr or 2 later -> tree_nut
  tingly lips after hazelnuts,tight chest after cashews -> tree_nut
  woke up covered in welts after mango lassi -> "mango lassi"
  fainted twice after eating squid on holiday in Greece -> mollusc
  puffy eyes, runny nose and sneezing whenever there is mustard around -> mustard
  sore joints for days if I cheat with bread -> "bread"
  acid reflux from tomatoes, oranges and coffee during peak weeks -> "tomatoes", "oranges", caffeine
  loose stools following milk or ice cream -> milk
  cramps at kilometer thirty whenever my drink contains fructose -> fodmap
  side stitches if I have juice less than ninety minutes beforehand -> "juice"
  Dry heaving after gels with caffeine at Boston last year -> "gels", caffeine
  eczema patches behind my knees from oranges -> "oranges"
  stuffy nose, nothing dramatic, from milk -> milk
  dizziness and low pressure from licorice tea -> "licorice tea"
  I swear by rice but beans ruin me -> "rice", beans
  I react badly to kiwifruit and, to a lesser degree, figs -> "kiwifruit", "figs"
  tested negative for everything except sesame -> sesame
  Positive IgE for wheat and soy, though I have no symptoms -> wheat, soy
  Grew out of my egg allergy but still keep my distance -> egg
  outgrew milk, still react to goat cheese -> milk
  in the process of reintroducing oats after elimination diet -> oats
  food diary points at tomatoes -> "tomatoes"
  family history of nut allergies, so I am careful -> nuts
  exercise makes my wheat problem much worse -> wheat
  only when I exercise within four hours of shrimp -> crustacean
  heat plus cashews equals hives -> tree_nut
  no seafood for me, thanks, and no mushrooms on principle -> seafood, mushrooms
  Strong dislike of beetroot, tastes like soil -> "beetroot"
  papaya because it reminds me of a bad hangover -> "papaya"
  slimy textures such as okra -> "okra"
  durian, obviously -> "durian"
  Erdnüsse und Milch, sehr starke Reaktion -> peanut, milk
  allergique aux arachides et au lait -> peanut, milk
  soy alérgica a los mariscos y al maní -> shellfish, peanut
  sono allergico alle noci e al latte -> nuts, milk
  allergy to latex, dust and cats, no foods -> -
  hay fever in spring, nothing I eat -> -
  penicillin makes me swell up -> -
  bee stings, I carry an auto-injector -> -
  nickel in jewelry gives me a rash -> -
  just pollen and pet hair -> -
  sunscreen stings my eyes on hot days -> -
  sensitive stomach in general -> -
  I do not have any allergies that I am aware of -> -
  nothing comes to mind -> -
  my stomach gets upset easily when I am nervous -> -
  I throw up after hard finishes no matter what -> -
  no allergies, I eat everything -> -
  ask me again in the spring -> -
  still figuring it out with my allergist -> -
  I had a bad reaction once but we never found out why -> -
  ibuprofen and aspirin give me hives -> -
  seasonal allergies only -> -
  wasp sting two years ago, swollen leg for a week -> -
  not that I know of, knock on wood -> -
  Plums draw my mouth together like an alum stone -> "plums"
  eating grapes on an empty tank makes me see stars -> "grapes"
  Peas roll around in there for days, no thank you -> "peas"
  my lungs whistle after a handful of cashews -> tree_nut
  Asparagus pee is one thing, asparagus hives are another -> "asparagus"
  broccoli ferments inside me, ask my tent mates -> "broccoli"
  zucchini tastes soapy and numbs my lips -> "zucchini"
  carrots juice or whole, both scratch -> "carrots"
  Figs cramp me up by the halfway mat -> "figs"
  mozzarella strings choke me, other cheese behaves -> milk
  Half a slice of sourdough and I look six months along -> "sourdough"
  I scoff almonds at work but cashews floor me -> tree_nut
  oranges explode in my belly at threshold -> "oranges"
  Rice crackers dry me out so badly that I gag -> "rice crackers"
  pretzels slice my gums open -> "pretzels"
  Waffles dipped in syrup crash me twenty minutes in -> "waffles"
  hubby is coeliac so we bake without wheat -> gluten, wheat
  jasmine rice fine, brown rice ruins me -> "brown rice"
  Tried pineapple again on Saturday: tongue bleeding -> "pineapple"
  potatoes whatever way you cook them -> "potatoes"
  strawberries stung me badly as a toddler -> "strawberries"
  cranberry juice burns on the way down -> "cranberry juice"
  egg yolk only, whites are safe -> egg
  soya milk curdles in me -> soy
  Walnut crumbs on a cake put me in an ambulance -> tree_nut, "cake"
  barramundi and other white fish trigger asthma -> fish, "barramundi"
  Brazils are lethal to my twin and probably to me -> "brazils"
  Pistachios, doc says epinephrine at the first hint -> tree_nut
  apples off the tree yes, supermarket apples no -> "apples"
  melon rind touches my lips and they balloon -> "melon"
  tummy rebels against cucumber skins -> "cucumber"
  please leave chickpeas and hummus off every menu -> "chickpeas", "hummus"
  cheddar on crackers at midnight gave me nightmares -> "cheddar", "crackers"
  Feta cheese crumbled over anything -> milk, "feta"
  Grits stick to my ribs, not nicely -> "grits"
  oat bran clogs the pipes -> oats
  marmite on toast triggers my migraines -> "marmite", "toast"
  hemp hearts made my heart flutter -> "hemp hearts"
  kale salads back up my whole week -> "kale"
  couscous equals cement -> wheat
  never tried lobster and never will, mum nearly died of it -> crustacean
  reacts to lupine flour in gluten free loaves -> lupin, gluten
  ketchup stains my chin with welts -> "ketchup"
  dark chocolate keeps me wired past midnight -> "dark chocolate"
  I turn beetroot red from niacin, otherwise fine -> "niacin"
  Espresso, matcha, anything brewed strong, jitters galore -> "espresso", "matcha"
  plain yogurt curdles my mood -> milk
  bagels with seeds, specifically sesame and poppy -> sesame, "bagels", seeds, "poppy"
  raw onion breath aside, onions bloat me -> alliums
  lamb smells off to me since pregnancy -> "lamb"
  haddock, plaice, monkfish: lips swell -> fish, "plaice", "monkfish"
  Prawn crackers once, blue lights after -> crustacean, "crackers"
  turkey sandwiches drag me to sleep -> "turkey"
  the red dye in sports gummies makes me bounce off walls -> "gummies"
  tapioca pearls swell up inside -> "tapioca pearls"
  millet gave me goitre trouble, endocrinologist forbade it -> "millet"
  Only real issue: kiwi fruit and hazel pollen -> "kiwi"
  itchy palms from mango peel -> "mango"
  Cherry pits scare me, cherry flesh swells my tonsils -> "cherry"
  brie melts me into the toilet -> "brie"
  I can't do dairy before workouts, it gives me the runs -> milk
  Very allergic to peanuts - carry medication at all times -> peanut
  Blueberries and raspberries give me stomach cramps -> "blueberries", "raspberries"
  Gluten intolerant, not celiac, but I avoid bread and pasta -> gluten, "bread", "pasta"
  I react to soy lecithin in bars and to tofu -> soy, "bars"
  eggs make me break out on my cheeks -> egg
  My GI doctor put me on a low fiber diet, so no lentils, beans or broccoli -> "lentils", beans, "broccoli"
  Had a reaction to shrimp tacos last month -> crustacean, "tacos"
  Mild allergy to melon and cucumber in ragweed season -> "melon", "cucumber"
  Cannot tolerate sucralose or any sports drink with dyes -> "sucralose", "dyes"
  chocolate before a race gives me diarrhea -> "chocolate"
  bananas constipate me and apples bloat me -> "bananas", "apples"
  I had a kidney stone so my urologist said to limit spinach and almonds -> "spinach", tree_nut
  Tree nut allergy (cashew, pistachio), peanuts are fine -> tree_nut
  no oats please - they sit in my stomach like a rock -> oats
  Avocado allergy, throat gets scratchy -> "avocado"
  I am sensitive to garlic powder and onion powder -> alliums
  Sweet potatoes upset me when I eat them the night before -> "sweet potatoes"
  Ginger helps, peppermint gives me heartburn -> "peppermint"
  Corn tortillas ok, popcorn is not -> corn
  I try to stay away from processed meat -> meat
  Greek yogurt okay, ice cream terrible -> milk
  tuna and salmon, mercury concerns while nursing -> fish
  My son has a sesame allergy so we keep none at home -> sesame
  grapes, they give me gas -> "grapes"
  Coffee makes me poop so only after the race -> caffeine
  I get canker sores from pineapple and tomatoes -> "pineapple", "tomatoes"
  honey in gels makes my mouth swell -> honey, "gels"
  Fish sticks as a kid made me throw up, never since -> fish
  white bread spikes my sugar, I prefer rice -> "white bread"
`

export const allergySentences: readonly AllergySentence[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', labels = ''] = line.trim().split(' -> ')
    const foods = labels === '-' ? [] : labels.split(', ')
    return {
      text,
      listed: foods.filter((label) => !label.startsWith('"')),
      names: foods.filter((label) => label.startsWith('"')).map((label) => label.slice(1, -1)),
    }
  })

/**
 * Every third sentence by its text is held out: words for reading were chosen by the others alone, so that these say how
 * answers are read that nobody has seen. A sentence that is read wrongly here is no reason to add its words to a list.
 */
export const isHeldOut = ({ text }: AllergySentence): boolean => {
  let hash = 0
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % 3 === 0
}
