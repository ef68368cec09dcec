import { parsePhrases } from '../../parse-phrases.ts'

/** What may be had, taken, held or left. Slashes separate alternatives for one place. */
export const actionPhrases = parsePhrases(`
  do the work
  do well
  do your best
  done the work
  feel/feels/sleep/run better
  forget the clock/watch/pace/forecast/result/noise
  get to know/bed/sleep
  get up/dressed/ready/home/there/into/out/off/around/used/carried/comfortable/warm/together
  get your bearings/kit/bag/bib/gear/breath/breathing/legs/clothes/shoes
  gets loud/crowded/quiet/steep/narrow/busy/windy/easier/warm/cold/long/noisy
  gets/feel/feels hard
  getting up/dressed/ready/home/there/used/out
  got you/up/out/dressed/here
  has done/been/brought/taught/begun/started/settled/carried/come/gone/passed
  has/have/had to
  have a good/great/quiet/short/long/calm/lovely/favorite/simple/nice/clear/slow laugh/look/walk/chat/plan/evening/morning/day/run/race/trip/word/song/night/story/reason
  have a/an plan/chat/laugh/look/walk/seat/nap/backup/friend/story/song/reason/mantra/spare
  have already/always done/planned/trained/practiced/rehearsed/prepared/packed/earned
  have done/trained/practiced/rehearsed/learned/built/earned/run/worked/planned/prepared/waited/come/been/known/made/seen/worn/met/carried/felt/already/always
  have faith/patience/trust/time
  have fun
  have to be/run/walk/wait/think/decide/start/queue/stand/hurry
  hold back
  hold on to
  hold your pace/form/rhythm/effort/place/line
  keep calm/warm/dry/smiling/steady/loose/quiet/relaxed/cool/breathing/walking
  keep in touch/mind
  keep to the
  leave a note/message
  leave for the start/race/hotel/airport/station
  leave for/early/home
  leave the house/hotel/car/phone/watch/headphones/door/clock/crowd/worry/worries/park/city/town
  leave time/room/space
  leave your phone/watch/car/worries/doubts/hands/ego/house/door/keys
  leaves/leaving time/room
  left shoe/side/foot/hand/turn
  let your legs/shoulders/hands/arms/breathing/mind/pace/stride/training/friends/family
  miss a/the/your turn/train/bus/start/marker/corner/step/view/landmark
  missed run/runs/workout/workouts/day/days
  plan ahead/where/how/for
  plan to arrive/meet/start/be
  plan to run/travel/stay/go/walk/train/meet/sleep
  plan your/the way/trip/route/day/journey/travel/morning/evening/week
  plans change
  save energy/strength
  save your legs/energy/strength/smile/voice/surge
  save/waste/spend/keep/your/nervous/of energy
  stick/keep to the/your plan
  stop thinking/worrying/talking
  take a deep/slow/long/quiet/short/good/warm/last/mental/quick breath/look/walk/nap/break/moment/shower/picture/photo
  take in the view/noise/crowd/atmosphere/moment/music/scenery/sights/sounds
  take the time/stairs/bus/train/climb/climbs/hills/bends/corners/turns/tangents/flat/downhill/elevator
  take time/part/care/pride/comfort/turns
  take your time/place/seat/spot/mind
  take/make notes
  takes care/time/practice/patience
  throw on a
  trust/follow/know/remember the/your plan
  try on
  turn/keep the lights/volume low/down
  used to
  wait in/at the/your
  waiting for the/your
  wear/adjust/check/charge/pack/tighten/loosen your/the/a belt
  wear/adjust/check/charge/pack/tighten/loosen/your/the/a belt
`)
