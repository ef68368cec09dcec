/**
 * Words that a line of a model may hold anywhere. What is not here falls, so nothing has to be denied: no number, food, drink,
 * drug, brand, money or link, no part of the body or feeling that is a sign of danger, and no word that asks for more, less,
 * other or none. A word belongs here only where no sentence made of these words could harm a runner who acts on it beside any
 * line of the plan; a word that is good in one phrase alone goes into `phrases.ts`.
 */
export const words = {
  // No pronoun that can point to a line above: "it", "they", "this" and "that" stand in phrases.
  pronouns: 'a an the you your yours yourself we us our ours their its who whose which how why everyone',

  conjunctions: 'and or but so because when whenever while where wherever as if since before after then',

  // "on" stands in phrases: "run on".
  prepositions: `
    about across ahead along alongside among around at away back behind beside between by down during for forward from
    in inside into near of off onto out outside over through to together toward towards up upon with within`,

  auxiliaries: 'am are be been being can could is may might should was were will would',

  adverbs: `
    almost already also early easily exactly gently gladly here indoors maybe nearby nearly nicely now outdoors perhaps
    properly quickly quietly rather really slowly smoothly softly soon steadily still there today tomorrow tonight
    upright usually very well yesterday calmly kindly loosely lightly patiently proudly carefully simply warmly`,

  // No hour and no minute: they are units of the plan.
  time: `
    afternoon afternoons bedtime beginning closing date day days daytime evening evenings eve final last moment
    moments month months morning mornings next night nights noon opening season seasons spring summer autumn winter time
    today's week weekend weekends weeks year years
    monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday
    sundays`,

  race: `
    bend bends bib bibs climb climbs corner corners corral corrals course courses crest crests curb curve curves descent
    descents distance downhill downhills effort efforts end ends event expo field finish finisher finishers flat
    gate gates goal goals group groups gun hill hills hilltop kilometer kilometers landmark landmarks lap laps leg legs
    line lines loop loops map marathon marathons marker markers medal mile miles middle opener pace pacer pacers parade
    part parts path paths photo photos piece pieces race races racer racers racing rhythm ribbon road roads route routes
    runner runners section sections shade shady side sides slope slopes spectator spectators split splits start starter
    starters starting stretch stretches stride strides street streets surface tangent tangents tempo track trail
    trails training turn turns uphill uphills volunteer volunteers warmup watch watches workout workouts`,

  running: `
    cheer cheers cheering cheered cross crosses crossing crossed cruise cruising ease eases easing eased flow flows
    flowing glide gliding jog jogs jogging jogged lap run runs running ran stroll strolling stroll stride
    striding trot trotting walk walks walking walked wander`,

  body: `
    arm arms body breath breaths breathe breathes breathing cadence elbows face feet fingers foot form hair hand hands
    hips jaw posture shoulder shoulders step steps toes voice`,

  mind: `
    attention attitude belief comfort confidence courage excitement faith feeling feelings focus fun gratitude happiness
    hope hopes humor joy kindness love memories memory mind mood nerves patience peace pride quiet spirit story stories
    thought thoughts trust worry worries doubt doubts`,

  qualities: `
    able anxious awake basic beautiful big boring brave bright busy calm careful clean clear clever close closed
    comfortable cold confident cool cozy crowded curious deep dependable different difficult dry dull eager easier
    easy excited exciting familiar favorite flexible free fresh friendly gentle glad good gradual grateful great
    happy heavy honest hilly important jumpy kind large lazy little local lonely long longer loose lovely loud mellow
    messy mild modest narrow natural neat nervous nice noisy old open ordinary organized own patient peaceful perfect
    plain pleasant pleased polite practical precious pretty prepared proud ready real regular relaxed reliable rested
    restless routine rolling rushed same scenic settled sharp shiny shy short shorter silent silly similar simple
    sleepy slow slower small smart smooth snug soft solid spare special steady steep straight strong sunny sure
    surprised thankful thin thick tidy tight tired true ugly unfamiliar unhurried useful usual warm wet wide windy
    wise wonderful wooden worn young humid`,

  thinking: `
    admire admiring agree agrees ask asks asking believe believes believing care cares choose chooses choosing chosen
    compare daydream decide decides decided decision decisions dream dreams enjoy enjoys enjoying enjoyed expect expects
    expected explain feel feels felt find finds finding found forgive guess guide guides happen happens hear hears
    hearing heard imagine imagining know knows knowing known learn learns learning learned like likes liked listen
    listens listening look looks looking looked loves loved matter matters mean means notice notices noticing picture
    pictures plan's please prefer promise realize reason reasons recall relax relaxes relaxing remember remembers remind
    reminds reminder reminders review see sees seeing seen seem seems sense show shows smile smiles smiling surprise
    surprises teach teaches think thinks thinking thought understand want wants welcome wish wishes wonder`,

  speaking: `
    call calls calling chat chats chatting conversation describe hello hum humming joke jokes laugh laughs laughing
    laughter mention message messages name names news praise question questions rhyme say says saying said sentence
    sentences share shares sharing shared shout sing singing song songs speak speaks speaking story talk talks talking
    tell tells telling told thank thanks thanking text whisper whistle word words write writes writing written`,

  doing: `
    adjust agreeing apply arrange arranged arranging arrive arrives arriving arrived become becomes begin begins
    beginning belong belongs bring brings bringing brought build builds building built carries carry carrying celebrate
    celebrating change changes charge charged charging check checks checked checking clear close closes come comes
    coming complete control count counts counting cover covers create dance do-over drive drives driving dry empty-handed
    end explore face faces fit fits fold folded follow follows following give gives giving given go goes greet
    grow grows guess gather gathering hang head-start help helps helping helped hold-up invite inviting join joins
    joining lay laying laid lead leads let lets letting lie lies lift lifts lifting live lives loosen mark marks marked
    marking meet meets meeting mend move moves name need needs offer-up open opens opening organize pack packs packing
    packed park parking pick picks picking place places placed play plays playing practice practices practiced practicing
    prepare prepares preparing print prints printed put puts putting reach rehearse rehearses rehearsed rehearsing
    rehearsal rehearsals repack reply rinse roam search set sets setting settle settles settling shake shakes shine
    shines shorten shortens sit sits sitting sort sorts sorted stand stands standing stay stays staying stick sticks
    store stretch support supports swing talk think tie ties tied tighten tuck turn turning unpack use-up visit
    visiting wait waits waiting wake wakes wave waves waving wear wears wearing wipe work works worked working`,

  rest: `
    alarm alarms asleep bath-time bed beds bedroom blanket blankets chair couch curtain curtains lamp lights lie
    lounge nap naps night's pajamas pillow pillows relax rest rests resting restful sleep sleeps sleeping slept snooze
    sofa tea-time yawn`,

  kit: `
    backpack bag bags battery binder blister-free boot camera cap caps card cards cash-free charger chargers checklist
    clock clothes clothing coat cord drawer envelope fabric garment gear glove gloves hat hats headband headlamp
    headphones hood item items jacket jackets journal keys kit label labels lace laces layer layers list lists
    notebook diary log outfit pen pencil phone phones pile pin pins plastic pocket pockets poncho pouch-free rain
    seam seams shirt shirts shoe shoelace shoelaces shoes shorts singlet sleeve sleeves sock socks strap straps sweater
    sweatshirt tag tape thread ticket tickets tights timer tissue tissues towel towels trash umbrella underwear uniform
    vest visor wallet-free watch zipper`,

  kitchen: `
    apron batch batches board boxes box container containers cook cooks cooking cooked cookbook dish dishes dishwasher
    drawer freezer fridge fill-up groceries grocery kettle kitchen lid lids oven pan pans peel recipe recipes shelf
    shelves shopping sink stir stove table tables tray trays wash washes washing washed`,

  places: `
    airport apartment area bag-drop balcony basement bathroom bathrooms bench benches block bridge bridges bus buses
    cab car cars center city coast corridor country countryside door doors downtown elevator entrance exit floor
    forest garden hall hallway harbor home hotel hotels house indoors lake lobby luggage mountain mountains
    neighborhood office park parks place platform porch river room rooms seat seats sidewalk square stairs suitcase tent
    toilet toilets town train trains transport travel travels traveling trip trips van venue view views village
    window windows world`,

  weather: `
    air breeze cloud clouds cloudy dawn drizzle dusk fog forecast forecasts frost mist rain rainy sky stars sunlight-free
    sunrise temperature weather wind winds`,

  people: `
    adult athlete athletes beginner-friendly brother child children club-mates coach coaches colleague colleagues
    community companion companions company couple-free crew crowd crowds daughter dog family families fan fans father
    friend friends guest guests host kid kids locals marshal marshals mother neighbor neighbors organizer organizers
    parent parents partner partners people person roommate sister son someone stranger strangers team teammate teammates`,

  plans: `
    answer art ahead advantage advice-free arrival arrivals balance band bands beat beauty book books build-up burden
    chance chances cheer choice clue corner cue cues decision departure detail details difference direction directions
    discipline ending energy errand errands example experience experiment-free film finale habit habits headwind help
    homework idea ideas instinct job journey lesson lessons letter level life luck mantra message mistake mistakes movie
    movies music noise note-free number-free option order page-free pattern picture playlist practice preparation present
    problem process progress puzzle quality rehearsal reward rhythm ritual rituals role room routine routines rule-free
    scene schedule-free secret sense signal-free skill skills sound sounds space speech spot spots stage strategy style
    success tailwind task tasks theater tip tips tradition traffic trick triumph truth way ways work`,
} as const
