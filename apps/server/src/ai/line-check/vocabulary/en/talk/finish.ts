/** After the finish. */
export const finish = `
  be proud of your race/run/day/effort, whatever the clock says
  enjoy the medal/finish/moment/applause
  meet your family/friends after the finish
  put on dry clothes/layers after the finish
  thank your family/friends/crew/legs after the finish
  walk (on) slowly/gently after the finish
`
