import { parsePhrases } from '../../parse-phrases.ts'

/** Words that are harmless only in these phrases. Slashes separate alternatives for one place. */
export const everydayPhrases = parsePhrases(`
  a break
  a note of/about
  a plan
  add a layer/hat/walk
  add gloves/layers
  add up
  aid/train/bus/subway station/stations
  aim for/to a/an/be/start/arrive/run/even/steady/calm
  as well
  as you do/did
  ask for a/an table
  at first
  back/close to normal
  backup alarm/place/plan/pair/bag/shirt/battery
  bad runs/days/nights
  bad weather/night/dream/run/patch/day
  before/until the sun
  belt fits/sits/on/and/so/before
  best day/race/effort/friend/friends/memory/memories/seat/view
  book/set/clear/lay a/the table
  break the race/course/distance down/into
  by heart
  cap or/and/on/for
  clear/cool/calm/level head
  close your eyes
  cold and/or wet/dark/windy/rainy
  cold fingers/hands/toes
  cold morning/mornings/day/days/weather/wind/air/rain/hands/night/nights/fingers/toes/start/feet/winter/streets
  comes/come/go/goes first
  cool down fast
  cool/warm down
  count on your friends/training/family
  counts as/for
  cut the labels/corner/tags
  cut your nails
  dark mornings/evenings/morning/streets
  double check/knot/knots
  drag on into the
  dress for/in/warmly
  dress rehearsal
  drop back/off
  drop your shoulders/bag/hands/arms
  early/quiet/small table
  empty street/streets/road/roads/house
  empty your pockets
  even effort/pace/rhythm/stride/steps
  extra pair
  eyes closed/ahead/up
  eyes on the road/course/horizon/path
  fall asleep
  falls asleep
  fast start/starters/runners/crowd/field/finish/friend/people
  feel free
  finish in/near the
  finish line/lines/area/photo/straight/strong/happy/smiling/with/well
  finisher medal/photo
  finishing line/straight
  first long/easy/slow/quiet/short/big
  for the first
  free time/evening/day/hand/hands/morning
  from then/there/now on
  goes well/easy/by
  goes/go badly/wrong
  half marathon/marathons
  hard day/days
  hard work/training/days/part/parts/miles/weeks/months
  head to/for/home/out/back/over
  head up/high/down/held
  high above/up/on
  high five/fives
  hot shower
  if you need/want/like to
  in good spirits
  in reserve
  in the bank
  in/out/against the cold
  kitchen/dining table
  knock on wood
  late night/nights/train/bus/arrivals/start/starters/evening/plans
  lean into/forward
  lies flat/on/ahead/behind/in
  lift/raise your eyes
  lights low/out/off
  long ago
  long/quiet/nervous wait
  lose the crowd/group/thread/signal
  lost and found
  make a plan
  miles of running/training
  normal routine/day/evening/week/pace/life
  normal to feel/be nervous/excited/restless/tired
  notes about/on
  off and on
  on monday/tuesday/wednesday/thursday/friday/saturday/sunday
  on narrow/wide/busy/quiet/crowded/wet/dry/steep/big/small/sunny/old/clean
  on race/easy/long/tired/fresh/time/top/foot/early/quiet/warm/cold/flat/hilly/hills/purpose/repeat/hand/arrival/windy/rainy/course/feel/soft/good/uphills/climbs/downhills/corners/bends/familiar/home/holiday/schedule/track/display
  on schedule
  on/at/from the table
  once you/the
  out loud
  out of the sun
  parking lot
  pays you back
  pays/pay off
  peace/state/frame of mind
  piece by piece
  piece/pieces of the/your/paper/string/tape/clothing/kit/course
  pour your energy
  pulls you along/away/out
  race plan
  rain and/or sun
  raise your arms/hands
  rather than chasing/rushing/racing/sprinting
  results come
  roll down/under/up/along/over/into/out/through
  roll up your
  roll your shoulders/ankles
  rough patch/patches
  run/day/race/night feels bad
  running/run late
  safety pin/pins
  say your plan
  screens off
  shake out/off/hands
  short and/or easy/gentle/quick/calm/simple/slow
  short walk/run/steps/stride/strides/jog/stretch/list/nap/night/song/word/sentence/sentences/warmup/break/loop/note/message/shakeout/story/line/phrases/trip
  shoulders drop
  shoulders/hands/arms low
  sign/signed up
  sit/stand on
  small pieces
  spread out
  stick to your/the rhythm/routine/pace/kit/clothes/shoes/habits/effort
  stick to/with/together
  sun comes/rises
  sun or/and rain
  table for/early/in
  than ever
  the cold
  the dishes
  the party
  the sun go/goes/going
  the sun is/comes/will/rises/sets/shines
  the wait
  through the crowd/crowds/crowded/park/town/city/streets/door/morning/forest/list/night/tunnel/rain/field/turns/bend/bends/gate/arch/race/day/nose/evening/week/village/window/course/wood/woods/year/winter/summer
  through your plan
  through your/his/her nose
  ticked off
  timing chip
  train station
  treat the long/race/run/start
  treat yourself to a nap/massage/walk
  waste energy on/with
  weeks/years of training/running
  well done
  while/when/as you wait
  worked/train/trained/training so hard
  wrap up warm/warmly/well
  wrong shoes/corral/turn/train/bus/clothes
  your cap
  your plan out
  your/the plan out
`)
