/** How to practice in long runs. */
export const practice = `
  ask a friend to run/ride/come along
  find a loop/route that looks/feels like the race/course
  keep your long run easy/slow enough to talk/chat
  keep/make the routine before/of your long run the same
  note/write (down) how you felt after your long run
  practice reaching for your belt/pockets while you run
  rehearse your race routine/kit on/before your long run
  set a reminder on your watch for your/the stops
  set an alarm/alert on your watch for your/the stops
  start the long run gently/easy/slowly and let the pace come to you
  start your long run at the time of the race
  treat/use your long run as a (dress) rehearsal for race day
  wear your race shoes/clothes/kit/belt on your long run
  when/if a long run goes badly, you have learned something useful
  when/if a rehearsal goes badly, you have learned something useful
  write down what worked/helped after your long run
`
