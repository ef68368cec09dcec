/** What quiet days are for. */
export const quietDays = `
  easy/quiet/calm days build/bring/make fresh legs
  let your legs rest/recover/freshen (up)
  rest is part of training
  these days are for rest and routine/sleep
  these days are for rest/routine/sleep/calm
`
