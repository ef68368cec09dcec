/** How to stay calm. */
export const calm = `
  a quiet/favorite song settles the mind/nerves
  a slow/short/gentle walk settles the mind/nerves/legs
  be proud of your training/work
  breathe (out) slowly/calmly/deeply and let your shoulders drop/sink
  enjoy the day/moment
  focus on what is in your hands
  give yourself plenty of time to arrive/settle/dress/park/travel/unpack
  give yourself plenty of time to park/travel/arrive and find the start
  keep the day calm/quiet/slow/simple
  listen to music/songs you love/like/know
  nerves before the start are normal/common
  picture yourself at the finish, smiling/proud/happy
  stay calm
  stay calm/patient when/if the start is slow/crowded/late
  talk with/to friends/family who make you laugh/calm
  trust the work/training behind you
  trust your training
`
