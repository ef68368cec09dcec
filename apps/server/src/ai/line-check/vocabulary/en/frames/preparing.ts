import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is practiced or packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    for the long run
    in training
    on easy/long runs
    on your/the (next) long run
    on your/the long runs
    quietly
    the day/evening/night before
    this week/evening
    when it is time
    when the race gets/feels loud/busy/hard/easy
    when the time comes
    when your breathing calms/settles
    when your breathing is/feels calm/easy/steady
    with a smile
  `,
  cores: `
    (your/the) {food} goes in/into your/the belt/bag/pocket/kit
    (your/the) {food} is in/on your/the kit/list/belt/bag/plan
    (your/the) {food} is what you practiced/rehearsed/know
    (your/the) {meal} is easy/quick/simple to cook/make/prepare
    (your/the) {meal} keeps well
    check that (your/the) {food} fits your/the belt/pocket/pockets/vest
    check that (your/the) {food} is packed/there/ready/in
    cook/make/prepare/prep/bake/rehearse/practice/plan (your/the) {meal}
    get to know (your/the) {food}
    get used to (your/the) {food}
    keep (your/the) {food} by the door
    keep/carry/have (your/the) {food} within (easy) reach
    keep/have (your/the) {food} ready/handy/close
    know how (your/the) {food} opens/tastes/feels
    know where (your/the) {food} is/sits
    lay out (your/the) {food}
    let someone else cook/make (your/the) {meal}
    make sure (that) (your/the) {food} is packed/there/ready
    pack (your/the) {food}
    practice/rehearse opening/carrying (your/the) {food}
    practice/rehearse reaching for (your/the) {food}
    practice/rehearse/train/run/travel with (your/the) {food}
    put music on and cook/make (your/the) {meal}
    put/tuck/pack/keep/carry/store (your/the) {food} in/into your/the (race) belt/bag/pocket/pockets/kit/vest/shorts
    set out (your/the) {food}
    trust (your/the) {food}
    wash/prep/prepare/cook/chop/buy/get {food}
    write/note (down) how (your/the) {food} felt/feels/works/worked
    your/the kit/belt/bag/plan has/holds (your/the) {food}
  `,
  tails: `
    ahead
    ahead of time
    and breathe (out)
    and go to bed early
    and let someone else wash up
    and put your feet up
    and smile (at) (the) (crowd)
    and write/note (down) how it/that felt/feels/went
    as you did/do in training
    as you practiced/planned/rehearsed
    at home
    before the day/week/evening gets busy
    before you leave/pack/sleep
    early
    exactly as planned/practiced
    for the race/morning/day/long
    in good time
    in peace
    in training
    in your race belt/vest
    in/on your belt/bag/pocket/kit
    just as you practiced/planned/rehearsed
    just as/like planned/practiced/rehearsed
    near the door
    next to your shoes/bib/kit
    on a calm/quiet/slow evening/afternoon/morning
    on easy/long runs
    on race day/morning
    on the/your long run/runs
    on your next long run
    so nothing is a surprise
    so nothing is new
    so nothing is new on race day
    so race day/morning feels/is familiar/easy/calm
    so that nothing is new on race day
    so the evening/morning/day/week stays/is/feels calm/easy/quiet/simple
    so your hands know what to do
    the day/evening/night before
    this week/evening
    together
    whatever the crowd/clock/weather/course does/says
    while walking/standing/sitting
    while you walk/run
    with calm/steady hands
    with family/friends
    with music on
    with your family/friends/crew
    with your shoes/bib/kit
  `,
}
