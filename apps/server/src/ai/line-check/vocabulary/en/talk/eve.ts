/** The eve. */
export const eve = `
  agree on a place/spot to meet your family/friends after the finish
  check the way/trip/route to the start early/today
  have an early dinner with friends/family, then put your feet up
  have an early/quiet/familiar dinner with people you like/love
  have dinner early and let the evening wind down
  know where you will park/meet/change/wait
  leave home early and arrive calm/relaxed
  pick up your bib early and go home
  stay off your feet in the afternoon
  walk through/over the morning in your mind
`
