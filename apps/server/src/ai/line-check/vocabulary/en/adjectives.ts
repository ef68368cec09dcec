import { wordList } from '../word-list.ts'

/** No amount, no sign of danger, and no judgment on the plan. */
export const adjectives = {
  adjectives: wordList(`
    able accepted accurate active actual adequate adventurous alarmed alarming alert alive alone amazed
    amazing amusing anticipated anxious appropriate attentive available average awake aware backwards
    balanced bare basic beautiful beloved best better big blind bold boring bottom bouncing bound brave
    braver bravest brief bright brighter brightest brilliant brisk broad bumpy busy calm calmer calming
    capable casual central certain challenging chaotic charming chatty cheerful chilly classic clean clear
    clearer clever closer closest cloudy colder colored colorful comfortable comforting common competing
    complete complex complicated concentrated concrete confident congested conservative considerate
    considered consistent constant controlled controlling convenient cool cooler coolest correct
    courageous cozy crazy creative crowded crucial curious current cute daily damp daunting dear dearest
    decent decorated dedicated deep deeper deepest definite deliberate delicate delighted delightful
    dependable detailed determined developed devoted difficult direct dirty disappointing disciplined
    discreet distracted doubtful dramatic dried dry due dull dusty eager earnest easier easiest easy
    easygoing efficient effortless elaborate elastic elegant embarrassed emerging emotional encouraging
    endless energetic engaged engaging enjoyable enormous enthusiastic entire equal essential established
    eventful eventual evident exact excellent exceptional excited exciting existing expert express
    extraordinary fair faithful familiar famous fancy far favorite feared fearless festive firm flawless
    flexible focused folded fond formal former fortunate founding fragile framed fresh friendlier friendly
    frightening fulfilling funny generous gentle gentler genuine giant glad glorious golden good goofy
    gorgeous graceful gracious gradual grand grateful great green greener grounded grown guarded guided
    handy happier happy hasty heavy helpful heroic historic hobby hollow honest hopeful huge humble humid
    icy ideal idle imaginary immediate impatient important impossible impressive incredible independent
    individual indoor inevitable informed initial inner innocent inspired inspiring instant intended
    intriguing involved joyful jumpy junior keen kind kinder kindest large lasting late latest lazy
    legible leisurely listed lively local logical lonely long longer longest loose loud louder lovely
    loyal lucky lyric lyrical magical magnificent main major manageable manual massive mature meaningful
    mechanical mellow memorable mental messy mild mindful miniature minor missing mixed mobile modern
    modest momentous moral mosaic motionless motivated mounted muddy mumbling musical mysterious narrow
    natural nearer nearest neat nervous nice nicer nicest noisy nostalgic notable noted noticeable
    observed obvious occasional odd official old older oldest opener optimistic ordinary organized
    original outdoor outer outstanding overall overdue overexcited overwhelming own painted particular
    passionate patient peaceful pending perfect perfected permanent persistent personal physical plain
    planned playful pleasant pleased pointed polished polite poor popular positive possible potential
    powerful practical precious precise predictable prepared pretty previous private processed productive
    promising prompt pronounced proper protected proud proved public pure purposeful puzzled quick quicker
    quickest quiet quieter quirky quoted rained random rapid rare rational ready real realistic rear
    reasonable reassuring recent recognizable refined reflective refreshing regular related relative
    relaxed relaxing released reliable reluctant remaining remarkable remote reopen representative
    reserved resilient resourceful respected respectful responsible restful restless restored revealing
    rewarding rhythmic right rightful rigid roaring romantic routine rural rushed rushing rusty sacred sad
    sandy satisfied satisfying scared scary scattered scenic scratched seasonal secured selfless senior
    sensible sensitive sentencing sentimental separate serene settled shiny shorter shortest shut shy
    silent silver similar simple simpler simplest sincere skilled skillful sleepless slippery small
    smaller smallest smart smarter smartest smooth smoother snug soaked soaking social soft softer solid
    solitary soothing sorry spacious spare sparkling special specific spectacular spirited splendid
    spontaneous squeaky stable steadier steady sticky stiff still stirred stirring straight
    straightforward strategic stressful strict striped strong stronger strongest stunning sturdy stylish
    subconscious subtle successful suggested suitable sunny super superb supportive sure surging surprised
    surprising surrounding sweeping swift systematic talented talkative tall taller tame tempting tense
    terrific thankful thick thicker thorough thoughtful thoughtless thrilled thrilling tidier tidy timid
    tiny tiring touching tracked traditional tremendous trial tricky true trustworthy trusty typical ugly
    unbeatable unbroken uncovered underneath uneven unexpected unexplained unfamiliar unfinished
    unforgettable unhurried uninterrupted unique universal unknown unmarked unnoticed unpacked
    unpredictable unseen unspoken untold unused unusual upbeat upcoming uplifting useful usual valuable
    vast visible visual vital vivid vocal warm warmer warmest waterproof welcome welcoming wet wide wider
    wild wildest willing windless windy wise wiser wonderful wooden worn worried worthwhile worthy
    wrinkled young younger youngest youthful
  `),
}
