/** Rest, sleep and what easy days are for. */
export const rest = `
  a restless/short night before a race is common/normal
  easy/quiet/calm days build/bring/make fresh legs
  go to bed early (today)
  keep the evening/evenings quiet/slow and the lights low
  keep walks/outings short and easy
  keep your usual bedtime
  leave your phone in another room at night
  let your legs rest/recover/freshen (up)
  put your feet up after work/lunch/dinner
  put your feet up in the afternoon/evening
  read something light in the evening
  rest is part of training
  spend the afternoon/evening with people you like/love
  these days are for rest and routine/sleep
  these days are for rest/routine/sleep/calm
`
