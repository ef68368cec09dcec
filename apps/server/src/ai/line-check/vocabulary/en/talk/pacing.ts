/** What the race and the long run feel like, and how to pace them. */
export const pacing = `
  drop/relax/loosen your shoulders/hands/jaw and breathe (out) (slowly/calmly/deeply)
  give the mile/kilometer you are in your full/calm attention
  in {climate}, start easy/calmly/slowly and listen to your body
  look for a steady effort/rhythm from the start
  look for an even/easy effort/rhythm from the start
  on a {course}, a steady effort is your best friend
  on a {course}, an even effort is your best friend
  patience in the opening/early miles/part pays you back late/later
  save/keep some courage/strength for the last/final mile/miles/stretch/part
  start/begin gently/calmly/patiently and settle into your (own) rhythm/pace
  start/begin slower/easier/calmer than you want (to)
  the {course} rewards patience/calm
  think of the course/run in small pieces/parts
  {climate} rewards patience/calm and an easy start
`
