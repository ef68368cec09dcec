import { parsePhrases } from '../../parse-phrases.ts'

/** Harmless negations and amounts, with what they refer to. Slashes separate alternatives for one place. */
export const amountPhrases = parsePhrases(`
  a bit early/earlier/slow/slower/longer/easier/nervous/later/boring/stiff/tired
  a few friends/hills/steps/strides/breaths/days/weeks/words/stretches/songs/runs/moments/photos/lines/people/corners/streets/jokes
  a few quiet/easy/deep/slow/gentle/long/short/good/calm/quick steps/strides/breaths/days/words/stretches/songs/runs/moments/miles/friends
  a few tissues/pins/clothes
  a little early/earlier/slower/slowly/quiet/sleep/longer/nervous/patience/easier/later/stretching/warmer/cooler/stiff/heavy/tired/boring/time/music/walk/stiff
  a new day/route/city/place/routine/friend
  about something else
  above all
  after all
  again on/in/later/soon/with/tomorrow
  all around
  all in good
  all morning
  all of us/you
  all right/ready/well
  all the way/work/miles/training/mornings/people/runs/noise
  all those miles/mornings/runs/weeks
  all those mornings/miles/runs/weeks/months/dark/early/cold/hills/people/nights
  all week/evening/morning/winter/summer/year/season/along/around/together
  all your miles/runs/mornings/hills/strength/patience
  all your work/training/runs/miles/attention
  another day/room/runner/person/look/walk/lap/loop/hill/chance/layer/pair/friend/bend/race/week
  any course/weather/hill/bend/day
  before/in/still/after/the dark
  both shoes/feet/hands/sides/arms/legs
  cannot control/change
  come/comes/celebrate/laugh/smile later
  cook something familiar/simple/plain/easy/quick
  count/counts/matter/matters/mean/means for more
  count/counts/matter/matters/mean/means more
  does no harm
  each day/evening/morning/week/run/rehearsal/bend/hill/climb/corner/step/person/breath/stride/long/easy/night/section
  each of you/us
  each other
  early/good/calm/easy/slow/long/warm/close/loud enough
  enough time/sleep/room/space/light
  every day/evening/morning/week/run/rehearsal/bend/hill/climb/corner/step/runner/person/bridge/smile/street/night/breath/stride/long/easy/volunteer
  every now and then
  everyone/everybody/someone/somebody/nobody else
  everything in its/order/place
  everything is ready/packed/planned/laid/set
  everything ready/packed/together
  find anything that
  first mile/miles/kilometer/kilometers/stretch/part/step/steps/hill/climb/light/bend/corner/bridge/section/few/week/run/day/race/thing/to/time/hills/corners/train/bus
  first of all
  first/traffic light/lights
  for/with all the/your
  full race/distance/course/kit/outfit/week/day/attention/moon/rehearsal/night
  get/some/enough/good/need/proper/to rest
  give each of them your
  instead of chasing/rushing/racing/hurrying/sprinting/worrying/weaving/guessing
  it does not rub/chafe/bounce/itch/slip/pinch
  just run/enjoy/smile/breathe/relax/lie/sit/walk/rest/listen/before/after/as/like/right
  keep it simple/calm/easy/steady/smooth/fun/light/slow/quiet/short/loose/relaxed/familiar
  keep something in reserve
  last few miles/kilometers/days/weeks/streets/steps/corners/runs/nights
  later on/today/tonight/in
  leave some/plenty/enough room/time/space
  let fast/faster/people/others/someone/yourself
  let it all sink/come
  let the crowd/others/nerves/legs/morning/pace/rhythm/day/race/course/music/hill/hills/downhill/fast/start/noise/miles/kilometers/air/watch/course/town/flat/effort/group
  let them pass
  let/watch/cheer/thank/help others
  lie/lying down/still/in/flat/on
  lie/sit/stand still
  light a candle
  light jog/jacket/layer/shirt/rain/touch/stretch/steps/step/shoes/walk/feet/mood/evening
  light outside/and
  listen to something light/funny/calm/quiet/happy
  little by little
  low lights/light
  make the most of the/your
  many a/quiet/early/dark/long/cold/slow/good morning/mornings/runs/miles/evenings/nights/weeks
  many of us/you
  many runners/people/miles/weeks/mornings/months
  matters most
  more quickly
  more slowly/calmly/gently/quietly/smoothly/comfortable/patient/confident/relaxed/familiar
  more than a/an/the lecture/word/race/run/moment
  more time/room/space/patience/fun/company/gently/energy/courage/joy/light
  most important/people/runners/mornings
  most of all
  most of us/you
  most runners/people/athletes/races/days
  much slower/easier/calmer
  never rush/hurry/chase/sprint
  new laces/enough/pair/medal/morning/season/start/course/hill/song/view/chapter/habit/path/pillow
  new shoes/socks/kit/gear/clothes/shirt/route/day/city/friends/place/streets/people/routine/road
  no need to rush/hurry/chase/impress/compare/sprint/weave/shout/match
  no place like
  no rush/hurry/surprises/surprise/decisions/shame/drama/fuss
  no shame in slowing/walking/stopping
  not a sprint/contest/competition
  not drag on
  not expect perfect
  not forget to smile/thank/breathe/look/enjoy/pack/charge/wave
  not forget your/the bib/pins/shoes/socks/charger/ticket/watch/kit
  not go as planned/expected/hoped
  not late
  not let others/nerves/doubt/excitement
  not let the crowd/nerves/noise/excitement/pace/clock/weather/start/others
  not matter so much
  not need to hurry/rush/prove/impress
  not rush/hurry/chase/compare/rub/chafe/bounce/pinch/slip/sprint/weave/surge/waste/overthink/linger/judge/count/dwell/guess/argue/fret/itch/squeak/wander
  not rushing/hurrying/chasing/racing/perfect/alone/far
  not start too fast/early
  not start/go/begin/head out too fast/early
  not the time/day/place to rush/hurry/chase/sprint
  not try to chase/match/win/impress/keep/force/catch/follow
  not waste
  not worry about the weather/start/crowd/clock/others/forecast/pace/course/time
  nothing is left/missing/new
  nothing left to do/decide
  nothing new
  nothing to prove/decide/fear
  nothing/nobody will surprise/know/notice
  now and again
  often feel/feels/help/helps/start/starts/go/goes/get/gets/look/looks/sleep/come/comes/run/runs/change/changes/open/opens/close/closes/begin/begins/end/ends/mean/means/work/works/fail/fails/find/know/seem/seems/turn/turns/lead/leads/stand/happen/happens
  often nervous/busy/crowded/loud/slow/slower/windy/wet/cold/warm/easier/quiet/long/steep/narrow/late/full/closed/good
  often pass/passes
  old/new/spare/favorite/shiny pair
  on each/every run/hill/climb/bend/corner/street/descent
  on the/your/a/an/our/their/its/both/this/those/these
  only what you need
  or later
  other runners/people/athletes/side/end/shoe/plans
  others go/rush/race/surge/start/run/hurry/pass/chase/sprint
  others may/will/can/are
  out too fast
  pair of socks/shoes/shoelaces/gloves/laces/pants/shorts/clean/dry/warm/old/new/spare
  pass other/slower runners/people
  pass others
  patch/patches pass/passes
  plenty of time/sleep/room/space
  put/pin/try/keep/layer/shirt/shoes/socks/jacket/bib/kit/lights/music/clothes/later/early/gloves/hat on
  read/watch something light/funny/calm/quiet/simple/happy
  save a little something for
  say no to late/other plans
  so many miles/weeks/mornings/people/runs
  so/too much
  some days/nights/mornings/races/music/time/sleep/quiet/friends/company/songs/fun/patience/people/runners/fresh/stretching/space/room/energy/peace
  something to read/wear/sit/look/smile/celebrate
  speed up later
  start/begin/smile/breathe/run/walk/look/settle/jog/easy/calm/back again
  start/starting/started/going/run/running too fast
  stay light on
  still fresh/early/dark/quiet/here/smiling/warm/there/asleep/time/feel/feels/enjoy
  take a few breaths/steps/moments/photos
  take a few deep/slow/quiet/easy breaths/steps/moments
  take a/another breath/seat/walk/moment/photo/look/nap/break/picture/step/shower/bus/train
  that has/have/had/needs/nobody/always/wakes/lets/lead/ran/stay/sit/stand/cheer/goes/go/waited/felt/meant/carries/meets/greets/reminds/relaxes/shows/tells/teaches/lives/covers/closes/opens/passes/lasts
  that is all right
  that you/your/the/a/an/it/we/everyone/runners/people/nobody/someone
  the little things
  the quick/others through
  the/your/a/to/every/each/before/after/near/from/at/past/toward/until/first finish
  through every/each/a/your bend/turn/corner/village/town/park/street/list/checklist/plan/bag/kit/tunnel/gate
  time and again
  too easy/fast/early/late/soon/warm/hot/tight/loose/hard/slow/long/big/small/seriously/cold
  travel/pack light
  try again
  wait for the/your/a/others
  wear/need/like/bring/pack/wet/with/old/light/running/or/and a cap
  wear/put/pack/pull/bring/and something warm/dry/old/soft
  whole course/family/way/week/evening/day/morning/route/race
  with all your heart
  without a/the/your watch/phone/map/word/rush/thought/sound
  without hurry/rushing/rush/fuss/effort/noise/music/words/pressure/thinking/worry/worrying/stress/looking/racing/surging/forcing/slowing/stopping/searching/surprises/chasing/hurrying
  without looking at the/your watch/clock
  worth more than
`)
