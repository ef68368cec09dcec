/** The eve. */
export const eve = `
  agree on a place/spot to meet your family/friends after the finish
  check the way/trip/route to the start early/today
  have a quiet dinner with people you like/love
  have an early dinner with friends/family
  have an early dinner with people you like/love
  have dinner early and let the evening wind down
  know where you will park/meet/change/wait
  leave early and arrive calm/relaxed
  pick up your bib early and rest
  stay off your feet in the afternoon
  tell your family/friends where to wait/stand/cheer/meet
  walk through/over tomorrow in your mind
`
