/** What the race and the long run feel like, and how to pace them. */
export const pacing = `
  a goal of {target} rewards patience/calm and an easy start
  drop/relax/loosen your shoulders/hands/jaw and breathe (out) (slowly/calmly/deeply)
  enjoy the last/final mile/miles/stretch/part, where the crowd will carry you
  give the mile/kilometer you are in your full/calm attention
  in {climate}, start easy/calmly/slowly and listen to your body
  let others go and run your own race/pace
  let the crowd carry/lift you in the last/final mile/stretch/part
  let the crowd/others go and run your own race/pace
  look for an even/easy/steady rhythm/effort/pace from the start
  on a {course}, an even/steady effort/rhythm is your best friend
  patience early pays you back late in the race
  patience in the opening/early miles/part pays you back late/later
  save/keep some courage/strength for the last/final mile/miles/stretch/part
  smile at the crowd/volunteers/runners around you
  start/begin gently/calmly/patiently and settle into your (own) rhythm/pace
  start/begin slower/easier than you want (to), and let the crowd run away from you
  start/begin slower/easier/calmer than you want (to)
  thank the volunteers along the course/way
  the opening/early miles/kilometers/part should/may/can feel (almost) (too) easy
  the opening/early part of the race feels easy for everyone
  the {course} rewards patience/calm/rhythm
  think of the course/race/run in small pieces/parts
  when/if your breathing gets loud/ragged/hard, ease/slow down until you can speak/talk
  when/if your pace slips, stay calm and run by effort
  when/whenever the crowd/group around you surges/rushes, stay/keep in your own rhythm
  {climate} rewards patience/calm and an easy start
  {distance} is long/far and leaves time to settle (in)
`
