import { wordList } from '../word-list.ts'

/** What lines are about. No food, drink, drug, brand, money or link, nothing a dose comes in, and no sign of danger. */
export const nouns = {
  race: wordList(`
    amateur announcement announcer arch avenue barrier barriers bend bends bib bibs block bottleneck
    bridge bridges ceremony champion championship circle climb climbed climber climbers climbing climbs
    corner corners corral corrals course courses crest crests crossing crossroad crossroads curb curve
    curves debut descend descending descent descents distance downhill downhills drumming drums effort
    efforts elite end ends entry event events expo fence field finisher finishers flag flags flat flats
    footing footpath gap gate gates goal goals gradient gravel gravity ground grounds group groups gun
    highway hill hills hillside hilltop hilly incline junction kilometer kilometers landmark landmarks
    lane lanes lap laps leaderboard league line lines loop loops map maps marathon marathoner marathoning
    marathons marker markers medal medals middle mile miles obstacle overpass pace paced pacer pacers
    paces pacing parade part parts path paths pavement photo photographer photographers photos podium
    pothole puddle puddles race raced racer racers races racing ramp registration rhythm ribbon rises road
    roads roadside route routes runner runners section sections shade shaded shady side sideline sidelines
    sides slope slopes speaker spectator spectators speed stadium started starter starters starting starts
    steep steeper street streets stretch stretches stretching stride strided strides striding summit
    surface surge surges tangent tangents tarmac tempo terrain timing tour track tracks trail trails train
    trained training tunnel turn turnaround turning turns underpass uphill uphills valley volunteer
    volunteering volunteers warmup watch watches wave waves workout workouts
  `),
  // No part where a sign of danger is felt: head, heart, chest, stomach, eyes, skin.
  body: wordList(`
    ankles arm arms body breath breathe breathed breathes breathing breaths cadence calves cheeks chin
    elbows exhale exhaling eyelids face feet finger fingers fingertips foot footstep footsteps forearms
    forehead form hair hairline hand hands heels hip hips inhale jaw knees leg legs neck nose palms
    posture shoulder shoulders sleeve smile smiles soles step stepped stepping steps toe toes torso voice
    voices wrist wrists yawn
  `),
  mind: wordList(`
    adventure ambition anticipation attention attitude awareness belief bravery calmness challenge
    challenges character cheerfulness comfort commitment concentration confidence courage curiosity
    delight determination discipline doubt doubts emotion emotions encouragement energy enthusiasm
    excitement faith feeling feelings focus freedom friendship fun grace gratitude happiness hope hopes
    humor imagination inspiration instinct instincts intention intentions intuition joy kindness laughter
    love memories memory mind mindset mood moods motivation nerves patience peace perspective pleasure
    positivity pride purpose relief resilience respect satisfaction self stillness strength tension
    thought thoughts wisdom worries worry
  `),
  rest: wordList(`
    alarm alarms asleep bed bedding bedroom beds bedside blanket blankets cot couch curtain curtains doze
    dreamland earplugs eyemask lamp lamps lights mattress nap napping naps pajamas pillow pillows slippers
    snooze snoozing sofa yawning
  `),
  kit: wordList(`
    accessories accessory backpack badge bag bags bandana batteries battery binder boots bracelet cable
    camera card cards case charger chargers checklist checklists clips clock clocks closet clothes
    clothesline clothing coat coats collar cord cotton cuff diary drawer drawers dress dresses earbuds
    earphones envelope equipment essentials fabric flashlight folder footwear garment garments gear glove
    gloves hairband hanger hat hats headband headlamp headphones heel hood hoodie insoles jacket jackets
    jersey jerseys jewelry jumper key keys kit kits knit knot knots laundry layer layers leggings lid lids
    lining list lists logbook luggage mirror mittens necklace notebook notepad outfit outfits pen pencil
    pens phone phones plastic pocket pockets poncho ponytail rain raincoat rainwear rope scarf scarves
    screen screens seam seams shelf shelves shirt shirts shoe shoelace shoelaces shoes shorts singlet
    singlets sneakers sock socks stopwatch strap straps suitcase sunglasses sweater sweaters sweatpants
    sweatshirt sweatshirts tag tags tee ticket tickets tights timer tissue tissues tops towel towels
    tracksuit trainers trash trousers trunk umbrella undershirt underwear uniform velcro vest vests visor
    wardrobe wool woolen wristband zipper zippers
  `),
  // No food, and nothing that a dose is measured in.
  kitchen: wordList(`
    apron board boards burner cabinet cleaning cloth cook cookbook cooked cooker cooking cooks cupboard
    cupboards dishwasher freezer fridge groceries grocery kettle kitchen kitchens microwave oven ovens
    pantry recipe recipes refrigerator restaurant restaurants shopping simmer sink stir stove tablecloth
    utensils waiter waitress
  `),
  places: wordList(`
    accommodation airport apartment area arena attic balcony basement bathroom bathrooms beach bench
    benches bicycle bike bikes boat bus buses cab cabin campground canal car carpool carriage cars
    cathedral center church city coastline corridor country countryside courtyard desk destination
    directions door doorbell doors doorstep doorway downtown driveway elevator entrance entrances exit
    exits factory farm flight flights floor floors forest fountain garage garden gardens gym hall hallway
    harbor home homes hometown hostel hotel hotels house houses housing inn island itinerary lake
    landscape lawn library lighthouse lobby location locations meadow monument mountain mountains museum
    neighborhood ocean office outskirts palace parks plane platform platforms plaza porch railing railway
    reception region reservation reservations river riverside roof room rooms school schools sea seats
    shore shuttle shuttles sidewalk sidewalks skyline square stair staircase stairs stairwell statue
    suburb subway taxi temple tent terminal terrace theater toilet toilets tower town towns trains
    transfer transit transport transportation travel traveled traveler travelers traveling travels tree
    trees university van venue viewpoint views village villages walkway wilderness window windows wood
    woods yard
  `),
  weather: wordList(`
    air breeze breezes breezy chill climate cloud clouds dawn drizzle dusk fog forecast forecasts frost
    frosty gust gusts horizon humidity mist misty moon moonlight raincloud raindrops raining rains rainy
    skies sky sunrise temperature temperatures tide twilight weather wind windier winds
  `),
  people: wordList(`
    adult adults athlete athletes audience aunt baby boy boys brother brothers buddies buddy captain
    champions child children classmates coach coaches colleague colleagues community companion companions
    company cousin cousins coworker coworkers crew crowd crowds dad daughter daughters dog dogs driver
    families family fan fans father fellow folks friend friends girl girls grandma grandmother
    grandparents guest guests helper helpers hero heroes host hosts husband kid kids lady leader leaders
    listener locals man men mom mother musician musicians neighbor neighbors newcomer newcomers parent
    parents partner partners passenger people person roommate roommates shadow sibling siblings sister
    sisters son staff stranger strangers student students supporter team teammate teammates teams tourists
    uncle wife woman women youngster
  `),
  others: wordList(`
    ability accommodations accomplishment accomplishments achievements activities activity admirer
    advantage adventures affair ago airports album albums amateurs ambitions analysis angle angles ankle
    announcements anorak anxiety anybody anyone anyways apartments appearance appointment appointments
    areas arrangements art articles arts aspect aspects atmosphere attitudes audiences audiobook aunts
    backdrop backpacks badges balloon balloons balm banner banners barricade barricades basics basket
    beaches bearings beauties beauty bedrooms beep beeps beginnings behavior beliefs believer bell bells
    biker bin bird birds birdsong birthdays blessings blinds boardwalk bodies bookcase bookmark bookshelf
    bottoms bouquet bracelets braces braid brass breaker breakthrough breather brim brook broom buildup
    bumper bush bushes butterflies butterfly buttons cabinets caller cameras campsite candle candles
    captains caravan cardboard carnival carpet carpets cases ceremonies certainty chafe chafes chalk
    challenger championships chance chances chaos chapters characters charmer chase chaser chases checker
    checkout cheek choir chorus churches cities clarity class classes classics classmate cleaner cleanup
    clench cliff cliffs clipper clippers closets clue clues cobbles coincidence collars collection
    collections comb comeback comedy commitments communities companies compass compliment compliments
    concept concepts concerts conclusion conclusions condition conditions confetti connection connections
    consistency context contribution contributions conviction convictions cooldowns cords costume costumes
    countries courtesy cowbell cowbells cows crayon crayons creativity crews crosswalk crosswalks
    crosswind crossword cruiser crunch cuddle cuffs culture cultures currents custom dancer dancers
    deadline dears dedication departure depth depths designer development developments device dialogue
    difference differences dignity direction director dirt disappointment disaster discoveries discovery
    dishcloth distraction distractions diver doorknob downs downward drama drawbridge drawings dreamer
    dresser drifter drivers drumbeat drumbeats dryer duffel duffle dune duties duty ear ears earth
    efficiency elbow elegance element elements elevators emphasis emptiness endings energies engine
    engines enjoyment entertain entertainment entries envelopes environment errand errands escalator
    esplanade essence even example examples excellence exhibition experts exploration explorer expression
    eyebrow eyebrows eyelash facilities fact factor factories factors facts fame farmer farmland fartlek
    fashion fate fathers faucet favor favorites favors feather feedback fellows ferry festival festivals
    fields finals finder findings finest fireplace fireworks fitness flair flap flaps flashlights fleece
    flexibility flyer folders folk foolproof footage footbridge foothill forefoot forests forgiveness
    formation foundation foundations founder framework friendships frustration frustrations furniture
    futures gadget gadgets gait gantry gaps garbage gardener generosity genius geniuses gent gesture giver
    glance glimmer glimpse glory goodbyes goodness grandchildren granddaughter grandson greatness greenery
    grin grins groove guitar guitars gutter guy guys habit habits hairbrush haircut hairdryer hairs halls
    hallways handkerchief handrail handshake harmony hassle he headline headlines headwind headwinds
    hearings heaven her hers hesitation highlighter highways him his histories hobbies holdings homeward
    homework homey honesty hoods horizons household housemate housemates however human humans humility
    hums hunch hurdle husbands idea ideals ideas identities identity image images impatience impression
    impressions improvement improvements impulse impulses individuals initials inning innocents insides
    insight insights instrument instruments integrity intersection intersections introduction
    introductions invitations inward islands itch jingle jingles jitters job jobs journals joys jukebox
    keepsake keyboard kinds kites knack knee knuckle knuckles ladies lakeside lamppost lampposts landings
    language lantern lanterns laptop lawns layout layover leadership leaf leagues learner legend legends
    leisure length liberties liberty life lifestyle likelihood likeness liner lineup lineups listeners
    literature locker lockers logic loss loudspeaker loyalty luck lullaby luxury machine machinery
    machines magazines magic magnet mailbox maintenance maker manager marches margin markings marsh
    mastery mats meadows meditation megaphone melodies melody mentor menu menus method microphone midfoot
    midway milestone mindfulness miracle miracles mission mitten mobility momentum moms moons mothers
    motion motions motive motto movie movies mud muscle muscles museums musicals mysteries mystery
    narrative nature navigation necks neighborhoods neon nest newspapers noise noises notebooks notion
    notions novels novelty nudge oak oblige observation observations observer observers obstacles occasion
    occasions oceans odds offices officials onward openings opera opinion opinions opponent opponents
    opportunities opportunity optimism option options orchestra orientation origin originals origins
    outcome outings outs outsider outward owner paceline pages painter paintings pajama pants paperback
    papers paradise pardon partnership passage passages passengers passion passions pastime patchwork
    pathway patients patio pattern patterns pebble pebbles pedestrian pedestrians peek peloton perception
    performer performers perk perks permission persistence personality photography piano pier pillowcase
    pilot pilots pioneer pioneers placard placards planner planners plasters plateau player playground
    pleases pleasures pledge plots podcast podcasts poems poet poets pond ponder portaloo portaloos
    portrait portraits possession possessions possibilities possibility postcards poster posters potholes
    prayer prayers preparation preparations presence preview principle principles printer printout privacy
    privilege privileges procedure procedures promenade proof proverb purposes qualities quality quest
    queue queues quietness quilt radio radios railroad railroads rainbow reaction reactions readers
    readiness readings recital recognition recollection recreation reflection reflections regions
    regularity regulars relationship relatives reliability reporter representatives reputation resolution
    response responses responsibilities responsibility restroom restrooms retie retrace reunion rhythms
    ribbons riddle riddles rider riders ridge ringer ritual rituals riverbank role roles rollercoaster
    romance rooftop roundabout routines row rowdy rows rucksack rug rugs sake sand sandal sandals scenario
    scenarios scene scenery scholar scissors script scripts seafront sequence series session sessions
    setback setbacks setup shadows shakeouts she sheet sheets shoreline shortcut shortcuts shrug shrugs
    sideroads sigh sighs sight sights silhouette simplicity singers situation situations sketch skill
    skills skyscraper skyscrapers slap sleeper sleeves slipper slogan slogans slot slots smarts smoothness
    snapshot soil solidarity solitude solution solutions somewheres sons soul souls soundtrack souvenir
    souvenirs space spaces sparkler speakers speeches speedbump spender sport sports sportsmanship
    spotlight squad squeak squeaks stables stamina stance stapler starry startline statement statements
    statues status steadiness stone stones stool stovetop strategies strategy strengths stripes stroller
    structure structures studio studios suburbs success successes suggestion suggestions suitcases suites
    summers sunlight sunshine surroundings swagger sweeper switchback switchbacks symbol symbols
    sympathies sympathy systems takeoff talent talents tales talker taper tapes taps teachers teachings
    teamwork technique techniques teeth television teller temples temptation temptations tendencies
    tendency tennis tenses tents term terms textbook texture theaters theme themes thinker thriller thump
    ticker tidiness tier tilt tilts timber timeline timers timetable tinker tiptoe titles toenails
    toiletries toolbox tools toothbrush torch torches tourist towers towpath toy toys tracer traces
    tracker trackside tradition traditions traffic trailer trailhead trainer trait traits transporter
    treadmill treadmills treasurer treasures triumph trophies trophy truck trucks trumpet trunks truth tv
    unclench uncles underfoot uniforms unity universe universities upstream uptown upward vacations
    valuables variation variety version versions veteran veterans victories victory viewer violin violins
    voyage waistband waiters waitresses walker wallpaper warmth warmups washbag washer waterfall
    waterfront waterproofs wavy way ways whichever whiteboard whoever willingness wills windbreaker
    windowsill windswept wink wisher witness witnesses woodland worker workers workplace world wristwatch
    writer writers writings yards yoga youngsters youth zigzag
  `),
}
