import { parsePhrases } from '../../parse-phrases.ts'

/** Referring words with what they refer to. Slashes separate alternatives for one place. */
export const referencePhrases = parsePhrases(`
  are/is/runs/it/stride/rhythm/steps short
  as it comes
  before/if/when/where/until you need/want it/them
  can always slow/walk/rest/start/ease/smile
  get it right
  give it room/time/space/a
  give it/them/yourself/everyone your/time/a
  have your bag/kit/clothes/shoes/bib/name/moment/day/ticket/things
  is/are running through it
  it is/was/feels/helps/gets/works/looks/starts/settles/can/may/might/will/would/comes/makes/rains/sounds/seems/becomes
  it pays to
  keep them simple/short/easy/dry/warm/close
  let it come/carry/happen/settle
  let it sit/sink/guide/lead/grow/dry/shine/roll/be
  note down/how/where/what
  proud/sure/aware of it
  put/pin/tie/lay/fold/hang/write it/them on/down/out/up/early/by/near/next/under/across
  rest days/day
  rest of the day/week/morning/evening/race/year/way/afternoon/course/family
  rest your/well/up
  same idea/laces/socks/shoes/shirt/people/street/streets/hill/hills/course/road/person/song/story/group/crowd
  so that
  take it easy
  thank/follow/cheer/meet/hug them
  that feels/feel/works/work/fits/fit/knows/know/looks/look/brought/follows/comes/come/makes/make/gives/give/leads/helps/help/keeps/keep/carries/carried/got/took/sits/stays/sounds/starts/begins/ends/turns/runs/belongs/matter/suits/leaves/calms/settles
  that is where/why/when/how/what
  that patience/work/part/moment/feeling/calm/day/morning/run/hill/race/crowd/rhythm/pace
  that rubs/chafes/pinches/itches/squeaks
  the rest will/follows/comes
  these days/last/weeks/miles/mornings/streets/roads/evenings/moments/runs
  they are/will/feel/know/can/may/come/go/see
  things on/down/off/simple/ready/out
  this day/race/week/evening/morning/moment/start/course/weekend/month/part/far/time/season/year/distance/route/hill/run
  this is the/your day/week/moment/time/morning
  those days/weeks/miles/mornings/hills/evenings/runs
  tick off/things/them
  trained/worked/waited/planned/ready/train for it
  treat it as
  try to smile/relax/sleep/rest/stay/find/run/arrive/remember/be/walk/picture/think/notice/look
  what is planned/coming/ahead/next/familiar/around
  what it feels
  what rubs
  what to do/wear/pack/expect/say/think
  what works/worked/happens/helps/helped/felt/went
  what you know/practiced/planned/wear/feel/see/hear/learned/trained/did
  what/went well first
  whatever the weather/clock/result/day/forecast/crowd/course says/does/brings/shows
  whatever the weather/clock/result/forecast
  write/note down how it felt/feels/went
  your eyes look/to/and/off/for/soft/rest
`)
