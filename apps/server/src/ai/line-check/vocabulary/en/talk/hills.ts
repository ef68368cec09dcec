/** How to run up and down. */
export const hills = `
  on the climbs/hills, shorten your stride/steps and keep the/your effort even/steady
  on the downhills, run light/relaxed/loose
  run the climbs/hills by effort and keep your shoulders low/loose
  save/keep some courage/strength for the last/final climb/climbs/hill
`
