import { wordList } from '../word-list.ts'

/** What a coach asks for and speaks of. No verb of eating, drinking or dosing, and none that asks to go on at any price. */
export const verbs = {
  running: wordList(`
    cheer cheered cheering cheers coast coasting cooldown cooling cross crossed crosses cruise cruising
    flow flowing flows glide gliding jog jogged jogger joggers jogging jogs ran relay run runs shakeout
    stroll strolling strolls trot walkers wander wandering warming
  `),
  thinking: wordList(`
    admire admired admires admiring agree agreed agrees amuse anticipate appreciate appreciated
    appreciates believe believed believes believing care cared cares caring choice choices comforts
    concentrate consider convince daydream daydreaming decide decided decides deciding decision decisions
    deserve deserved deserves dread dream dreamed dreaming dreams dwell embrace embraces encourage
    encourages envy expect expectation expectations expected expects experience experienced experiences
    fear fears feel feels felt find finding finds forgave forgive forgives found guess happen happened
    happening happens hear heard hearing hears imagine imagined imagines imagining impress impressed
    inspire interest interested interesting judging knew know knowing knowledge known knows lead learn
    learned learning learns like liked likes listened look looked looking looks loved loves loving notice
    noticed notices noticing observe perceive picture pictured pictures picturing please predict realize
    realized realizes reason reasons recall recognize reflect reflecting regret relax relaxation relaxes
    remain remember remembered remembering remembers remind reminded reminder reminders reminding reminds
    review reward rewarded rewards see seeing seek seem seemed seems seen sees sense senses sensing show
    showed showing shown shows smiled smiling surprise surprises teach teacher teaches teaching think
    thinking thinks treasure understand understanding understands understood value values view visualize
    visualizing welcomed welcomes wish wished wishes wishing wonder wondering
  `),
  speaking: wordList(`
    admit announce answer answered answers applaud applause article ask asked asking asks book booked
    booking bookings books broadcast call called calling calls chant chanting chapter chat chats chatted
    chatter chatting comment complain complaining complaint congratulate congratulations conversation
    conversations discuss explain explained explaining goodbye goodnight greet greeting greetings hello
    hint hum humming interview introduce invitation invite invited joked joking jot jotting journal
    journaling laugh laughed laughing laughs lesson lessons letter letters lyrics magazine mantra mantras
    memo mention mentioned message messages mumble music name named names narrate news newspaper novel
    paper paragraph phrase phrases playlist playlists poem poetry postcard praise promise promised
    promises pronounce question questions quote read reader reading reads recite remark replied reply
    report rhyme said sang say saying says sentence sentences shout shouting sing singer singing sings
    song songs speak speaking speaks speech spell spoke spoken stories story storytelling summary tale
    talk talked talking talks text texts thank thanked thankfully thanking thanks title topic tune tunes
    whisper whispering whistle whistling word words write writes writing written wrote
  `),
  doing: wordList(`
    accomplish accomplished accomplishing achieve achieved achievement adapted adjustment adjustments
    admits admitted admitting advance agreeing alerted allow allowed allows amaze amused anchor announced
    announces announcing answering appeared appears approach approached approaches approaching approve
    arches arrange arranged arrangement arranging arrival arrive arrived arrives arriving assemble
    assembled assist assisted assisting attach attached attempt attempts await backed background backing
    backs bagged balance balancing band bands base basis bearing beat beaten beating beats become becomes
    becoming beeping began begin begins begun behave behaves belong belonged belonging belongings belongs
    bending benefit benefits blend bless blessing blink blocking bloom blooming blow blowing blown blows
    boarded boarding boats boot bother bothered bothering bothers bounce bounces bounding brace brake
    brakes braking break breaking breaks briefed briefing broadcasting brush brushed brushes brushing
    buckle buckles build building buildings builds built bump bumped bumping bumps button buzz buzzes
    buzzing calmed calms came camp catch catches catching caught cause causes caution celebrate celebrated
    celebrates celebrating celebration celebrations centered centers chafing chair chairs challenged
    charge charged charges charging charm charms chased chasing check checked checking checks chop
    chopping circled circles circling clap clapping claps cleaned cleans cleared clearing clears clenched
    click clicked clicking clicks clip clipped clipping clocked closed closes coaching cobbled
    cobblestones collected collecting collects color coloring colors combed combing come comes coming
    comments commit commute compete competition complained complains completed concentrating concerned
    concert confirm confirmed connect connected connecting connects conserve conserves conserving
    considering considers contact contain contrast control controls convinced convincing cooled core
    cornered corrected count counting counts cover covered covering covers craft crafts create created
    creates creating creep creeps crowding cue cues cycle dance danced dances dancing dawned deal dealing
    deals debate decorate decorating dedicate depend depends descended design designed designing designs
    desire desired desires desks detail details determine detour develop developing develops devote dig
    digs ding disappoint disappointed discover discovered discovering discovers discussed discussing
    display displayed displays distract disturb disturbs dive diving doubted doubting drafting drag
    dragged dragging drags draw drawing drawstring dressed drift drifted drifting drifts drill drills
    drive driven drives driving drove drum drying dunes dusting earn earned earning earns earring edge
    edges effect embark embarrass embarrassing embraced emerge emerged encounter encouraged ended ending
    engage ensure ensures enter entered entering enters entertaining escape establish establishing
    estimate evaluate excite excuse excused excuses exercise exercises exercising exist existed exists
    expecting experiencing explains explore explored exploring expose faced faces facing fancies farming
    farms fascinating fasten fastened feature featured features featuring fences fencing film filmed
    filming films firms fit fits fitted fitting fix fixed fixes fixing flash flies flip float floated
    floating floats flower flowers flying focusing fold folding follow followed following follows
    forgetting forgiving forgot formed forming forwarding founded frame frames framing freeing frightened
    frown frowns frustrated fulfill fulfilled function functioning functions fuss gain gained gains game
    games gardening gather gathered gathering gaze gearing gears giggle giggles giggling glare glares glow
    glowing glue glued go goes gone gossip grade greeted grew grind grinning grip grips grow growing grows
    growth guard guarding guards guessed guesses guessing guide guides guiding handed handing handle
    handled handles handling handwriting handwritten hang hanging hangs headed heading hedge hedges
    hesitate hesitated highlight highlights hike hiking hints homing honor honored honoring honors hook
    hop hoped hoping hopped hopping hops horse horses hosting hug hugged hugging hugs hunt hurried hurry
    hurrying hush identified identify identifying imaging imitate imitating impact improve improved
    improving inclined include included includes indicate influence inform insist inspires intend intends
    intent interests interrupt interviewed interviewing interviews intrigue introduced introducing
    invented invites inviting involve involves ironing itches jazz join joined joining joins journey
    journeyed journeys jump jumping jumps kite kneel kneeling knitted knitting knock knocks label labeled
    labeling labels labor lace laced laces lacing laid lakes land landed landing lands landscaping lasted
    lasts launch launched launching lay laying lays leading leads lean leaned leaning leans leap leaping
    leaps lecture led lengthen lengthens level levels lift lifted lifting lifts liking lined linger
    listing live lived lives living locate located locating log logged logs longed longing lookout loosen
    loosened loosening lounge made maintain maintaining maintains make makes making manage managed manages
    managing manned manner manners mapped march marched marching mark marked marking marks mat match
    matched matches matching meaning means meant meditate meet meeting meetings meets memorize memorized
    mend mentioning mentions mess met milestones minded minding minds mirrors mistake mistakes model
    modeling models monitor monitored monitoring monitors moonrise mop motivate motivating mount mounting
    movement movements nail nailed nails naming narrowed narrows navigate nod nodding nods noses object
    objects observing occupy occur occurs order organize organizer organizers organizing ought outing
    outline overcome overdress overdressed overpack overtake overtaken overtakes overtaking overthink
    overthinking overtook owned owning owns pack packed packing packs paint painting paints parading
    parallel parenting park parked parking parted participate participated participating parting pauses
    pave paved peak peaks peeking pencils perceived perform performance performances performed performing
    pet pets phase phases phoned phoning photograph photographed photographs pin pinned pinning pins pity
    place placed places placing planes planning plant planted planting plants play played playing plays
    plead pleasing pledged plot plotting point pointing points polish polishing pose posed poses position
    positioned positions possess power powers practice practiced practices practicing praised pray prayed
    praying predicted prefer prep prepare prepares preparing prepped prepping presented presenting
    preserve print printed printing prints privileged prize proceed proceeded proceeding proceeds process
    processes processing profiling program programmed programming programs progress progressed project
    projected projecting projects protect protecting protects prove proves pull pulled pulling pulls
    pursue puzzle puzzles puzzling questioned questioning quotes quoting range ranges ranks rattle rattled
    rattles rattling reached react reacting reacts realizing reasoning reassure reassured reassures
    rebuild rebuilding rebuilt recalled receives recharge recognized recognizes recollect reconsider
    recording reflected reflects refocus refresh refreshed regain regained regard regrets regretted
    regroup rehearsal rehearsals rehearse rehearsed rehearses rehearsing relate relating releasing
    relieved relive relocate relying remained remains remarks rematch repair rephrase reported reporting
    reports researching reset reside resolve resolved resort respecting respects respond responded
    responding responds restart restore rests result results rethink return returned returning returns
    reveal revealed reveals reviewed reviewing reviews revisit rewind rewrite rhymes ride rides riding
    rights ring ringing rings roar roars roofs root roots ropes rotate rub rubbed rubbing rubs rugged rush
    rushes rustle rustling sail sailed sailing sails satisfy saw scan scanned scanning scans scare scatter
    scenes schooling scratch scratches scratching screening scribble scribbled search searched searches
    searching seat seated seating secure securing seeking seeks seize sentenced separated separates
    separating set sets setting settings settle settles settling sew sewing shades shape shaped shapes
    shelter shelters shine shines shining ship shores shorten shortened shortening shouted shouts shower
    showered showers shuffle siding sighing sightseeing signed silence simmering simplify sinks sit sits
    sitting skate skating sketches sketching skiing slip slipping slips smell smells sneak soak soar soars
    solve solved solves soothe sort sorted sorting sorts sound sounded sounding sounds spared spark
    sparkle speeds spelled spelling spells sporting spot spots spotted spotting spread spreads squared
    squares squeaking stage staged stages staging stamp stamped stamps stand standing stands stared state
    stay stayed staying stays steer steering stitch stitches stitching stood store stored stores storing
    straighten straightened strapped stream streams strengthen stress stressed stressing stretched strike
    strikes string strings studied studies study studying stumble style styles suggest suggests suit
    suited suits support supported supporters supporting supports suppose supposed surround surrounded
    sweep sweeps swept swing swinging swings tackle tagged tailor tap tape taped tapered tapering taping
    tapping task tasks tears tempt tempted tempts tend tends test tested testing thread threads thrill
    thrills thumping tick ticked ticking ticks tides tidied tidying tie tied ties tighten tightened
    tightening tightens tip tips tone top tote touch touched touches touring tours toying trace traced
    tracing tracking trailing transferring transform transformed transition transported transporting tread
    treasured trend trip trips tuck tucked tucking tuned tuning tunnels turned twist twists tying type
    types uncover undone unfold unfolds unite unlace unload unlock unlocked unpack unpacking unroll
    unrushed untie untied unwind unwinding vacuum varies vary venture vested viewing visit visited
    visiting visitor visitors visits volunteered vow vowed vows wake wakes waking wandered wanting warmed
    wash washed washes washing watched watching watering waved waving wear wearing wears weave weaves
    weaving wedding went whispered whispers whistles wholehearted win winding winning wins wipe wiped
    wipes wiping wire witnessed witnessing woke won wondered wonders work worked working works workshop
    worrying worth yell yelled yelling yells zip zone
  `),
}
