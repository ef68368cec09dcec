/** The trip, and a night away from home. */
export const away = `
  arrive early and unpack/settle/rest
  ask the hotel for a quiet room
  carry your race shoes/kit/bib/clothes in (your) hand luggage
  settle into your room/hotel and unpack calmly/slowly/early
`
