/** The crowd, the others and the goal of the race. */
export const raceDay = `
  a goal of {target} rewards patience/calm and an easy start
  enjoy the last/final mile/miles/stretch/part, where the crowd will carry you
  let others go and run your own race/pace
  let the crowd carry/lift you in the last/final mile/stretch/part
  let the crowd/others go and run your own race/pace
  patience early pays you back late in the race
  smile at the crowd/volunteers/runners around you
  start/begin slower/easier than you want (to), and let the crowd run away from you
  thank the volunteers along the course/way
  the opening/early part of the race feels easy for everyone
  when/whenever the crowd/group around you surges/rushes, stay/keep in your own rhythm
`
