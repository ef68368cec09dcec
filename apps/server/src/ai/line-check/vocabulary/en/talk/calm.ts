/** How to stay calm. */
export const calm = `
  a quiet/favorite song settles the mind/nerves
  a slow/crowded start is normal and leaves time to settle
  a slow/short/gentle walk settles the mind/nerves/legs
  be proud of your training/work
  breathe (out) slowly/calmly/deeply and let your shoulders drop/sink
  enjoy the day/morning/week/moment
  focus on what is in your hands
  give yourself plenty of time to arrive/settle/dress/park/travel/unpack
  give yourself plenty of time to park/travel/arrive and find the start
  keep the morning/evening/day/week calm/quiet/slow/simple
  listen to music/songs you love/like/know
  nerves are a sign that you care
  nerves before the start/race are normal/common and a good sign
  picture yourself at the finish, smiling/proud/happy
  stay calm
  stay calm/patient when/if the start is slow/crowded/late
  talk with/to friends/family who make you laugh/calm
  tell your family/friends where to wait/stand/cheer/meet
  trust the miles/weeks/work/training behind you
  trust your training/preparation
  when doubt comes/appears, remember your training/runs
`
